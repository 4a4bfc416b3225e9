import { bookChapters, excerptAt, locatorOf, percentAt, positionOf } from './bookChapters';

const BOOK =
  '# Bread\n\n## Eight: mixing\n\nFlour.\n\nWater.\n\n### Salt\n\nA little.\n\n## Midnight\n\nNothing to *see*.\n';

test("each second-level heading begins a chapter, and the book's title does not", () => {
  const book = bookChapters(BOOK, 'Bread')!;
  expect(book.chapters.map(({ slug, title, blocks }) => [slug, title, blocks.length])).toEqual([
    ['eight-mixing', 'Eight: mixing', 5],
    ['midnight', 'Midnight', 2],
  ]);
  expect(book.chapters[0].headings).toEqual([{ title: 'Salt', block: 3 }]);
});

test.each([
  ['a preface is a chapter named like the book', 'Before.\n\n## One\n\nText.', ['Bread', 'One']],
  ['a book with first-level headings alone', '# One\n\na\n\n# Two\n\nb', ['One', 'Two']],
  ['a text without headings', 'Only words.', ['Bread']],
  [
    'a part with nothing but its title is no chapter',
    '# Part\n\n## One\n\na\n\n# Part two\n\n## Two\n\nb',
    ['One', 'Two'],
  ],
])('%s', (_name, text, titles) =>
  expect(bookChapters(text, 'Bread')!.chapters.map(({ title }) => title)).toEqual(titles),
);

test.each(['', '\n\n', '# Only a title', '## A\n## B'])('%j has nothing to read', (text) =>
  expect(bookChapters(text, 'Bread')).toBeNull(),
);

test('chapters with the same name, or without letters, get different slugs', () => {
  const book = bookChapters('## Été\n\na\n\n## Ete\n\nb\n\n## ???\n\nc\n\n## 夜\n\nd', 'x')!;
  expect(book.chapters.map(({ slug }) => slug)).toEqual(['ete', 'ete-2', 'part', '夜']);
});

test('a locator leads back to its position', () => {
  const book = bookChapters(BOOK, 'Bread')!;
  for (const position of [
    { chapter: 0, block: 0 },
    { chapter: 0, block: 4 },
    { chapter: 1, block: 1 },
  ])
    expect(positionOf(book, locatorOf(book, position))).toEqual(position);
  expect(positionOf(book, 'midnight.99')).toEqual({ chapter: 1, block: 1 });
  expect(['', 'gone', 'gone.2', '.', 'midnight.x'].map((locator) => positionOf(book, locator))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('the first page is 0 percent, and only the very end is 100', () => {
  const book = bookChapters(BOOK, 'Bread')!;
  const percents = [0, 1, 2, 3, 4]
    .map((block) => percentAt(book, { chapter: 0, top: block, bottom: block }))
    .concat([0, 1].map((block) => percentAt(book, { chapter: 1, top: block, bottom: block })));
  expect(percents[0]).toBe(0);
  expect(percentAt(book, { chapter: 0, top: 0, bottom: 4 })).toBe(0);
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  expect(percents.at(-1)).toBe(100);
  expect(percents.at(-2)).toBeLessThan(100);
  expect(excerptAt(book, { chapter: 1, block: 1 })).toBe('Nothing to see.');
});
