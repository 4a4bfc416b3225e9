import type { PageDisplay } from '../../reader/bookView';
import { layoutStyle, pageBox, themeStyle, type PageBox } from '../frame/displayStyle';
import { firstInSight, rectOf } from './textRange';

/** Longest wait for styles, pictures and fonts of a section, in milliseconds: its layout should not change later. */
const RESOURCES_TIMEOUT = 3_000;

/** Hidden text can be laid out and measured, but takes no clicks. */
const HIDDEN = ':root:root > body, :root:root > body * { visibility: hidden !important; }';

/**
 * Displays one section of a book as the document of the frame, in pages or as one scrolling text. Turning pages beyond
 * its ends is up to the caller.
 */
export class SectionPage {
  private readonly sheet = new CSSStyleSheet();
  private readonly hiding = new CSSStyleSheet();
  private display: PageDisplay;
  private box: PageBox;
  private fixed: { width: number; height: number } | null = null;

  constructor(display: PageDisplay) {
    this.display = display;
    this.box = pageBox(window, display.width);
    document.adoptedStyleSheets = [this.sheet, this.hiding];
    this.style();
  }

  /** True when text runs in pages. Vertical text and pages of a fixed size scroll. */
  get isPaged(): boolean {
    return (
      this.display.flow === 'paged' &&
      this.fixed === null &&
      getComputedStyle(document.body).writingMode.startsWith('horizontal')
    );
  }

  /**
   * Replaces the displayed section. `language` and `direction` apply unless the section states its own. Resolves once
   * its layout is final. The new one stays hidden until `reveal`: its start, or links that still move, are never seen.
   */
  async show(section: Document, language: string, direction: string): Promise<void> {
    const from = section.documentElement;
    const root = document.documentElement;
    for (const { name } of Array.from(root.attributes)) root.removeAttribute(name);
    for (const { name, value } of Array.from(from.attributes))
      if (/^(id|class|lang|dir|style)$/.test(name)) root.setAttribute(name, value);
    root.lang ||= from.getAttribute('xml:lang') ?? language;
    root.dir ||= section.body.getAttribute('dir') ?? direction;
    this.fixed = fixedSizeOf(section);
    this.hiding.replaceSync(HIDDEN);
    root.replaceChildren(...Array.from(from.childNodes, (node) => document.importNode(node, true)));
    this.layOut(this.display);
    await resourcesLoaded();
  }

  /** Makes the section visible at the page that it has been moved to. */
  reveal(): void {
    this.hiding.replaceSync('');
  }

  /** Applies a display or a new window size. The current position changes with it. */
  layOut(display: PageDisplay): void {
    this.display = display;
    this.box = pageBox(window, display.width);
    this.style();
  }

  /** Number of pages, at least 1. */
  get pages(): number {
    const { scrollWidth } = document.body;
    return this.isPaged ? Math.max(1, Math.round((scrollWidth + 2 * this.box.inline) / innerWidth)) : 1;
  }

  /** Number of the visible page, from 0. */
  get page(): number {
    return this.isPaged ? Math.round(Math.abs(document.body.scrollLeft) / innerWidth) : 0;
  }

  /** Share of the section before the visible page, 0 to 1. */
  get fraction(): number {
    const { scrollTop, scrollHeight } = document.documentElement;
    return this.isPaged ? this.page / this.pages : scrollHeight > 0 ? scrollTop / scrollHeight : 0;
  }

  get isAtStart(): boolean {
    return this.isPaged ? this.page === 0 : document.documentElement.scrollTop <= 2;
  }

  get isAtEnd(): boolean {
    const { scrollTop, scrollHeight } = document.documentElement;
    return this.isPaged ? this.page >= this.pages - 1 : scrollTop + innerHeight >= scrollHeight - 4;
  }

  /** Moves by a page, or by most of a window; must not be at that end. */
  turn(step: 1 | -1): void {
    if (this.isPaged) this.toPage(this.page + step);
    else scrollBy({ top: step * innerHeight * 0.85, behavior: 'instant' });
  }

  toEdge(to: 'start' | 'end'): void {
    if (this.isPaged) this.toPage(to === 'start' ? 0 : this.pages - 1);
    else scrollTo({ top: to === 'start' ? 0 : document.documentElement.scrollHeight, behavior: 'instant' });
  }

  /** Moves to the page with the start of `target`. */
  toTarget(target: Range | Element): void {
    const rect = rectOf(target);
    if (!rect) this.toEdge('start');
    else if (this.isPaged) this.toPage(this.page + Math.floor(this.pagesAhead(rect)));
    else scrollTo({ top: scrollY + rect.top - this.box.block, behavior: 'instant' });
  }

  /** Returns the start of the visible text. */
  start(): Range {
    const { inline } = this.box;
    const isRtl = this.isRtl;
    return firstInSight(document.body, (rect) =>
      !this.isPaged ? rect.bottom <= 4 : isRtl ? rect.left >= innerWidth - inline : rect.right <= inline,
    );
  }

  private get isRtl(): boolean {
    return getComputedStyle(document.body).direction === 'rtl';
  }

  private pagesAhead(rect: DOMRect): number {
    const ahead = this.isRtl ? innerWidth - rect.right : rect.left;
    return (ahead + 1) / innerWidth;
  }

  private toPage(page: number): void {
    const wanted = Math.max(0, Math.min(page, this.pages - 1));
    document.body.scrollTo({ left: (this.isRtl ? -1 : 1) * wanted * innerWidth, behavior: 'instant' });
  }

  private style(): void {
    const style = (isPaged: boolean): void =>
      this.sheet.replaceSync(`${layoutStyle(this.box, isPaged)}\n${themeStyle(this.display)}`);
    // Pages first: `isPaged` reads the writing mode, which the section's own styles may set, from the styled document.
    style(this.display.flow === 'paged');
    if (this.fixed) {
      const { width, height } = this.fixed;
      const scale = Math.min(innerWidth / width, innerHeight / height);
      this.sheet.replaceSync(`:root:root { overflow: auto; background: ${this.display.background}; }
:root:root > body { margin: 0 auto !important; inline-size: ${width}px; block-size: ${height}px; zoom: ${scale}; }`);
    } else if (this.display.flow === 'paged' && !this.isPaged) style(false);
  }
}

/** Returns the size that a page of fixed layout states; null for text that flows. */
function fixedSizeOf(section: Document): { width: number; height: number } | null {
  const content = section.documentElement.getAttribute('data-viewport') ?? '';
  const [width, height] = ['width', 'height'].map((name) =>
    Number(new RegExp(`${name}\\s*=\\s*(\\d+)`).exec(content)?.[1] ?? 0),
  );
  return width && height ? { width, height } : null;
}

async function resourcesLoaded(): Promise<void> {
  const styles = Array.from(
    document.querySelectorAll<HTMLLinkElement>('link'),
    (link) => link.sheet || new Promise((resolve) => (link.onload = link.onerror = resolve)),
  );
  const pictures = Array.from(document.images, (image) => image.decode().catch(() => undefined));
  const timeout = new Promise((resolve) => setTimeout(resolve, RESOURCES_TIMEOUT));
  await Promise.race([Promise.all([...styles, ...pictures]).then(() => document.fonts.ready), timeout]);
}
