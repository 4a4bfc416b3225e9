import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { openBundleStore, openRegistryStore, promote } from '../release';
import { remoteFixture, shellFixture, writeBuild } from '../tests/fixtures/releaseFixture';
import { openLocalBackend } from './site/localBackend';
import { OTHER_GROUP } from './commandGroups';
import { createProgram } from './program';
import { runInProcess } from './testBed';

type Leaf = { path: string; command: Command };

function leavesOf(command: Command, path: string): Leaf[] {
  const below = command.commands.flatMap((sub) => leavesOf(sub, `${path} ${sub.name()}`.trim()));
  return below.length > 0 ? below : [{ path, command }];
}

const leaves = leavesOf(createProgram(), '');
const has = ({ command }: Leaf, option: string): boolean => command.options.some(({ long }) => long === option);
const wordsOf = (call: string): string[] =>
  Array.from(call.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, word]) => quoted ?? word ?? '');

/** The calls of a command's examples, without `lectern`. */
async function examplesOf({ path }: Leaf): Promise<string[][]> {
  const { code, out } = await runInProcess([...path.split(' '), '--help']);
  expect({ path, code }).toEqual({ path, code: 0 });
  const [, examples = ''] = out.split(/^Examples?:$/m);
  return Array.from(examples.matchAll(/^ +(?:\$ )?lectern (.+)$/gm), ([, call = '']) => wordsOf(call));
}

/** Runs a call with `--json`; fails unless standard output is exactly one JSON document. */
async function runAsJson(call: readonly string[]): Promise<{ code: number; err: string; document: unknown }> {
  const { code, out, err } = await runInProcess([...call, '--json']);
  try {
    return { code, err, document: JSON.parse(out) as unknown };
  } catch {
    throw new Error(`lectern ${call.join(' ')} --json printed: ${out || '(nothing)'} ${err}`);
  }
}

/** The examples that print a JSON document with `--json` and end: neither a table that updates nor a page does. */
const jsonExamplesOf = async (leaf: Leaf): Promise<string[][]> =>
  (await examplesOf(leaf)).filter((call) => !call.includes('--watch') && !call.includes('--open'));

/** Commands that this test does not run: they build, write much, need a browser, or run until they are stopped. */
const UNCALLED = new Set([
  'start',
  'serve',
  'dev',
  'process',
  'build',
  'new',
  'backup',
  'restore-backup',
  'export',
  'import',
  'seed',
  'content generate',
  'faults',
]);

/** Commands that need no site in the home, or for which an example names a hosted project. */
const WITHOUT_SITE = new Set(['start', 'serve', 'process', 'restore-backup', 'export', 'import']);

let folder = '';
let home = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-every-'));
  home = join(folder, 'home');
  const stores = { registry: openRegistryStore(home), bundles: openBundleStore(home) };
  const releases = [shellFixture(), remoteFixture('info'), remoteFixture('info', { version: '1.4.2' })];
  for (const release of releases)
    await stores.bundles.publish(release, writeBuild(join(folder, release.remote, release.version), release));
  await promote(stores, releases.slice(0, 2), { by: 'Ann', command: 'test', reason: '-' }, 'none');
  await (await openLocalBackend(home, 'http://localhost')).close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The descriptions of everything below a command: its commands, options and arguments. */
const descriptionsOf = (command: Command): string[] => [
  ...command.commands.map((sub) => sub.description()),
  ...[...command.options, ...command.registeredArguments].map(({ description }) => description),
  ...command.commands.flatMap(descriptionsOf),
];

test('commands, options and arguments are described in one form: small letters, and no full stop at the end', () => {
  const others = descriptionsOf(createProgram()).filter((text) => /^[A-Z][a-z]|[.]$/.test(text));
  expect(others).toEqual([]);
});

test.each(leaves)('$path explains itself with an example', async (leaf) => {
  const examples = await examplesOf(leaf);
  expect(examples.length).toBeGreaterThan(0);
  for (const call of examples) expect(call.join(' ').startsWith(leaf.path)).toBe(true);
});

test.each(leaves)('$path exits with 2 for wrong usage', async (leaf) => {
  const call = [...leaf.path.split(' '), '--no-such-option'];
  expect((await runInProcess(call)).code).toBe(2);
  if (has(leaf, '--json'))
    expect(await runAsJson(call)).toMatchObject({ code: 2, document: { ok: false, exitCode: 2 } });
});

test.each(leaves.filter((leaf) => has(leaf, '--home') && !WITHOUT_SITE.has(leaf.path)))(
  '$path exits with 3 for a folder without a site, and names it',
  async (leaf) => {
    const nowhere = join(folder, 'nowhere');
    for (const call of await jsonExamplesOf(leaf)) {
      const run = await runAsJson([...call, '--home', nowhere]);
      expect({ call, ...run }).toMatchObject({ call, code: 3, err: expect.stringContaining(nowhere) as string });
      expect(run.document).toMatchObject({ ok: false, exitCode: 3, error: { kind: 'store' } });
    }
  },
);

test.each(leaves.filter((leaf) => has(leaf, '--json') && !UNCALLED.has(leaf.path)))(
  '$path --json prints one document',
  async (leaf) => {
    for (const call of await jsonExamplesOf(leaf)) {
      const known = call.filter((word) => !['>', '>>'].includes(word) && !/^(~|\$)/.test(word));
      const { code, document } = await runAsJson([...known, ...(has(leaf, '--home') ? ['--home', home] : [])]);
      expect(code).toBeLessThan(3);
      expect(document).toMatchObject({ ok: code === 0 });
    }
  },
);

test('the help lists every command below a heading that says what it is for', async () => {
  const program = createProgram();
  expect(program.commands.filter((command) => command.helpGroup() === OTHER_GROUP)).toEqual([]);
  const { out } = await runInProcess(['--help']);
  expect(out).toMatch(/\nRelease and roll back:\n[^]*\n {2}rollback \[options\] <remote>/);
});

test('a wrong call ends with the call that explains its command', async () => {
  expect((await runInProcess(['accounts', 'grant'])).err).toMatch(/lectern accounts grant --help\n$/);
  expect((await runInProcess(['rolback'])).err).toMatch(/Did you mean rollback\?\)\n[^\n]*lectern --help\n$/);
});
