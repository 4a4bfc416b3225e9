import { createHash } from 'node:crypto';

/**
 * Starts the scripts in the template before it once the browser has painted the content, so that their evaluation never
 * delays it. A hidden page paints nothing and starts at once; so does one after a second in which the browser has not
 * reported a paint. Until the content is hydrated, presses and sent forms are kept for the shell, in `presses` of the
 * root element.
 */
const SOURCE = `{
const root = document.getElementById('root');
const presses = (root.presses = []);
const keep = (event) => root.matches('[data-rendered]') && presses.push(event);
for (const type of ['click', 'submit']) addEventListener(type, keep, true);
const { content } = document.currentScript.previousElementSibling;
const start = () => {
  for (const script of [...content.children]) {
    script.async = false;
    document.body.append(script);
  }
};
setTimeout(start, document.hidden ? 0 : 1000);
new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
}`;

/** The source expression of the inline script below, for the page's content security policy. */
export const START_HASH = `sha256-${createHash('sha256').update(SOURCE).digest('base64')}`;

/** Returns the end of a page with its content: the tags in `scripts` run in order, after the first paint. */
export const startAfterPaint = (scripts: readonly string[]): string =>
  `<template>${scripts.join('')}</template><script>${SOURCE}</script>`;
