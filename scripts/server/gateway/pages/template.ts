import { createHash } from 'node:crypto';

const HEAD = '<!--lectern:head-->';
const BOOT = '<!--lectern:boot-->';

/**
 * A shell release's page template, split at its two placeholders. `styleHashes` are the CSP sources of its inline
 * styles (`sha256-…`).
 */
export type Template = { beforeHead: string; beforeBoot: string; afterBoot: string; styleHashes: string[] };

/**
 * Splits a shell release's template at `<!--lectern:head-->` and `<!--lectern:boot-->`. Throws an Error for a missing
 * or repeated placeholder, a missing `<html` tag, or a script, which the content security policy would block.
 */
export function parseTemplate(html: string): Template {
  const [beforeHead, afterHead] = cutAt(html, HEAD);
  const [beforeBoot, afterBoot] = cutAt(afterHead, BOOT);
  if (!/<html[\s>]/i.test(beforeHead)) throw new Error('The page template has no <html> tag.');
  if (/<script[\s>/]/i.test(html))
    throw new Error('The page template has a <script>: scripts come from the release alone.');
  return { beforeHead, beforeBoot, afterBoot, styleHashes: inlineStyles(html).map(hashSource) };
}

/** Returns the start of the page with `data-serial` set on its `<html>` tag. */
export function withSerial(beforeHead: string, serial: number): string {
  return beforeHead.replace(/<html(?=[\s>])([^>]*)>/i, (_tag, attributes: string) => {
    const others = attributes.replace(/\s+data-serial(="[^"]*")?/i, '');
    return `<html${others} data-serial="${String(serial)}">`;
  });
}

const ROOT = '<div id="root"></div>';
const LOADING = '<div id="loading"';
const UNTIL_CONTENT = /\s*<!--lectern:loading-->[\s\S]*?<!--\/lectern:loading-->/g;

/**
 * Returns a part of the template without what only a page without content shows: the loading screen with its styles,
 * and the notice for browsers without script. In the template of an earlier shell they are not marked, and stay hidden.
 */
export function withoutLoading(part: string): string {
  return part
    .replace(UNTIL_CONTENT, '')
    .replace(LOADING, `${LOADING} hidden`)
    .replace(/<noscript>[\s\S]*?<\/noscript>/g, '');
}

/**
 * Returns the part of the template around the page's content with `markup` as its content. Null when the template has
 * no empty root element.
 */
export function withMarkup(beforeBoot: string, markup: string): string | null {
  const [before, after, ...more] = beforeBoot.split(ROOT);
  if (before === undefined || after === undefined || more.length > 0) return null;
  return `${withoutLoading(before)}<div id="root" data-rendered>${markup}</div>${withoutLoading(after)}`;
}

/** Returns the start of the page with `data-theme` set on its `<html>` tag. */
export function withTheme(beforeHead: string, theme: string): string {
  return beforeHead.replace(/<html(?=[\s>])/i, `<html data-theme="${theme}"`);
}

function cutAt(text: string, placeholder: string): [string, string] {
  const [before, after, ...more] = text.split(placeholder);
  if (before === undefined || after === undefined) throw new Error(`The page template lacks ${placeholder}.`);
  if (more.length > 0) throw new Error(`The page template has ${placeholder} more than once.`);
  return [before, after];
}

function inlineStyles(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)].map((match) => match[1] ?? '');
}

/** Hashes a style as browsers do: after parsing, when every line ending is a line feed. */
function hashSource(style: string): string {
  return `sha256-${createHash('sha256').update(style.replace(/\r\n?/g, '\n')).digest('base64')}`;
}
