import { excerptAt, locatorOf, plain, positionOf, type BookText } from './bookChapters';
import { MAX_HITS, type OpenBook, type SearchHit } from './bookView';

/** Characters shown on each side of a match. */
const CONTEXT = 50;

/** A book in Markdown as the reader's tools see it. */
export function textBook(text: BookText): OpenBook {
  return {
    contents: text.chapters.map(({ title, slug, headings }, chapter) => ({
      title,
      locator: slug,
      children: headings.map((heading) => ({
        title: heading.title,
        locator: locatorOf(text, { chapter, block: heading.block }),
        children: [],
      })),
    })),
    describe: (locators) =>
      locators.flatMap((locator) => {
        const position = positionOf(text, locator);
        if (!position) return [];
        const { chapter, block } = position;
        const order = chapter * 1_000_000 + block;
        return [{ locator, order, chapter: text.chapters[chapter]?.title ?? '', excerpt: excerptAt(text, position) }];
      }),
    search: (query, onHits) => {
      if (query !== '') onHits(matchesIn(text, query));
      return Promise.resolve();
    },
  };
}

/** Returns the matches of `query` without regard to case, at most MAX_HITS. */
function matchesIn(text: BookText, query: string): SearchHit[] {
  const needle = query.toLocaleLowerCase();
  const hits: SearchHit[] = [];
  for (const [chapter, { title, blocks }] of text.chapters.entries())
    for (const [block, { lines }] of blocks.entries()) {
      const words = plain(lines.join(' '));
      const hay = words.toLocaleLowerCase();
      for (let index = hay.indexOf(needle); index !== -1; index = hay.indexOf(needle, index + needle.length)) {
        if (hits.length === MAX_HITS) return hits;
        const end = index + needle.length;
        hits.push({
          locator: locatorOf(text, { chapter, block }),
          chapter: title,
          before: `${index > CONTEXT ? '…' : ''}${words.slice(Math.max(0, index - CONTEXT), index)}`,
          match: words.slice(index, end),
          after: `${words.slice(end, end + CONTEXT)}${end + CONTEXT < words.length ? '…' : ''}`,
        });
      }
    }
  return hits;
}
