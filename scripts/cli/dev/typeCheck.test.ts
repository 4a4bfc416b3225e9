import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceAt } from '../../release';
import { createRepository, SHOP, writeFiles } from '../../tests/fixtures/fixtureRepository';
import { createOutputReader, startTypeCheck, type TypeCheck } from './typeCheck';

describe('the output of the compiler', () => {
  test('is read check by check, with messages of several lines', () => {
    const output = createOutputReader();
    const read = (...lines: string[]): boolean[] => lines.map((line) => output.read(line));
    expect(output.isRunning).toBe(true);
    const first = read(
      '9:44:57 AM - Starting compilation in watch mode...',
      '',
      "mfe-info/src/a.tsx(3,14): error TS2322: Type 'A' is not assignable to type 'B'.",
      "  Types of property 'x' are incompatible.",
      'src/(x)/b.ts(1,1): error TS1005: expected.',
      '9:44:58 AM - Found 2 errors. Watching for file changes.',
    );
    expect(first).toEqual([false, false, false, false, false, true]);
    expect(output.problems).toEqual([
      {
        file: 'mfe-info/src/a.tsx',
        loc: '3:14',
        message: "TS2322: Type 'A' is not assignable to type 'B'.\n  Types of property 'x' are incompatible.",
      },
      { file: 'src/(x)/b.ts', loc: '1:1', message: 'TS1005: expected.' },
    ]);
    read('9:44:59 AM - File change detected. Starting incremental compilation...');
    expect([output.isRunning, output.problems.length]).toEqual([true, 2]);
    read('9:45:00 AM - Found 0 errors. Watching for file changes.');
    expect([output.isRunning, output.problems.length]).toEqual([false, 0]);
  });

  test('is ignored where it is something else', () => {
    const output = createOutputReader();
    expect(['', '  an indented line', 'error TS5083: no file'].map((line) => output.read(line))).toEqual([
      false,
      false,
      false,
    ]);
    expect(output.problems).toEqual([]);
  });
});

describe('a type-check', () => {
  const root = createRepository({
    ...SHOP,
    'mfe-shop/tsconfig.json': JSON.stringify({
      compilerOptions: { strict: true, types: [] },
      include: ['src/part.ts'],
    }),
    'mfe-shop/src/part.ts': 'export const part: number = "text";\n',
  });
  let check: TypeCheck;
  afterAll(async () => {
    await check.close();
    rmSync(root, { recursive: true, force: true });
  });

  test('finds an error with its place, and finds it gone after the edit', async () => {
    let notify: (() => void) | undefined;
    const result = (): Promise<void> => new Promise((resolve) => (notify = resolve));
    const first = result();
    check = startTypeCheck(root, workspaceAt(join(root, 'mfe-shop')), () => notify?.())!;
    await first;
    expect(check.problems()).toEqual([
      { file: 'mfe-shop/src/part.ts', loc: '1:14', message: expect.stringContaining('TS2322') as string },
    ]);
    const second = result();
    writeFiles(root, { 'mfe-shop/src/part.ts': 'export const part: number = 1;\n' });
    await second;
    expect(check.problems()).toEqual([]);
  });

  test('is left out for a remote without a tsconfig.json', () => {
    rmSync(join(root, 'mfe-shop/tsconfig.json'));
    expect(startTypeCheck(root, workspaceAt(join(root, 'mfe-shop')), () => undefined)).toBeNull();
  });
});
