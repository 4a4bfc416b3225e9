import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { compareReports, objectionTo, parseReport, reportOf } from './apiReport';

const SHARED = resolve(__dirname, '../../../shared');

test("the committed report is that of shared's sources and version (npm run api writes it)", () => {
  const committed = parseReport(readFileSync(join(SHARED, 'api-report.json'), 'utf8'));
  const current = reportOf(SHARED);
  const change = compareReports(committed, current);
  expect({ objection: objectionTo(committed, current), ...change, version: current.version }).toEqual({
    objection: null,
    added: [],
    removed: [],
    changed: [],
    version: committed.version,
  });
});

const FIRST = {
  'index.ts': `export { add, type Sum } from './add';\nexport * from './words';\nexport const LIMIT = 5;`,
  'add.ts':
    `import type { Step } from './step';\nexport type Sum = { of: Step };\n/** Adds. */\n` +
    `export function add(a: number): Sum { return { of: a }; }\nfunction local(): string { return ''; }`,
  'step.ts': 'export type Step = number;',
  'words.ts': `export const words = translatable('words', { hello: 'Hello' });`,
};

describe('a change of the sources', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lectern-report-'));
    mkdirSync(join(folder, 'src'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const reportWith = (files: Record<string, string>, version = '1.2.3') => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'src', name), text);
    const description = { version, exports: { '.': './src/index.ts', './style.css': './src/style.css' } };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(description));
    return reportOf(folder);
  };

  test.each<[string, Record<string, string>, string | null]>([
    ['of a body', { 'add.ts': FIRST['add.ts'].replace('return { of: a };', 'return { of: a + 1 };') }, null],
    ['of a comment', { 'add.ts': FIRST['add.ts'].replace('Adds.', 'Adds one.') }, null],
    ['of a local function', { 'add.ts': FIRST['add.ts'].replace("return '';", "return 'x';") }, null],
    ['of a text', { 'words.ts': FIRST['words.ts'].replace("'Hello'", "'Good day'") }, null],
    ['of the layout', { 'add.ts': FIRST['add.ts'].replaceAll(' { ', ' {\n  ') }, null],
    ['that adds a name', { 'words.ts': `${FIRST['words.ts']}\nexport const more = 1;` }, '1.3.0'],
    ['of a parameter', { 'add.ts': FIRST['add.ts'].replace('a: number', 'a: number, b: number') }, '1.3.0'],
    ['of a type that a signature names', { 'step.ts': 'export type Step = string;' }, '1.3.0'],
    ['of a value', { 'index.ts': FIRST['index.ts'].replace('= 5', '= 6') }, '1.3.0'],
    ['that removes a name', { 'words.ts': 'export {};' }, '2.0.0'],
  ])('%s', (_name, edit, required) => {
    const before = reportWith(FIRST);
    const objection = objectionTo(before, reportWith({ ...FIRST, ...edit }));
    if (required === null) expect(objection).toBeNull();
    else expect(objection).toContain(`at least ${required}, not 1.2.3`);
    if (required !== null) expect(objectionTo(before, reportWith({ ...FIRST, ...edit }, required))).toBeNull();
  });
});
