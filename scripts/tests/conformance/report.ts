import { posix } from 'node:path';
import { CRITERIA, type Criterion } from './criteria';
import type { Proof } from './proofs';

/** Path of the report from the root of the repository. */
export const REPORT = 'scripts/docs/accessibility.md';

/** Returns the report: a row for each criterion with its tests among `passed`. */
export function conformanceReport(passed: readonly Proof[]): string {
  const proofsOf = (id: string): Proof[] => passed.filter(({ proves }) => proves.split(' ').includes(id));
  const rows = CRITERIA.map((criterion) => rowOf(criterion, proofsOf(criterion.id)));
  const inPart = CRITERIA.filter(({ failing }) => failing !== undefined).length;
  const open = CRITERIA.filter(({ id, failing }) => failing === undefined && proofsOf(id).length === 0).length;
  const met = `${CRITERIA.length - inPart - open} are met, ${inPart} are met in part`;
  return [
    HEAD,
    `Of the ${CRITERIA.length} criteria, ${met}, and ${open} have no proof.\n`,
    '| criterion | level | on this site | proven by |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

const HEAD = `# Accessibility

The site aims at the levels A and AA of [WCAG 2.2](https://www.w3.org/TR/WCAG22/). This page lists each of their success
criteria with the tests that prove it. A run of these tests in a real browser writes it:

\`\`\`
npm run e2e -- --conformance
\`\`\`

A test proves what it checks on the screens that it visits. It finds no barrier that only a person finds, such as a text
alternative that says the wrong thing; what courses contain is up to their teachers. The criteria and their tests are
listed in \`scripts/tests/conformance\`.
`;

function rowOf({ id, name, level, here, failing }: Criterion, proofs: readonly Proof[]): string {
  const tests = proofs.map(({ file, title }) => `[${cell(readable(title))}](${linkTo(file)})`);
  const known = failing === undefined ? [] : [`**Known failing:** ${cell(failing)}`];
  const what = [...tests, ...known];
  return `| ${id} ${name} | ${level} | ${cell(here)} | ${what.length > 0 ? what.join('<br>') : '**No proof**'} |`;
}

/** Returns the title of a parametrised test, with an ellipsis for each parameter. */
const readable = (title: string): string => title.replaceAll('%s', '…');

const linkTo = (file: string): string => posix.relative(posix.dirname(REPORT), file);

const cell = (text: string): string => text.replace(/[|[\]\\<>]/g, '\\$&');
