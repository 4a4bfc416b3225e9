import { splitSummary } from './splitSummary';

test.each<[summary: string, points: string[], paragraphs: string[]]>([
  ['', [], []],
  ['You bake\nbread.\n\nAt home.', [], ['You bake bread.', 'At home.']],
  [
    'You bake.\n\nWhat you learn: how dough\nrises; when it is done; and why.\n\nNo oven needed.',
    ['How dough rises', 'When it is done', 'Why'],
    ['You bake.', 'No oven needed.'],
  ],
  ['You learn\n- to knead\n* to wait.\nand more', ['To knead', 'To wait'], ['You learn and more']],
  ['- once\n- once', ['Once'], []],
  ['What you learn:', [], []],
  ['- \n-no point', [], ['- -no point']],
])('%j', (summary, points, paragraphs) => {
  expect(splitSummary(summary)).toEqual({ points, paragraphs });
});
