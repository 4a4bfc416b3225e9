import type { PDFDocumentProxy } from 'pdfjs-dist';
import { MAX_HITS, type OpenBook, type Place, type SearchHit } from '../../reader/bookView';
import { pageLocator, pageOf, type PdfContents } from './pdfContents';

/** Characters shown on each side of a match. */
const CONTEXT = 50;

/** Lower case without accents, one character for each of the original's, so that positions stay. */
export const folded = (text: string): string =>
  Array.from(text, (character) => {
    const base = character.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
    return base.length === character.length ? base : character.toLowerCase().slice(0, character.length);
  }).join('');

/** Returns the positions of `query` in a text, without regard to case and accents. */
export function positionsOf(text: string, query: string): number[] {
  const needle = folded(query);
  const positions: number[] = [];
  const hay = folded(text);
  for (let at = needle === '' ? -1 : hay.indexOf(needle); at !== -1; at = hay.indexOf(needle, at + needle.length))
    positions.push(at);
  return positions;
}

/** Returns what a PDF tells about positions, and its search. Texts of pages are read once. */
export function pdfText(pdf: PDFDocumentProxy, contents: PdfContents): Pick<OpenBook, 'describe' | 'search'> {
  const texts = new Map<number, Promise<string>>();
  const textOf = (page: number): Promise<string> => {
    const known = texts.get(page) ?? readText(pdf, page).catch(() => '');
    texts.set(page, known);
    return known;
  };
  const placeOf = async (locator: string): Promise<Place | null> => {
    const page = pageOf(locator, pdf.numPages);
    if (page === null) return null;
    const words = (await textOf(page)).slice(0, 160);
    const excerpt = words.length > 80 ? `${words.slice(0, 80).replace(/\s+\S*$/, '')}…` : words;
    return { locator, chapter: contents.chapterAt(page), excerpt: excerpt || String(page + 1), order: page };
  };
  return {
    describe: async (locators) => (await Promise.all(locators.map(placeOf))).filter((place) => place !== null),
    search: async (query, onHits, signal) => {
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
  return text.replace(/\s+/g, ' ').trim();
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
