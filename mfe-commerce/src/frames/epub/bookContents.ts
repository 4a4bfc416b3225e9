import type { EPUB, TocItem } from 'foliate-js/epub.js';
import { TOCProgress } from 'foliate-js/progress.js';
import type { ContentsEntry } from '../../reader/bookView';

/** Contents of an EPUB, and a function that names the chapter of a position in a section. */
export type BookContents = {
  entries: ContentsEntry[];
  chapterAt: (section: number, range?: Range) => string;
};

/** Reads the contents; a book without any gets one entry for each section that has a title or heading. */
export async function bookContents(epub: EPUB): Promise<BookContents> {
  const toc = epub.toc && epub.toc.length > 0 ? epub.toc : await titlesOf(epub);
  const progress = new TOCProgress();
  await progress.init({
    toc,
    ids: epub.sections.map(({ id }) => id),
    splitHref: (href) => epub.splitTOCHref(href),
    getFragment: (doc, id) => (id ? epub.getTOCFragment(doc, id) : null),
  });
  return {
    entries: entriesOf(toc),
    chapterAt: (section, range) => progress.getProgress(section, range)?.label ?? '',
  };
}

function entriesOf(items: readonly TocItem[]): ContentsEntry[] {
  return items.flatMap(({ label, href, subitems }) => {
    const children = entriesOf(subitems ?? []);
    const locator = href || children[0]?.locator;
    return label && locator ? [{ title: label, locator, children }] : children;
  });
}

/** The most sections that are read for their titles. */
const MAX_TITLES = 200;

async function titlesOf(epub: EPUB): Promise<TocItem[]> {
  const items: TocItem[] = [];
  for (const section of epub.sections.slice(0, MAX_TITLES)) {
    const doc = await section.createDocument();
    const label = (doc.querySelector('h1, h2, h3')?.textContent ?? doc.title).replace(/\s+/g, ' ').trim();
    if (label) items.push({ label, href: section.id });
  }
  return items;
}
