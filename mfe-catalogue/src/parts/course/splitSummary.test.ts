import { splitSummary } from './splitSummary';

test.each<[what: string, summary: string, points: string[], paragraphs: string[]]>([
  ['an empty summary', '', [], []],
  ['paragraphs, whose line breaks are removed', 'You bake\nbread.\n\nAt home.', [], ['You bake bread.', 'At home.']],
  [
    'a list in a sentence, separated by semicolons',
    'You bake.\n\nWhat you learn: how dough\nrises; when it is done; and why.\n\nNo oven needed.',
    ['How dough rises', 'When it is done', 'Why'],
    ['You bake.', 'No oven needed.'],
  ],
  [
    'list items between other lines',
    'You learn\n- to knead\n* to wait.\nand more',
    ['To knead', 'To wait'],
    ['You learn and more'],
  ],
  ['a repeated list item', '- once\n- once', ['Once'], []],
  ['an introduction without a list', 'What you learn:', [], []],
  ['dashes that begin no list item', '- \n-no point', [], ['- -no point']],
])('%s', (_what, summary, points, paragraphs) => {
  expect(splitSummary(summary)).toEqual({ points, paragraphs });
});
