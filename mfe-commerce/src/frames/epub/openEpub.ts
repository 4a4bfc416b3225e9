import type { PageDisplay } from '../../reader/bookView';
import { FOUND } from '../frame/displayStyle';
import type { FrameBook, FrameEvents, OpenFrameBook } from '../frame/frameBook';
import { bookContents, type BookContents } from './bookContents';
import { epubText, locatorOf, markMatches, targetOf, type BookTarget } from './epubText';
import { LINK_TARGET } from './cleanDocument';
import { readEpub, type ReadableEpub } from './readEpub';
import { SectionPage } from './SectionPage';

/** Milliseconds without a scroll event after which scrolling counts as ended. */
const SCROLL_END_MS = 250;

/** Scrolling by fewer pixels is the browser's rounding, not the reader. */
const ROUNDING_PX = 2;

/** Opens an EPUB in the document of the frame. */
export const openEpub: OpenFrameBook = async ({ bytes, display, language }, events) => {
  const readable = await readEpub(new Uint8Array(bytes));
  const contents = await bookContents(readable.epub);
  return new EpubBook(readable, contents, { display, language, events });
};

type Options = { display: PageDisplay; language: string; events: FrameEvents };

/** A book in EPUB: the document of the frame shows one section at a time. Moves run one after another. */
class EpubBook implements FrameBook {
  readonly direction: FrameBook['direction'];
  readonly contents: FrameBook['contents'];
  readonly describe: FrameBook['describe'];
  private readonly readable: ReadableEpub;
  private readonly bookContents: BookContents;
  private readonly options: Options;
  private readonly page: SectionPage;
  private readonly searchAll: FrameBook['search'];
  /** Index of the displayed section; -1 before the first. */
  private section = -1;
  /** The searched words, whose matches are marked in each section. */
  private query = '';
  /** Resolves with the last move. */
  private moves: Promise<void> = Promise.resolve();
  /** Scroll position that the last move ended at, in pixels. */
  private movedTo = 0;
  /** Start of the visible text at the last report; a new layout returns to it. */
  private visibleStart: Range | null = null;

  constructor(readable: ReadableEpub, contents: BookContents, options: Options) {
    this.readable = readable;
    this.bookContents = contents;
    this.options = options;
    this.direction = readable.epub.dir === 'rtl' ? 'rtl' : 'ltr';
    this.contents = contents.entries;
    this.page = new SectionPage(options.display);
    const text = epubText(readable.epub, contents, options.language);
    this.describe = text.describe;
    this.searchAll = text.search;
    this.listen();
  }

  search: FrameBook['search'] = async (query, onHits, signal) => {
    this.query = query;
    if (query !== '') await this.searchAll(query, onHits, signal);
    markMatches(FOUND, this.query, this.options.language);
  };

  go = (locator: string | null): Promise<void> => {
    const target = locator === null ? null : targetOf(this.readable.epub, locator);
    const start = { index: this.neighbour(-1, 1) ?? 0, find: () => null };
    return this.move({ byReader: false }, () => this.showTarget(target ?? start));
  };

  turn = (step: 1 | -1): Promise<void> =>
    this.move({ byReader: true }, async () => {
      const isAtEdge = step === 1 ? this.page.isAtEnd : this.page.isAtStart;
      const next = this.neighbour(this.section, step);
      if (!isAtEdge) this.page.turn(step);
      else if (next !== null) {
        await this.showSection(next);
        this.page.toEdge(step === 1 ? 'start' : 'end');
      }
    });

  toEdge = (edge: 'start' | 'end'): Promise<void> =>
    this.move({ byReader: true }, async () => {
      const { sections } = this.readable.epub;
      await this.showSection((edge === 'start' ? this.neighbour(-1, 1) : this.neighbour(sections.length, -1)) ?? 0);
      this.page.toEdge(edge);
    });

  setDisplay = (display: PageDisplay): Promise<void> =>
    this.move({ byReader: false }, () => {
      const start = this.visibleStart ?? this.page.start();
      this.options.display = display;
      this.page.layOut(display);
      this.page.toTarget(start);
    });

  /**
   * Runs `work` after the moves before it, shows where it leads, and reports the new position. `byReader`: the reader
   * asked for it, as opposed to the site.
   */
  private move({ byReader }: { byReader: boolean }, work: () => void | Promise<void>): Promise<void> {
    this.moves = this.moves.then(async () => {
      await work();
      this.page.reveal();
      this.movedTo = window.scrollY;
      this.report({ byReader });
    });
    return this.moves;
  }

  private async showTarget({ index, find }: BookTarget): Promise<void> {
    await this.showSection(index);
    const target = find(document);
    if (target) this.page.toTarget(target);
    else this.page.toEdge('start');
  }

  private async showSection(index: number): Promise<void> {
    if (index === this.section) return;
    const section = await this.readable.loadSection(index);
    await this.page.show(section, this.options.language, this.direction);
    this.section = index;
    this.visibleStart = null;
    markMatches(FOUND, this.query, this.options.language);
  }

  /**
   * Returns the section after `index` in reading order, or the one before with a `step` of -1; null beyond an end of
   * the book. Sections outside the reading order, such as notes, are skipped.
   */
  private neighbour(index: number, step: 1 | -1): number | null {
    const { sections } = this.readable.epub;
    for (let next = index + step; sections[next]; next += step) if (sections[next]?.linear !== 'no') return next;
    return null;
  }

  private report({ byReader }: { byReader: boolean }): void {
    const start = this.page.start();
    this.visibleStart = start;
    const isAtEnd = this.page.isAtEnd && this.neighbour(this.section, 1) === null;
    this.options.events.onMove({
      locator: locatorOf(this.readable.epub, this.section, start),
      percent: isAtEnd ? 100 : this.percent(),
      chapter: this.bookContents.chapterAt(this.section, start),
      isAtEnd,
      byReader,
    });
  }

  /** Share of the book before the visible page, in whole percent: 0 on its first page. */
  private percent(): number {
    const sizes = this.readable.epub.sections.map(({ linear, size }) => (linear === 'no' ? 0 : Math.max(1, size)));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    const before = sizes.slice(0, this.section).reduce((sum, size) => sum + size, 0);
    const read = before + (sizes[this.section] ?? 0) * this.page.fraction;
    return Math.min(99, Math.floor((100 * read) / Math.max(1, total)));
  }

  private listen(): void {
    addEventListener('click', (event) => this.follow(event), { capture: true });
    addEventListener('resize', () => void this.setDisplay(this.options.display));
    let timer: ReturnType<typeof setTimeout> | undefined;
    addEventListener('scroll', () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // A move reports by itself what it has scrolled.
        if (!this.page.isPaged && Math.abs(window.scrollY - this.movedTo) > ROUNDING_PX)
          this.report({ byReader: true });
      }, SCROLL_END_MS);
    });
  }

  /** Follows a link in the book; one to another site is for the site to open. */
  private follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest(`[${LINK_TARGET}]`) : null;
    if (!link) return;
    event.preventDefault();
    const { epub } = this.readable;
    const href = link.getAttribute(LINK_TARGET) ?? '';
    if (epub.isExternal(href)) this.options.events.onLink(href);
    else {
      const target = targetOf(epub, epub.sections[this.section]?.resolveHref(href) ?? href);
      if (target) void this.move({ byReader: true }, () => this.showTarget(target));
    }
  }
}
