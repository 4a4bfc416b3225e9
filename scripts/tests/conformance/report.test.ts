import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../cli';
import { CRITERIA } from './criteria';
import { PROOFS } from './proofs';
import { conformanceReport, REPORT } from './report';
import { patternOf, testTitles } from './testTitles';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const ids = CRITERIA.map(({ id }) => id);

test('the list has the 31 criteria of level A and the 24 of level AA, each once and in order', () => {
  expect(CRITERIA.filter(({ level }) => level === 'A')).toHaveLength(31);
  expect(CRITERIA.filter(({ level }) => level === 'AA')).toHaveLength(24);
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })));
});

test('every criterion has a test that proves it, or is known to fail', () => {
  const proven = new Set(PROOFS.flatMap(({ proves }) => proves.split(' ')));
  expect(CRITERIA.filter(({ id, failing }) => failing === undefined && !proven.has(id))).toEqual([]);
  expect([...proven].filter((id) => !ids.includes(id))).toEqual([]);
});

test('every test that proves a criterion exists', () => {
  const missing = PROOFS.filter(({ file, title }) => !testTitles(file, read(file)).includes(title));
  expect(missing).toEqual([]);
});

test('the report is that of a run in which every test passed', () => {
  expect(read(REPORT)).toBe(conformanceReport(PROOFS));
});

test('a test that did not pass is no proof, and a criterion without one says so', () => {
  const report = conformanceReport([
    { file: 'shell/menu.test.ts', title: 'a [menu] | of %s px opens', proves: '1.1.1' },
  ]);
  const row = (id: string): string => report.split('\n').find((line) => line.startsWith(`| ${id} `)) ?? '';
  expect(row('1.1.1')).toContain('[a \\[menu\\] \\| of … px opens](../../shell/menu.test.ts)');
  expect(row('2.1.1')).toContain('**No proof**');
  expect(row('1.2.3')).toContain('**Known failing:**');
});

test('titles are read from the source, also when they are joined or computed', () => {
  const source = `
    test('plain', () => {});
    test('in ' + 'two', { tag: '@long' }, () => {});
    for (const width of [1]) test(\`at \${width} px\`, () => {});
    test.each([1])('%s is one', () => {});`;
  expect(testTitles('a.test.ts', source)).toEqual(['plain', 'in two', 'at %s px', '%s is one']);
  expect(patternOf('at %s px').test('at 320 px')).toBe(true);
  expect(patternOf('plain').test('plain and more')).toBe(false);
});
