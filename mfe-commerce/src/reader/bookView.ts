/** A heading in a book's contents, at a locator. */
export type ContentsEntry = { title: string; locator: string; children: readonly ContentsEntry[] };

/** A position in a book, with its chapter and first words for lists. Positions sort by `order` as in the book. */
export type DescribedPosition = { locator: string; chapter: string; excerpt: string; order: number };

/**
 * The reader's position, as a locator. `now` returns that of the visible page, empty before there is one. `settled`
 * resolves to it once a move under way has ended, so that a press applies to the page that arrives, and to null when
 * no page is visible.
 */
export type CurrentPosition = { now: () => string; settled: () => Promise<string | null> };

/** A match of a search, with the words around it. */
export type SearchHit = { locator: string; chapter: string; before: string; match: string; after: string };

/** Reading direction of a book's pages. */
export type Direction = 'ltr' | 'rtl';

/**
 * Appearance of the pages in a frame. Colours are CSS colours, `size` is a factor of the browser's text size, `zoom`
 * one of the normal setting, `width` a line length in pixels.
 */
export type PageDisplay = {
  theme: 'light' | 'sepia' | 'dark';
  background: string;
  text: string;
  link: string;
  size: number;
  zoom: number;
  width: number;
  face: 'serif' | 'sans';
  flow: 'paged' | 'scrolled';
};

/**
 * An open book, in any format: what the reader's tools need of it. A locator names a position in its text, and survives
 * other fonts, widths and devices. Positions that the book does not have are left out of the answers.
 */
export type OpenBook = {
  contents: readonly ContentsEntry[];
  describe: (locators: readonly string[]) => DescribedPosition[] | Promise<DescribedPosition[]>;
  /** Calls `onHits` with each new batch of matches; resolves after the last one, or once `signal` is aborted. */
  search: (query: string, onHits: (hits: readonly SearchHit[]) => void, signal: AbortSignal) => Promise<void>;
};

/** The most matches of one search. */
export const MAX_HITS = 200;
