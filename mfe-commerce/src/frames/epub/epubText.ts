import type { EPUB } from 'foliate-js/epub.js';
import { compare, fromRange, isCFI, joinIndir } from 'foliate-js/epubcfi.js';
import { searchMatcher } from 'foliate-js/search.js';
import { textWalker } from 'foliate-js/text-walker.js';
import { MAX_HITS, type OpenBook, type DescribedPosition, type SearchHit } from '../../reader/bookView';
import type { BookContents } from './bookContents';
import { excerptAfter } from './textRange';

/** Longest locator, in characters: documents hold no longer ones. */
const MAX_LOCATOR = 500;

/** A position in a section of a book. `find` returns it in a document of that section; null is the section's start. */
export type BookTarget = { index: number; find: (doc: Document) => Range | Element | null };

/** Returns the target of a locator, which is a CFI or an address in the book; null when the book does not have it. */
export function targetOf(epub: EPUB, locator: string): BookTarget | null {
  try {
    const target = isCFI.test(locator) ? epub.resolveCFI(locator) : epub.resolveHref(locator);
    if (!target || !epub.sections[target.index]) return null;
    const find = (doc: Document): Range | Element | null => {
      const found = anchorIn(target.anchor, doc);
      return typeof found === 'number' ? null : found;
    };
    return { index: target.index, find };
  } catch {
    return null;
  }
}

/** A locator of an earlier edition of the book may lead to nodes that it no longer has. */
function anchorIn<T>(anchor: (doc: Document) => T, doc: Document): T | null {
  try {
    return anchor(doc);
  } catch {
    return null;
  }
}

/** Returns the locator of a position in a section, a CFI. */
export function locatorOf(epub: EPUB, index: number, range: Range): string {
  const base = epub.sections[index]?.cfi ?? '';
  const point = range.cloneRange();
  point.collapse(true);
  const isInBody = point.startContainer !== document.body && point.startContainer !== document.documentElement;
  const locator = isInBody ? joinIndir(base, fromRange(point)) : base;
  return locator.length <= MAX_LOCATOR ? locator : base;
}

/** Returns the parts of an open book that read an EPUB's text: descriptions of positions, and the search. */
export function epubText(epub: EPUB, contents: BookContents, language: string): Pick<OpenBook, 'describe' | 'search'> {
  const documents = new Map<number, Promise<Document>>();
  const documentOf = (index: number): Promise<Document> => {
    const known = documents.get(index) ?? epub.sections[index]?.createDocument() ?? Promise.reject(new Error('none'));
    documents.set(index, known);
    return known;
  };
  const positionOf = async (locator: string): Promise<DescribedPosition | null> => {
    const target = targetOf(epub, locator);
    if (!target) return null;
    const doc = await documentOf(target.index);
    const found = target.find(doc);
    const range = doc.createRange();
    if (found instanceof Range) range.setStart(found.startContainer, found.startOffset);
    else range.setStart(found ?? doc.body, 0);
    range.collapse(true);
    return {
      locator,
      chapter: contents.chapterAt(target.index, range),
      excerpt: excerptAfter(range),
      order: target.index,
    };
  };
  return {
    describe: async (locators) => {
      const positions = await Promise.all(locators.map((locator) => positionOf(locator).catch(() => null)));
      return inOrder(positions.filter((position) => position !== null));
    },
    search: (query, onHits, signal) => searchSections({ epub, contents, language, documentOf }, query, onHits, signal),
  };
}

function inOrder(positions: DescribedPosition[]): DescribedPosition[] {
  const isPoint = ({ locator }: DescribedPosition): boolean => isCFI.test(locator);
  return positions
    .sort((a, b) => (isPoint(a) && isPoint(b) ? compare(a.locator, b.locator) : a.order - b.order))
    .map((position, order) => ({ ...position, order }));
}

type Sections = {
  epub: EPUB;
  contents: BookContents;
  language: string;
  documentOf: (index: number) => Promise<Document>;
};

async function searchSections(
  { epub, contents, language, documentOf }: Sections,
  query: string,
  onHits: (hits: readonly SearchHit[]) => void,
  signal: AbortSignal,
): Promise<void> {
  const match = searchMatcher(textWalker, { defaultLocale: language });
  let left = MAX_HITS;
  for (const [index, { linear }] of epub.sections.entries()) {
    if (signal.aborted || left === 0) return;
    if (linear === 'no') continue;
    const doc = await documentOf(index);
    const hits: SearchHit[] = [];
    for (const { range, excerpt } of match(doc, query)) {
      const { pre: before, match: found, post: after } = excerpt;
      const chapter = contents.chapterAt(index, range);
      hits.push({ locator: locatorOf(epub, index, range), chapter, before, match: found, after });
      if ((left -= 1) === 0) break;
    }
    if (hits.length > 0) onHits(hits);
    // Lets the page answer between sections.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Marks every match of `query` in the document of the frame; none for an empty query. Needs no markup in the text. */
export function markMatches(name: string, query: string, language: string): void {
  const { highlights } = CSS as { highlights?: HighlightRegistry };
  if (!highlights) return;
  const match = searchMatcher(textWalker, { defaultLocale: language });
  const ranges = query === '' ? [] : Array.from(match(document, query), ({ range }) => range);
  if (ranges.length > 0) highlights.set(name, new Highlight(...ranges));
  else highlights.delete(name);
}
