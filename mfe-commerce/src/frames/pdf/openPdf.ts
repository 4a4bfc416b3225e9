import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PageDisplay } from '../../reader/bookView';
import { FOUND } from '../frame/displayStyle';
import type { FrameBook, FrameEvents, OpenFrameBook } from '../frame/frameBook';
import { pageLocator, pageOf, pdfContents, type PdfContents } from './pdfContents';
import { PdfPage } from './PdfPage';
import { pdfStyle } from './pdfStyle';
import { pdfText } from './pdfText';
import { readPdf } from './readPdf';

/** Scrolling has ended once it has rested for so long, in milliseconds. */
const REST = 200;
const MARGIN = 16;
/** Pages drawn on each side of the visible ones. */
const NEAR = 1;

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
  private readonly known: PdfContents;
  private readonly options: Options;
  private readonly searchAll: FrameBook['search'];
  private current = 0;
  private query = '';
  private restored = 0;

  constructor(pdf: PDFDocumentProxy, known: PdfContents, options: Options) {
    this.pdf = pdf;
    this.known = known;
    this.options = options;
    this.contents = known.entries;
    const text = pdfText(pdf, known);
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
    this.show((locator === null ? null : pageOf(locator, this.pdf.numPages)) ?? 0, false);

  turn = async (step: 1 | -1): Promise<void> => {
    if (this.turnsWindow(step)) return;
    await this.show(Math.max(0, Math.min(this.current + step, this.pages.length - 1)), true);
    if (step === -1 && this.isPaged) scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  };

  toEdge = (to: 'start' | 'end'): Promise<void> => this.show(to === 'start' ? 0 : this.pages.length - 1, true);

  setDisplay = async (display: PageDisplay): Promise<void> => {
    this.options.display = display;
    this.layOut();
    await this.show(this.current, false);
  };

  private get isPaged(): boolean {
    return this.options.display.flow === 'paged';
  }

  /** Scrolls by a window within an enlarged page; returns false at its end. */
  private turnsWindow(step: 1 | -1): boolean {
    const { scrollTop, scrollHeight } = document.documentElement;
    const room = step === 1 ? scrollHeight - innerHeight - scrollTop : scrollTop;
    if (!this.isPaged || room < 8) return false;
    scrollBy({ top: step * Math.min(room, innerHeight * 0.85), behavior: 'instant' });
    return true;
  }

  private async show(page: number, byReader: boolean): Promise<void> {
    this.current = page;
    this.arrange();
    await this.measure(page);
    const top = this.isPaged ? 0 : (this.pages[page]?.element.offsetTop ?? 0) - MARGIN;
    scrollTo({ top, behavior: 'instant' });
    this.restored = scrollY;
    this.report(byReader);
    await this.draw();
  }

  private arrange(): void {
    for (const [page, { element }] of this.pages.entries()) element.hidden = this.isPaged && page !== this.current;
  }

  /** Pages may differ in size: those near the visible one are measured before they are laid out. */
  private async measure(around: number): Promise<void> {
    for (let page = around - NEAR; page <= around + NEAR; page += 1) {
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

  private resize(page: number): void {
    const { zoom, flow, width } = this.options.display;
    const box = this.sizes[page] ?? this.options.size;
    const fitted =
      Math.min(document.body.clientWidth - 2 * MARGIN, flow === 'paged' ? Infinity : width * 1.4) / box.width;
    const whole = (innerHeight - 2 * MARGIN) / box.height;
    // A whole page in the window, unless its text gets too small to read: then the page is as wide as the window.
    const scale = flow === 'paged' && whole > 0.75 ? Math.min(fitted, whole) : Math.min(fitted, 1.6);
    this.pages[page]?.resize(box, Math.max(0.1, scale * zoom));
  }

  private async draw(): Promise<void> {
    const inSight = this.pages.map((_, page) => Math.abs(page - this.current) <= (this.isPaged ? 0 : NEAR + 1));
    await Promise.all(
      this.pages.map(async (page, index) => {
        if (inSight[index]) await page.draw(this.query);
        else page.clear();
      }),
    );
    const { highlights } = CSS as { highlights?: HighlightRegistry };
    const ranges = this.pages.flatMap(({ matches }) => matches);
    if (ranges.length > 0) highlights?.set(FOUND, new Highlight(...ranges));
    else highlights?.delete(FOUND);
  }

  private report(byReader: boolean): void {
    const last = this.pages.length - 1;
    const isAtEnd = this.current === last;
    this.options.events.onMove({
      locator: pageLocator(this.current),
      percent: isAtEnd ? 100 : Math.floor((100 * this.current) / Math.max(1, last)),
      chapter: this.known.chapterAt(this.current),
      isAtEnd,
      byReader,
    });
  }

  private listen(): void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    addEventListener('resize', () => void this.setDisplay(this.options.display));
    addEventListener('scroll', () => {
      clearTimeout(timer);
      timer = setTimeout(() => void this.follow(), REST);
    });
  }

  /** Takes the page in the middle of the window for the current one, after the reader has scrolled. */
  private async follow(): Promise<void> {
    if (this.isPaged || Math.abs(scrollY - this.restored) <= 2) return;
    const middle = innerHeight / 2;
    const page = this.pages.findIndex(({ element }) => element.getBoundingClientRect().bottom > middle);
    if (page !== -1 && page !== this.current) {
      this.current = page;
      this.report(true);
    }
    await this.draw();
  }
}
