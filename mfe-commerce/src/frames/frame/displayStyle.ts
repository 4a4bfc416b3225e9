import type { PageDisplay } from '../../reader/bookView';

const FACES = {
  serif: "'Iowan Old Style', 'Palatino Linotype', Palatino, Charter, Georgia, 'Noto Serif', serif",
  sans: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif",
} as const;

/** Name of the highlight of search results. */
export const FOUND = 'lectern-found';

/** Size of a page in pixels: its text area between equal margins. */
export type PageBox = { width: number; height: number; inline: number; block: number };

const MARGIN = { least: 20, block: 28 };

/** Returns the text area for a window and a line length: centred, with margins on all sides. */
export function pageBox(window: { innerWidth: number; innerHeight: number }, lineLength: number): PageBox {
  const width = Math.max(120, Math.min(lineLength, window.innerWidth - 2 * MARGIN.least));
  return {
    width,
    height: Math.max(120, window.innerHeight - 2 * MARGIN.block),
    inline: (window.innerWidth - width) / 2,
    block: MARGIN.block,
  };
}

/**
 * Returns the styles that lay a section out, over those of the book. In pages, the body is one row of columns, each as
 * wide as the window with its margins: a page is one window width of scrolling.
 */
export function layoutStyle(box: PageBox, isPaged: boolean): string {
  const page = isPaged
    ? `:root:root { overflow: hidden !important; }
:root:root > body { block-size: ${box.height}px !important; margin: ${box.block}px ${box.inline}px !important;
  columns: auto !important; column-width: ${box.width}px !important; column-gap: ${2 * box.inline}px !important;
  column-fill: auto !important; overflow: hidden !important; }
:root:root > body :is(img, svg, video) { max-block-size: ${box.height - 40}px !important; }`
    : `:root:root { overflow: auto !important; scrollbar-gutter: stable; }
:root:root > body { overflow: visible !important; block-size: auto !important;
  margin: ${box.block}px auto !important; }`;
  return `:root:root { block-size: 100% !important; margin: 0 !important; padding: 0 !important; border: 0 !important; }
:root:root > body { position: static !important; box-sizing: border-box !important;
  inline-size: ${box.width}px !important;
  min-inline-size: 0 !important; max-inline-size: none !important; min-block-size: 0 !important;
  max-block-size: none !important; padding: 0 !important; border: 0 !important; }
:root:root > body :is(img, svg, video) { max-inline-size: 100% !important; object-fit: contain; }
:root:root > body :is(img, svg, video, tr, figure) { break-inside: avoid; }
:root:root > body :is(h1, h2, h3, h4, h5, h6) { break-after: avoid; }
:root:root > body pre { white-space: pre-wrap; overflow-wrap: anywhere; }
:root:root > body :is(table, math) { max-inline-size: 100%; }
${page}`;
}

/** Returns the styles of type and colour. In light pages the book's own colours stay; the other themes replace them. */
export function themeStyle({ theme, background, text, link, size, face }: PageDisplay): string {
  const replaced =
    theme === 'light'
      ? ''
      : `:root:root body, :root:root body * { color: ${text} !important; background-color: transparent !important; }
:root:root body :is(a, a *) { color: ${link} !important; }
:root:root body img { background-color: #fff !important; }`;
  return `@layer reader {
  :root { color: ${text}; line-height: 1.6; }
  body { overflow-wrap: break-word; hyphens: auto; }
  a { color: ${link}; }
  :is(p, li, blockquote, dd) { orphans: 2; widows: 2; }
  table { border-collapse: collapse; }
  :is(td, th) { padding: 0.3em 0.6em; border: 1px solid currentcolor; text-align: start; }
}
:root:root { color-scheme: ${theme === 'dark' ? 'dark' : 'light'}; background: ${background} !important;
  font-size: ${size * 100}% !important; }
:root:root > body { font-family: ${FACES[face]} !important; background: transparent !important; }
:focus-visible { outline: 2px solid ${link}; outline-offset: 2px; }
${replaced}
::highlight(${FOUND}) { color: #1d1300; background-color: #ffd166; }`;
}
