#!/usr/bin/env node
// Type-checks the repository, or the part that a clone contains: a team may work without the other teams' remotes.
// The tests of `scripts` are left out then, since they are about the whole site.
const { existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const { join, resolve } = require('node:path');
const { spawnSync } = require('node:child_process');

const ROOT = resolve(__dirname, '../..');
const COMPILER = join(ROOT, 'node_modules/typescript-7/bin/tsc');
const TESTS = 'tsconfig.tests.json';

const referencesOf = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')).references.map(({ path }) => path);
const isHere = (path) => existsSync(join(ROOT, path));

/** Returns the projects to build: none for the whole repository, which `tsconfig.json` lists. */
function projects() {
  const all = referencesOf('tsconfig.json');
  if (all.every(isHere)) return [];
  const here = all.filter((path) => isHere(path) && !path.endsWith(TESTS));
  return [...here, testsOf(referencesOf(TESTS).filter(isHere))].map((path) => resolve(ROOT, path));
}

/** Writes the project of the tests that stand beside the sources, and returns its file. */
function testsOf(references) {
  const folder = join(ROOT, 'node_modules/.cache/tsc/part');
  const file = join(folder, 'tsconfig.json');
  mkdirSync(folder, { recursive: true });
  const here = (path) => join(ROOT, path);
  const project = {
    extends: here(TESTS),
    compilerOptions: { outDir: './out', tsBuildInfoFile: './tests.tsbuildinfo', rootDir: ROOT },
    include: ['*/src/**/*.test.ts', '*/src/**/*.test.tsx', '*/src/**/testBed.ts', '*/src/css.d.ts'].map(here),
    references: references.map((path) => ({ path: here(path) })),
  };
  writeFileSync(file, JSON.stringify(project, null, 2));
  return file;
}

const args = [COMPILER, '-b', ...projects(), ...process.argv.slice(2)];
process.exit(spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1);
