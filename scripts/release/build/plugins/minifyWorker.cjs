// Thread of OxcMinifierPlugin. It runs as plain CommonJS so that Node itself loads oxc, which is an ES module.
const { parentPort } = require('node:worker_threads');

const OPTIONS = {
  compress: { target: 'es2022' },
  mangle: true,
  codegen: { removeWhitespace: true, legalComments: 'inline' },
};

parentPort.on('message', async ({ id, file, code }) => {
  const { minifySync } = await import('oxc-minify');
  const { code: minified, errors } = minifySync(file, code, OPTIONS);
  parentPort.postMessage({ id, code: minified, errors: errors.map(({ message }) => message) });
});
