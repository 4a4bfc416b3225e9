// Loads TypeScript on `require`, compiled by esbuild without a look at types. Compiled files are stored, so that a
// command starts without the compiler: in half the processor time that tsx takes, which resolves every name itself.
const { createHash } = require('node:crypto');
const { lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { tmpdir } = require('node:os');
const { extname, join } = require('node:path');

const OPTIONS = {
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  jsx: 'automatic',
  keepNames: true,
  sourcemap: 'inline',
  sourcesContent: false,
  supported: { 'dynamic-import': true },
};
const VERSION = JSON.stringify([require('esbuild/package.json').version, OPTIONS]);
/** Beginning of the last line of a compiled file. */
const LAST_LINE = '\n//# sourceMappingURL=';
/** Days after which a compiled file is removed: most are of versions and folders that are gone. */
const KEPT_DAYS = 30;
const folder = ownFolder();
let hasTidied = false;

for (const extension of ['.ts', '.tsx']) {
  Module._extensions[extension] = (module, file) => {
    module._compile(compiled(file, readFileSync(file, 'utf8')), file);
  };
}
process.setSourceMapsEnabled(true);

/** Returns the folder of compiled files; null when there is none that only this user can write. */
function ownFolder() {
  const user = process.getuid?.();
  const path = join(tmpdir(), `lectern-compiled-${user ?? 'files'}`);
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    const { mode, uid } = lstatSync(path);
    return user === undefined || (uid === user && (mode & 0o170077) === 0o040000) ? path : null;
  } catch {
    return null;
  }
}

function compiled(file, source) {
  const name = createHash('sha256').update(`${VERSION}\0${file}\0${source}`).digest('hex');
  const stored = folder && join(folder, `${name}.js`);
  try {
    const code = stored ? readFileSync(stored, 'utf8') : '';
    // A file that a power cut has emptied is compiled again.
    if (code.includes(LAST_LINE)) return code;
  } catch {
    // Not compiled yet, or removed.
  }
  const loader = extname(file).slice(1);
  const { code } = require('esbuild').transformSync(source, { ...OPTIONS, loader, sourcefile: file });
  if (stored) {
    tidy();
    store(stored, code);
  }
  return code;
}

/** Removes old files, once in a process that compiles. What is still in use is compiled again. */
function tidy() {
  if (hasTidied) return;
  hasTidied = true;
  const oldest = Date.now() - KEPT_DAYS * 86_400_000;
  try {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (lstatSync(path).mtimeMs < oldest) rmSync(path, { force: true });
    }
  } catch {
    // Another process removed one at the same time.
  }
}

/** By a rename, so that no process reads a part of a file. */
function store(path, code) {
  const part = `${path}.${String(process.pid)}`;
  try {
    writeFileSync(part, code, { mode: 0o600 });
    renameSync(part, path);
  } catch {
    // A full or read-only disk: the next process compiles the file again.
  }
}
