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
