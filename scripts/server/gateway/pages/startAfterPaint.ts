import { createHash } from 'node:crypto';

/**
 * Requests the files in the template before it, and starts its scripts, once the browser has painted the content: they
 * compete neither with the HTML for the network nor with the first paint for the processor. A hidden page paints
 * nothing and starts at once; so does one after a second in which the browser has not reported a paint. Until the
 * content is hydrated, presses and sent forms are kept for the shell, in `presses` of the root element.
 */
const SOURCE = `{
const root = document.getElementById('root');
const presses = (root.presses = []);
const keep = (event) => root.matches('[data-rendered]') && presses.push(event);
for (const type of ['click', 'submit']) addEventListener(type, keep, true);
const { content } = document.currentScript.previousElementSibling;
const start = () => {
  for (const element of [...content.children]) {
    element.async = false;
    document.head.append(element);
  }
};
setTimeout(start, document.hidden ? 0 : 1000);
new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
}`;

/** The source expression of the inline script below, for the page's content security policy. */
export const START_HASH = `sha256-${createHash('sha256').update(SOURCE).digest('base64')}`;

/** Returns the end of a page with its content: the preloads and scripts in `tags` take effect after the first paint. */
export const startAfterPaint = (tags: readonly string[]): string =>
  `<template>${tags.join('')}</template><script>${SOURCE}</script>`;
