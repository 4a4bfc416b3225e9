const { join } = require('node:path');

/** Packages that are published as ES modules or as TypeScript, which Jest has to transform. */
const TRANSFORMED = ['lectern', '@lectern', 'p-limit', 'yocto-queue', 'mime', 'jose', 'fractional-indexing'];

/**
 * Returns Jest's configuration of the workspaces below `rootDir`: `*.test.ts` in `src` runs in Node, `*.test.tsx`
 * in jsdom. `otherTests` are further patterns of tests in Node.
 */
module.exports = function jestConfig(rootDir, otherTests = []) {
  const shared = {
    rootDir,
    transform: {
      '^.+\\.([cm]?js|tsx?)$': [join(__dirname, 'transform.cjs'), { jsxRuntime: 'automatic', production: true }],
    },
    moduleNameMapper: {
      '\\.css$': join(__dirname, 'cssModule.cjs'),
      '\\.html$': join(__dirname, 'framePage.cjs'),
    },
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.lectern/'],
    transformIgnorePatterns: [`/node_modules/(?!(${TRANSFORMED.join('|')})/)`],
    modulePathIgnorePatterns: ['/dist/', '/.lectern/', '/.cache/'],
    setupFiles: [
      join(__dirname, 'disableStorages.cjs'),
      join(__dirname, 'quietSdk.cjs'),
      join(__dirname, 'reuseKeys.cjs'),
    ],
  };
  const node = {
    ...shared,
    displayName: 'node',
    testEnvironment: join(__dirname, 'nodeEnvironment.cjs'),
    testMatch: ['<rootDir>/*/src/**/*.test.ts', ...otherTests],
  };
  const dom = {
    ...shared,
    displayName: 'dom',
    testEnvironment: join(__dirname, 'domEnvironment.cjs'),
    setupFilesAfterEnv: [join(__dirname, 'domSetup.cjs')],
    testMatch: ['<rootDir>/*/src/**/*.test.tsx'],
  };
  // The time limit only ends a test that hangs: steps that wait have shorter limits of their own.
  // Three workers keep two processors busy, since tests often wait for a disk or a clock, and fit into their memory.
  return { testTimeout: 300000, maxWorkers: 3, projects: [node, dom] };
};
