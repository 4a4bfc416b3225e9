import type { PDFDocumentProxy } from 'pdfjs-dist';
import { MAX_HITS, type OpenBook, type DescribedPosition, type SearchHit } from '../../reader/bookView';
import { excerptOf } from '../../reader/excerpt';
import { pageLocator, pageOf, type PdfContents } from './pdfContents';

/** Characters shown on each side of a match. */
const CONTEXT = 50;

/** Returns the text in lower case without accents. Its length and the positions of its characters stay the same. */
const folded = (text: string): string =>
  Array.from(text, (character) => {
    const base = character.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
    return base.length === character.length ? base : character.toLowerCase().slice(0, character.length);
  }).join('');

/**
 * Returns the positions of `query` in a text, ignoring case and accents. Both are in Unicode's form NFC. Matches do not
 * overlap.
 */
export function positionsOf(text: string, query: string): number[] {
  const [haystack, needle] = [folded(text), folded(query)];
  if (needle === '') return [];
  const positions: number[] = [];
  for (let index = haystack.indexOf(needle); index !== -1; index = haystack.indexOf(needle, index + needle.length))
    positions.push(index);
  return positions;
}

/**
 * Returns the parts of an open book that read a PDF's text: descriptions of positions, and the search. The text of each
 * page is read once; a page that cannot be read counts as empty.
 */
export function pdfText(pdf: PDFDocumentProxy, contents: PdfContents): Pick<OpenBook, 'describe' | 'search'> {
  const texts = new Map<number, Promise<string>>();
  const textOf = (page: number): Promise<string> => {
    const known = texts.get(page) ?? readText(pdf, page).catch(() => '');
    texts.set(page, known);
    return known;
  };
  const positionOf = async (locator: string): Promise<DescribedPosition | null> => {
    const page = pageOf(locator, pdf.numPages);
    if (page === null) return null;
    const excerpt = excerptOf(await textOf(page)) || String(page + 1);
    return { locator, chapter: contents.chapterAt(page), excerpt, order: page };
  };
  return {
    describe: async (locators) => (await Promise.all(locators.map(positionOf))).filter((position) => position !== null),
    search: async (typed, onHits, signal) => {
      const query = typed.normalize('NFC');
      let left = MAX_HITS;
      for (let page = 0; page < pdf.numPages && left > 0 && !signal.aborted; page += 1) {
        const hits = hitsIn(await textOf(page), query, page, contents).slice(0, left);
        left -= hits.length;
        if (hits.length > 0) onHits(hits);
      }
    },
  };
}

async function readText(pdf: PDFDocumentProxy, page: number): Promise<string> {
  const { items } = await (await pdf.getPage(page + 1)).getTextContent();
  const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('');
  // Many PDFs write an accent as a character of its own.
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

function hitsIn(text: string, query: string, page: number, contents: PdfContents): SearchHit[] {
  return positionsOf(text, query).map((at) => {
    const end = at + query.length;
    const before = text.slice(Math.max(0, at - CONTEXT), at);
    const after = text.slice(end, end + CONTEXT);
    return {
      locator: pageLocator(page),
      chapter: contents.chapterAt(page),
      before: at > CONTEXT ? `…${before}` : before,
      match: text.slice(at, end),
      after: end + CONTEXT < text.length ? `${after}…` : after,
    };
  });
}
