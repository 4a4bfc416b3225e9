import { markdownBlocks, type MarkdownBlock } from '@lectern/shared/ui';

/** A heading below a chapter's own, and the number of its block in the chapter. */
export type SubHeading = { title: string; block: number };

/**
 * A part of a book that is read in one piece. `start` is how many characters stand before it, `ends[n]` how many up to
 * the end of block n.
 */
export type Chapter = {
  slug: string;
  title: string;
  blocks: MarkdownBlock[];
  headings: SubHeading[];
  start: number;
  ends: number[];
};

/** A book's text, at least one chapter, and how many characters it has. */
export type BookText = { chapters: [Chapter, ...Chapter[]]; length: number };

/** A place in a book: the number of a chapter and of a block in it, both from 0. */
export type Place = { chapter: number; block: number };

/**
 * A book in Markdown as chapters: each `##` heading begins one, or each `#` in a book without `##`. What stands before
 * the first is a chapter of its own, named `title`; a heading alone, such as the book's own title, is not. Null when
 * there is nothing to read.
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

/** A heading's words without the marks of Markdown. */
const plain = (title: string): string => title.replace(/[*`]/g, '');

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

/** How a place is written in an address and in a document: the chapter's slug, and the block unless it is the first. */
export function locatorOf({ chapters }: BookText, { chapter, block }: Place): string {
  const slug = chapters[chapter]?.slug ?? '';
  return block > 0 ? `${slug}.${String(block)}` : slug;
}

/**
 * The place that a locator names; null when the book has no such chapter. A block past the chapter's end is its last.
 */
export function placeOf({ chapters }: BookText, locator: string): Place | null {
  const [, slug = locator, number = '0'] = /^(.*)\.(\d{1,6})$/.exec(locator) ?? [];
  const chapter = chapters.findIndex((one) => one.slug === slug);
  const found = chapters[chapter];
  return found ? { chapter, block: Math.min(Number(number), found.blocks.length - 1) } : null;
}

/** How far a reader has come who has read up to the end of a block: whole percent, 100 only at the very end. */
export function percentAt({ chapters, length }: BookText, { chapter, block }: Place): number {
  const end = chapters[chapter]?.ends[block] ?? 0;
  return end >= length ? 100 : Math.min(99, Math.round((100 * end) / Math.max(1, length)));
}

/** The first words at a place, to tell bookmarks apart. */
export function wordsAt({ chapters }: BookText, { chapter, block }: Place): string {
  const words = plain(chapters[chapter]?.blocks[block]?.lines.join(' ') ?? '');
  return words.length > 80 ? `${words.slice(0, 80).replace(/\s+\S*$/, '')}…` : words;
}
