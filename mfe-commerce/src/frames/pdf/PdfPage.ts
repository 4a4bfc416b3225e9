import { TextLayer, type PDFDocumentProxy, type PDFPageProxy, type PageViewport } from 'pdfjs-dist';
import { destinationPage, pageLocator } from './pdfContents';
import { positionsOf } from './pdfText';

/** Most pixels of a drawn page. More of them, by a large zoom, would exhaust the memory of a phone. */
const MAX_PIXELS = 16 * 1024 * 1024;

/** Most links of a page: each is an element. */
const MAX_LINKS = 1_000;

/** Called when a link is pressed: `onGo` for one within the book, `onLink` for one to the web. */
export type PageLinks = { onGo: (locator: string) => void; onLink: (url: string) => void };

/** One page of a PDF as an element. It is drawn when `draw` is called, and cleared by `clear`. */
export class PdfPage {
  readonly element = document.createElement('div');
  /** Ranges of the matches of the last `draw`. */
  matches: Range[] = [];
  private readonly pdf: PDFDocumentProxy;
  private readonly number: number;
  private readonly links: PageLinks;
  private scale = 0;
  private drawnScale = 0;
  private text: TextLayer | null = null;

  constructor(pdf: PDFDocumentProxy, number: number, name: string, links: PageLinks) {
    this.pdf = pdf;
    this.number = number;
    this.links = links;
    this.element.className = 'page';
    this.element.setAttribute('role', 'group');
    this.element.setAttribute('aria-label', name);
  }

  /** Sets the size of the page: `size` in points, times `scale`. */
  resize(size: { width: number; height: number }, scale: number): void {
    this.scale = scale;
    this.element.style.inlineSize = `${Math.round(size.width * scale)}px`;
    this.element.style.blockSize = `${Math.round(size.height * scale)}px`;
    this.element.style.setProperty('--total-scale-factor', String(scale));
    this.element.style.setProperty('--scale-factor', String(scale));
  }

  /** Draws picture, text and links, unless that has been done at this size. Marks the matches of `query`. */
  async draw(query: string): Promise<void> {
    if (this.drawnScale !== this.scale) {
      const scale = this.scale;
      this.drawnScale = scale;
      const page = await this.pdf.getPage(this.number + 1);
      const viewport = page.getViewport({ scale });
      const [canvas, text, links] = await Promise.all([
        drawCanvas(page, viewport),
        this.drawText(page, viewport),
        this.drawLinks(page, viewport),
      ]);
      if (scale !== this.scale) return;
      this.element.replaceChildren(canvas, text, ...links);
    }
    this.mark(query);
  }

  /** Frees the memory of a page out of sight. */
  clear(): void {
    this.drawnScale = 0;
    this.text = null;
    this.element.replaceChildren();
  }

  private mark(query: string): void {
    const divs = this.text?.textDivs ?? [];
    this.matches = divs.flatMap((div) => {
      const node = div.firstChild;
      if (!(node instanceof Text)) return [];
      return positionsOf(node.data, query).map((start) => {
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, Math.min(node.length, start + query.length));
        return range;
      });
    });
  }

  private async drawText(page: PDFPageProxy, viewport: PageViewport): Promise<HTMLElement> {
    const container = document.createElement('div');
    container.className = 'text';
    this.text = new TextLayer({ textContentSource: page.streamTextContent(), container, viewport });
    await this.text.render();
    return container;
  }

  private async drawLinks(page: PDFPageProxy, viewport: PageViewport): Promise<HTMLElement[]> {
    const annotations = (await page.getAnnotations()) as Record<string, unknown>[];
    const links = annotations.filter(({ subtype, rect }) => subtype === 'Link' && Array.isArray(rect));
    const made = await Promise.all(links.slice(0, MAX_LINKS).map((link) => this.linkOf(link, viewport)));
    return made.filter((link) => link !== null);
  }

  private async linkOf(
    { rect, url, dest }: Record<string, unknown>,
    viewport: PageViewport,
  ): Promise<HTMLElement | null> {
    const page = typeof url === 'string' ? null : await destinationPage(this.pdf, dest);
    // A link that would do nothing is left out: the site opens only web addresses.
    if (typeof url === 'string' ? !/^https?:/.test(url) : page === null) return null;
    const [left = 0, top = 0, right = 0, bottom = 0] = viewport.convertToViewportRectangle(
      rect as number[],
    ) as number[];
    const link = document.createElement('a');
    link.href = '#';
    link.setAttribute('aria-label', typeof url === 'string' ? url : pageLocator(page ?? 0).slice(1));
    Object.assign(link.style, {
      left: `${Math.min(left, right)}px`,
      top: `${Math.min(top, bottom)}px`,
      width: `${Math.abs(right - left)}px`,
      height: `${Math.abs(bottom - top)}px`,
    });
    link.addEventListener('click', (event) => {
      event.preventDefault();
      if (typeof url === 'string') this.links.onLink(url);
      else this.links.onGo(pageLocator(page ?? 0));
    });
    return link;
  }
}

async function drawCanvas(page: PDFPageProxy, viewport: PageViewport): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  const maxRatio = Math.sqrt(MAX_PIXELS / (viewport.width * viewport.height));
  const ratio = Math.min(devicePixelRatio, maxRatio);
  canvas.width = Math.floor(viewport.width * ratio);
  canvas.height = Math.floor(viewport.height * ratio);
  canvas.setAttribute('aria-hidden', 'true');
  await page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] }).promise;
  return canvas;
}
