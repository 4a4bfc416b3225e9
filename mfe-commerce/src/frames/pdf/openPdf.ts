import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PageDisplay } from '../../reader/bookView';
import { FOUND } from '../frame/displayStyle';
import type { FrameBook, FrameEvents, OpenFrameBook } from '../frame/frameBook';
import { pageLocator, pageOf, pdfContents, type PdfContents } from './pdfContents';
import { PdfPage } from './PdfPage';
import { pdfStyle } from './pdfStyle';
import { pdfText } from './pdfText';
import { readPdf } from './readPdf';

/** Milliseconds without a scroll event after which scrolling counts as ended. */
const SCROLL_END_MS = 200;
/** Scrolling by fewer pixels is the browser's rounding, not the reader. */
const ROUNDING_PX = 2;
/** Pixels between a page and the edges of the window. */
const MARGIN_PX = 16;
/** Pages that are measured on each side of the current one. */
const NEAR_PAGES = 1;
/** Fewer pixels than these at the end of an enlarged page are not worth a turn of their own. */
const MIN_TURN_PX = 8;
/** Share of the window's height that turning scrolls within an enlarged page. */
const SCROLLED_SHARE = 0.85;
/** Smallest scale at which a whole page in the window is still readable. */
const MIN_READABLE_SCALE = 0.75;
/** Largest scale of a page that is as wide as the window. */
const MAX_WIDE_SCALE = 1.6;
/** In scrolled books, pages are this much wider than the chosen width of a column of text, for their own margins. */
const PAGE_TO_TEXT_WIDTH = 1.4;

/** Opens a PDF in the document of the frame. */
export const openPdf: OpenFrameBook = async ({ bytes, worker, display, language, pageName }, events) => {
  const pdf = await readPdf(bytes, worker);
  document.documentElement.lang = language;
  const contents = await pdfContents(pdf);
  const first = (await pdf.getPage(1)).getViewport({ scale: 1 });
  return new PdfBook(pdf, contents, { display, events, pageName, size: first });
};

type Options = {
  display: PageDisplay;
  events: FrameEvents;
  pageName: string;
  size: { width: number; height: number };
};

/** A book in PDF: one page at a time, or all below one another. Pages are drawn when they come near the window. */
class PdfBook implements FrameBook {
  readonly direction = 'ltr';
  readonly contents: FrameBook['contents'];
  readonly describe: FrameBook['describe'];
  private readonly pages: PdfPage[];
  private readonly sizes: { width: number; height: number }[];
  private readonly sheet = new CSSStyleSheet();
  private readonly pdf: PDFDocumentProxy;
  private readonly pdfContents: PdfContents;
  private readonly options: Options;
  private readonly searchAll: FrameBook['search'];
  /** Number of the current page, from 0. */
  private current = 0;
  /** The searched words, whose matches are marked on the drawn pages. */
  private query = '';
  /** Scroll position that the last move ended at, in pixels. */
  private movedTo = 0;

  constructor(pdf: PDFDocumentProxy, contents: PdfContents, options: Options) {
    this.pdf = pdf;
    this.pdfContents = contents;
    this.options = options;
    this.contents = contents.entries;
    const text = pdfText(pdf, contents);
    this.describe = text.describe;
    this.searchAll = text.search;
    const links = { onGo: (locator: string) => void this.go(locator), onLink: options.events.onLink };
    this.pages = Array.from(
      { length: pdf.numPages },
      (_, page) => new PdfPage(pdf, page, options.pageName.replace('#', String(page + 1)), links),
    );
    this.sizes = this.pages.map(() => options.size);
    document.adoptedStyleSheets = [this.sheet];
    document.body.replaceChildren(...this.pages.map(({ element }) => element));
    this.layOut();
    this.listen();
  }

  search: FrameBook['search'] = async (query, onHits, signal) => {
    this.query = query;
    if (query !== '') await this.searchAll(query, onHits, signal);
    await this.draw();
  };

  go = (locator: string | null): Promise<void> =>
    this.show((locator === null ? null : pageOf(locator, this.pdf.numPages)) ?? 0, { byReader: false });

  turn = async (step: 1 | -1): Promise<void> => {
    if (this.turnsWindow(step)) return;
    await this.show(Math.max(0, Math.min(this.current + step, this.pages.length - 1)), { byReader: true });
    if (step === -1 && this.isPaged) scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  };

  toEdge = (edge: 'start' | 'end'): Promise<void> =>
    this.show(edge === 'start' ? 0 : this.pages.length - 1, { byReader: true });

  setDisplay = async (display: PageDisplay): Promise<void> => {
    this.options.display = display;
    this.layOut();
    await this.show(this.current, { byReader: false });
  };

  private get isPaged(): boolean {
    return this.options.display.flow === 'paged';
  }

  /** Scrolls by a window within an enlarged page; returns false at its end. */
  private turnsWindow(step: 1 | -1): boolean {
    const { scrollTop, scrollHeight } = document.documentElement;
    const room = step === 1 ? scrollHeight - innerHeight - scrollTop : scrollTop;
    if (!this.isPaged || room < MIN_TURN_PX) return false;
    scrollBy({ top: step * Math.min(room, innerHeight * SCROLLED_SHARE), behavior: 'instant' });
    return true;
  }

  /** Shows a page and reports it. `byReader`: the reader asked for it, as opposed to the site. */
  private async show(page: number, { byReader }: { byReader: boolean }): Promise<void> {
    this.current = page;
    this.arrange();
    await this.measure(page);
    const top = this.isPaged ? 0 : (this.pages[page]?.element.offsetTop ?? 0) - MARGIN_PX;
    scrollTo({ top, behavior: 'instant' });
    this.movedTo = scrollY;
    this.report({ byReader });
    await this.draw();
  }

  /** Hides all pages but the current one, in a book that is shown in pages. */
  private arrange(): void {
    for (const [page, { element }] of this.pages.entries()) element.hidden = this.isPaged && page !== this.current;
  }

  /** Pages may differ in size: those near the visible one are measured before they are laid out. */
  private async measure(around: number): Promise<void> {
    for (let page = around - NEAR_PAGES; page <= around + NEAR_PAGES; page += 1) {
      if (!this.pages[page]) continue;
      this.sizes[page] = (await this.pdf.getPage(page + 1)).getViewport({ scale: 1 });
      this.resize(page);
    }
  }

  private layOut(): void {
    this.sheet.replaceSync(pdfStyle(this.options.display));
    for (const page of this.pages.keys()) this.resize(page);
    this.arrange();
  }

  /** Gives a page the scale that fits the window and the display. */
  private resize(page: number): void {
    const { zoom, flow, width } = this.options.display;
    const box = this.sizes[page] ?? this.options.size;
    const fitted =
      Math.min(document.body.clientWidth - 2 * MARGIN_PX, flow === 'paged' ? Infinity : width * PAGE_TO_TEXT_WIDTH) /
      box.width;
    const whole = (innerHeight - 2 * MARGIN_PX) / box.height;
    // A whole page in the window, unless its text gets too small to read: then the page is as wide as the window.
    const showsWhole = flow === 'paged' && whole > MIN_READABLE_SCALE;
    const scale = Math.min(fitted, showsWhole ? whole : MAX_WIDE_SCALE);
    this.pages[page]?.resize(box, Math.max(0.1, scale * zoom));
  }

  /** Draws the pages that are visible or close, clears all others, and marks the matches of the search. */
  private async draw(): Promise<void> {
    const distance = this.isPaged ? 0 : NEAR_PAGES + 1;
    const isNear = this.pages.map((_, page) => Math.abs(page - this.current) <= distance);
    await Promise.all(
      this.pages.map(async (page, index) => {
        if (isNear[index]) await page.draw(this.query);
        else page.clear();
      }),
    );
    const { highlights } = CSS as { highlights?: HighlightRegistry };
    const ranges = this.pages.flatMap(({ matches }) => matches);
    if (ranges.length > 0) highlights?.set(FOUND, new Highlight(...ranges));
    else highlights?.delete(FOUND);
  }

  private report({ byReader }: { byReader: boolean }): void {
    const last = this.pages.length - 1;
    const isAtEnd = this.current === last;
    this.options.events.onMove({
      locator: pageLocator(this.current),
      percent: isAtEnd ? 100 : Math.floor((100 * this.current) / Math.max(1, last)),
      chapter: this.pdfContents.chapterAt(this.current),
      isAtEnd,
      byReader,
    });
  }

  private listen(): void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    addEventListener('resize', () => void this.setDisplay(this.options.display));
    addEventListener('scroll', () => {
      clearTimeout(timer);
      timer = setTimeout(() => void this.follow(), SCROLL_END_MS);
    });
  }

  /** Makes the page in the middle of the window the current one, after the reader has scrolled. */
  private async follow(): Promise<void> {
    if (this.isPaged || Math.abs(scrollY - this.movedTo) <= ROUNDING_PX) return;
    const middle = innerHeight / 2;
    const page = this.pages.findIndex(({ element }) => element.getBoundingClientRect().bottom > middle);
    if (page !== -1 && page !== this.current) {
      this.current = page;
      this.report({ byReader: true });
    }
    await this.draw();
  }
}
