import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { SearchHit } from '../../reader/bookView';
import type { PdfContents } from './pdfContents';
import { pdfText } from './pdfText';

/** Returns a PDF with these pages, as far as the search reads it. */
const pdfOf = (...pages: string[]): PDFDocumentProxy =>
  ({
    numPages: pages.length,
    getPage: (number: number) =>
      Promise.resolve({ getTextContent: () => Promise.resolve({ items: [{ str: pages[number - 1], hasEOL: true }] }) }),
  }) as unknown as PDFDocumentProxy;

async function hitsOf(query: string, ...pages: string[]): Promise<string[]> {
  const hits: SearchHit[] = [];
  const { search } = pdfText(pdfOf(...pages), { chapterAt: () => '' } as unknown as PdfContents);
  await search(query, (found) => hits.push(...found), new AbortController().signal);
  return hits.map(({ before, match, after }) => `${before}[${match}]${after}`);
}

test.each([
  ['precomposed', 'caf\u00e9'],
  ['combining', 'cafe\u0301'],
  ['left out', 'CAFE'],
])('a word with an accent is found, which is %s in the query, however the PDF writes it', async (_, query) => {
  const found = ['Un [caf\u00e9] au lait'];
  expect(await hitsOf(query, 'Un cafe\u0301 au lait')).toEqual(found);
  expect(await hitsOf(query, 'Un caf\u00e9 au lait')).toEqual(found);
});

test('hits are in the order of the pages', async () => {
  expect(await hitsOf('loaf', 'A loaf', 'nothing', 'two loafs, one loaf')).toEqual([
    'A [loaf]',
    'two [loaf]s, one loaf',
    'two loafs, one [loaf]',
  ]);
});
