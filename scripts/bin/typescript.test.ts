import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

let folder: string;
const compiledFolder = (): string => join(folder, `lectern-compiled-${String(process.getuid?.() ?? 'files')}`);
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lectern-typescript-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs `source` as a TypeScript program whose compiled files go below `folder`; resolves to its output. */
async function run(source: string): Promise<string> {
  const program = join(folder, 'program.ts');
  writeFileSync(program, source);
  const env = { ...process.env, TMPDIR: folder, TEMP: folder };
  const args = ['-r', require.resolve('./typescript.cjs'), program];
  return (await promisify(execFile)(process.execPath, args, { env })).stdout;
}

test('runs TypeScript, from a stored file the second time; an edit takes effect', async () => {
  const source = (word: string): string => `type Word = string;\nconst word: Word = '${word}';\nconsole.log(word);`;
  expect(await run(source('first'))).toBe('first\n');
  const stored = readdirSync(compiledFolder());
  expect(stored).toHaveLength(1);
  expect(await run(source('first'))).toBe('first\n');
  expect(readdirSync(compiledFolder())).toEqual(stored);
  expect(await run(source('second'))).toBe('second\n');
});

test('a stored file that lost its content is compiled again', async () => {
  await run('console.log("whole" as string);');
  for (const name of readdirSync(compiledFolder())) writeFileSync(join(compiledFolder(), name), '');
  expect(await run('console.log("whole" as string);')).toBe('whole\n');
});

test('what was compiled a month ago is removed once something is compiled', async () => {
  await run('console.log("old" as string);');
  const [old = ''] = readdirSync(compiledFolder());
  const then = new Date(Date.now() - 31 * 86_400_000);
  utimesSync(join(compiledFolder(), old), then, then);
  await run('console.log("new" as string);');
  expect(readdirSync(compiledFolder())).toHaveLength(1);
  expect(readdirSync(compiledFolder())).not.toContain(old);
});

test('errors have the positions of the source', async () => {
  const source = 'type Unused = {\n  a: string;\n};\n\nconsole.log(new Error("here").stack);';
  expect(await run(source)).toContain('program.ts:5:13');
  expect(await run(source)).toContain('program.ts:5:13');
});

test('a folder that other users can write holds no code', async () => {
  mkdirSync(compiledFolder());
  chmodSync(compiledFolder(), 0o777);
  expect(await run('console.log("compiled" as string);')).toBe('compiled\n');
  expect(readdirSync(compiledFolder())).toEqual([]);
});
