import { markdownBlocks, type MarkdownBlock } from '@lectern/shared/ui';
import { excerptOf } from './excerpt';

/** Heading below the chapter's own one, with the number of its block in the chapter. */
export type SubHeading = { title: string; block: number };

/**
 * Chapter of a book. `start` is the number of characters before it, `ends[n]` the number up to the end of block n, both
 * from the start of the book.
 */
export type Chapter = {
  slug: string;
  title: string;
  blocks: MarkdownBlock[];
  headings: SubHeading[];
  start: number;
  ends: number[];
};

/** Text of a book: at least one chapter, and its length in characters. */
export type BookText = { chapters: [Chapter, ...Chapter[]]; length: number };

/** Position in a book: the number of a chapter and of a block in it, both from 0. */
export type TextPosition = { chapter: number; block: number };

/**
 * Splits a book in Markdown into chapters: at each `##` heading, or at each `#` in a book without `##`. Text before the
 * first heading is a chapter named `title`; a heading without text, such as the book's title, is dropped. Returns null
 * for a book without text.
 */
export function bookChapters(text: string, title: string): BookText | null {
  const blocks = markdownBlocks(text);
  const depth = blocks.some((block) => block.kind === 'heading' && block.depth === 2) ? 2 : 1;
  const parts: MarkdownBlock[][] = [[]];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.depth <= depth) parts.push([block]);
    else parts.at(-1)?.push(block);
  }
  const slugs = new Set<string>();
  let length = 0;
  const chapters = parts
    .filter((part) => part.some(({ kind }) => kind !== 'heading'))
    .map((part) => {
      const [head] = part;
      const name = head?.kind === 'heading' ? head.lines.join(' ') : title;
      const chapter = chapterOf(part, name, freeSlug(name, slugs), length);
      length = chapter.ends.at(-1) ?? length;
      return chapter;
    });
  const [first, ...rest] = chapters;
  return first ? { chapters: [first, ...rest], length } : null;
}

function chapterOf(blocks: MarkdownBlock[], title: string, slug: string, start: number): Chapter {
  let end = start;
  const ends = blocks.map(({ lines }) => (end += lines.reduce((sum, line) => sum + line.length, 1)));
  const headings = blocks.flatMap(({ kind, lines }, block) =>
    kind === 'heading' && block > 0 ? [{ title: lines.join(' '), block }] : [],
  );
  return {
    slug,
    title: plain(title),
    blocks,
    headings: headings.map((heading) => ({ ...heading, title: plain(heading.title) })),
    start,
    ends,
  };
}

/** Returns a heading's text without Markdown's markers. */
export const plain = (title: string): string => title.replace(/[*`]/g, '');

function freeSlug(title: string, taken: Set<string>): string {
  const base =
    title
      .toLocaleLowerCase('en')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 80) || 'part';
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${String(number)}`;
  taken.add(slug);
  return slug;
}

/** Returns the locator of a position, for addresses and documents: `slug`, or `slug.block` after the first block. */
export function locatorOf({ chapters }: BookText, { chapter, block }: TextPosition): string {
  const slug = chapters[chapter]?.slug ?? '';
  return block > 0 ? `${slug}.${String(block)}` : slug;
}

/**
 * Returns the position of a locator; null when the book has no such chapter. A block past the chapter's end is its
 * last.
 */
export function positionOf({ chapters }: BookText, locator: string): TextPosition | null {
  const [, slug = locator, number = '0'] = /^(.*)\.(\d{1,6})$/.exec(locator) ?? [];
  const chapter = chapters.findIndex((one) => one.slug === slug);
  const found = chapters[chapter];
  return found ? { chapter, block: Math.min(Number(number), found.blocks.length - 1) } : null;
}

/**
 * Returns the share of the book before the visible blocks `top` to `bottom` of a chapter, in whole percent: 0 on the
 * first page. It is 100 exactly while the end of the book is visible.
 */
export function percentAt(
  { chapters, length }: BookText,
  { chapter, top, bottom }: { chapter: number; top: number; bottom: number },
): number {
  const { start, ends } = chapters[chapter] ?? { start: 0, ends: [] };
  if ((ends[bottom] ?? 0) >= length) return 100;
  return Math.min(99, Math.floor((100 * (ends[top - 1] ?? start)) / Math.max(1, length)));
}

/** Returns the first words at a position, which name a bookmark or note. */
export function excerptAt({ chapters }: BookText, { chapter, block }: TextPosition): string {
  return excerptOf(plain(chapters[chapter]?.blocks[block]?.lines.join(' ') ?? ''));
}
