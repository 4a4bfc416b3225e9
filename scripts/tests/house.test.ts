import { ROOT } from '../cli';
import { fullFolders } from './house/fullFolders';
import { longFunctions, longTests } from './house/longFunctions';
import { longLines } from './house/longLines';
import { readTree } from './house/repositoryTree';

const TREE = readTree(ROOT);
const CODE = new Map([...TREE.product, ...TREE.tests]);

test('the whole repository is read', () => {
  expect(TREE.product.size).toBeGreaterThan(1000);
  expect(TREE.tests.size).toBeGreaterThan(500);
});

test('no line of code is longer than 120 characters', () => {
  expect(longLines(CODE)).toEqual([]);
  expect(longLines(new Map([['a.css', `a {}\n/* ${'—'.repeat(115)} */`]]))).toEqual([
    'a.css:2 has 121 characters: break the line',
  ]);
});

test('no folder directly contains more than 25 files', () => {
  expect(fullFolders(TREE.files)).toEqual([]);
  expect(fullFolders(Array.from({ length: 26 }, (_, n) => `shop/file${n}.ts`))).toEqual([
    'shop contains 26 files: divide it by purpose',
  ]);
});

test('no function has more than 40 lines of code, except for tests and text modules', () => {
  expect(longFunctions(CODE)).toEqual([]);
});

test.each([
  ['a function', 'shop/cart.ts', (body: string) => `function add() {\n${body}}`],
  ['a method', 'shop/cart.tsx', (body: string) => `class Cart {\nadd() {\n${body}}\n}`],
  ['the set-up of tests', 'shop/cart.test.ts', (body: string) => `beforeEach(() => {\n${body}});`],
])('%s of 41 lines is named, one of 40 is not', (_, file, write) => {
  const source = (lines: number): string => write('// A comment.\n\nadd();\n'.repeat(lines - 2));
  expect(longFunctions(new Map([[file, source(41)]]))).toEqual([expect.stringMatching(/ has 41 lines of code/)]);
  expect(longFunctions(new Map([[file, source(40)]]))).toEqual([]);
});

test('a test of 41 lines is listed among the tests, a group of tests nowhere', () => {
  const body = 'add();\n'.repeat(39);
  const code = new Map([['a.test.ts', `describe.each([1])('a', () => {\ntest('b', () => {\n${body}});\n});`]]);
  expect(longTests(code)).toEqual(['a.test.ts:2 has 41 lines of code: take named steps out of it']);
  expect(longFunctions(code)).toEqual([]);
});
