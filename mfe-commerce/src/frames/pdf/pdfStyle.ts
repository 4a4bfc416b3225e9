import type { PageDisplay } from '../../reader/bookView';
import { FOUND } from '../frame/displayStyle';

const FILTERS = {
  light: 'none',
  sepia: 'none',
  dark: 'invert(0.92) hue-rotate(180deg)',
} as const;

/** Returns the styles of the pages of a PDF, and of the transparent text over them, which is selected and read. */
export const pdfStyle = ({ theme, background, link, flow }: PageDisplay): string => `
:root { block-size: 100%; scrollbar-gutter: stable;
  background: ${background}; color-scheme: ${theme === 'dark' ? 'dark' : 'light'}; }
body { margin: 0; min-block-size: 100%; display: grid; gap: 16px; justify-content: safe center; padding: 16px;
  box-sizing: border-box; align-content: ${flow === 'paged' ? 'safe center' : 'start'}; }
.page { position: relative; background: ${theme === 'sepia' ? '#fbf4e6' : '#fff'}; overflow: clip;
  box-shadow: 0 1px 6px rgb(0 0 0 / 30%);  filter: ${FILTERS[theme]}; }
.page[hidden], .hiddenCanvasElement { display: none; }
.page canvas { position: absolute; inset: 0; inline-size: 100%; block-size: 100%;
  mix-blend-mode: ${theme === 'sepia' ? 'multiply' : 'normal'}; }
.page a { position: absolute; z-index: 2; border-radius: 2px; }
.page a:hover { background: rgb(255 209 102 / 25%); }
:focus-visible { outline: 2px solid ${link}; outline-offset: 2px; }
.text { position: absolute; inset: 0; z-index: 1; overflow: clip; text-align: initial; line-height: 1; direction: ltr;
  text-size-adjust: none; forced-color-adjust: none; transform-origin: 0 0; --min-font-size: 1;
  --text-scale-factor: calc(var(--total-scale-factor) * var(--min-font-size));
  --min-font-size-inv: calc(1 / var(--min-font-size)); }
.text :is(span, br) { position: absolute; color: transparent; white-space: pre; cursor: text; transform-origin: 0 0; }
.text > :not(.markedContent), .text .markedContent span:not(.markedContent) { z-index: 1; --font-height: 0;
  font-size: calc(var(--text-scale-factor) * var(--font-height)); --scale-x: 1; --rotate: 0deg;
  transform: rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv)); }
.text .markedContent { display: contents; }
.text ::selection { color: transparent; background: rgb(0 100 255 / 30%); }
::highlight(${FOUND}) { color: transparent; background-color: rgb(255 190 0 / 45%); }`;
