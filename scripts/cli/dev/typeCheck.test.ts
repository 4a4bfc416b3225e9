import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { workspaceAt } from '../../release';
import { createRepository, SHOP, writeFiles } from '../../tests/fixtures/fixtureRepository';
import { parseProblems, startTypeCheck, type TypeCheck } from './typeCheck';

test('the output of the compiler is parsed with messages of several lines; other lines are left out', () => {
  const output = [
    '  an indented line',
    "error TS5083: Cannot read file 'base.json'.",
    "mfe-info/src/a.tsx(3,14): error TS2322: Type 'A' is not assignable to type 'B'.",
    "  Types of property 'x' are incompatible.",
    'src/(x)/b.ts(1,1): error TS1005: expected.',
    '',
  ];
  expect(parseProblems(output.join('\n'), 'mfe-info/tsconfig.json')).toEqual([
    { file: 'mfe-info/tsconfig.json', loc: '1:1', message: "TS5083: Cannot read file 'base.json'." },
    {
      file: 'mfe-info/src/a.tsx',
      loc: '3:14',
      message: "TS2322: Type 'A' is not assignable to type 'B'.\n  Types of property 'x' are incompatible.",
    },
    { file: 'src/(x)/b.ts', loc: '1:1', message: 'TS1005: expected.' },
  ]);
  expect(parseProblems('', 'tsconfig.json')).toEqual([]);
});

describe('a type-check', () => {
  const root = createRepository({
    ...SHOP,
    'mfe-shop/tsconfig.json': JSON.stringify({
      compilerOptions: { composite: true, outDir: 'dist', rootDir: '.', strict: true, types: [] },
      include: ['src/part.ts'],
    }),
    'mfe-shop/src/part.ts': 'export const part: number = "text";\n',
  });
  let check: TypeCheck;
  afterEach(() => check.close());
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('reports an error with its position, and none after the edit that corrects it', async () => {
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

  test('misses no edit, neither during the first check nor in a quick series', async () => {
    let pause = 0;
    const last = new Promise<void>((resolve) => {
      check = startTypeCheck(root, workspaceAt(join(root, 'mfe-shop')), () => {
        if (check.problems().length > 0) resolve();
      })!;
    });
    for (const type of ['string', 'string', 'string', 'string', 'number']) {
      pause += 60;
      writeFiles(root, { 'mfe-shop/src/part.ts': `export const part: ${type} = "after ${String(pause)} ms";\n` });
      await setTimeout(pause);
    }
    await last;
    expect(check.problems()).toHaveLength(1);
  });

  test('kills a compiler that ignores SIGTERM, at an edit and when it is closed', async () => {
    const log = join(root, 'compilers.txt');
    writeFiles(root, {
      'compilers.txt': '',
      'node_modules/typescript-7/bin/tsc': `
        process.on('SIGTERM', () => undefined);
        require('node:fs').appendFileSync(${JSON.stringify(log)}, process.pid + ' ');
        setTimeout(() => undefined, 600_000);`,
    });
    const compilers = (): number[] => readFileSync(log, 'utf8').split(' ').slice(0, -1).map(Number);
    const waitForCompiler = async (count: number): Promise<void> => {
      while (compilers().length < count) await setTimeout(20);
    };
    check = startTypeCheck(root, workspaceAt(join(root, 'mfe-shop')), () => undefined)!;
    await waitForCompiler(1);
    writeFiles(root, { 'mfe-shop/src/part.ts': 'export const part: number = 2;\n' });
    await waitForCompiler(2);
    expect(compilers().map(isRunning)).toEqual([false, true]);
    await check.close();
    expect(compilers().map(isRunning)).toEqual([false, false]);
  });

  test('is left out for a remote without a tsconfig.json', () => {
    rmSync(join(root, 'mfe-shop/tsconfig.json'));
    expect(startTypeCheck(root, workspaceAt(join(root, 'mfe-shop')), () => undefined)).toBeNull();
  });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
