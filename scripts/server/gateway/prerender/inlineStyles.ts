import { createHash } from 'node:crypto';

/** A stylesheet inside a page, the address of the file it replaces, and its source for the page's policy. */
export type InlineStyle = { href: string; css: string; hash: string };

/** Returns the stylesheet of a file for use inside a page: its own relative addresses become absolute. */
export function inlineStyle(href: string, text: string): InlineStyle {
  const folder = href.slice(0, href.lastIndexOf('/') + 1);
  const css = text
    .replace(/\r\n?/g, '\n')
    .replace(/url\((["']?)(?![a-z]+:|\/|#)/gi, (_all, quote: string) => `url(${quote}${folder}`);
  return { href, css, hash: hashOf(css) };
}

/** Markup without style attributes, and the stylesheet that takes their place. */
export type StyledMarkup = { markup: string; css: string; hash: string };

/**
 * Moves style attributes into a stylesheet, since the page's policy allows only styles whose hash it names. The browser
 * sets the attributes again by script (`renderedPage.ts`). Throws an Error for a style that would end the stylesheet.
 */
export function withoutStyleAttributes(markup: string): StyledMarkup {
  const styles = new Map<string, number>();
  const plain = markup.replace(/ style="([^"]*)"/g, (_all, style: string) => {
    const number = styles.get(style) ?? styles.size;
    styles.set(style, number);
    return ` data-s="${String(number)}"`;
  });
  const css = [...styles].map(([style, number]) => `[data-s="${String(number)}"]{${unescape(style)}}`).join('');
  if (/[<]/.test(css)) throw new Error('a style attribute contains "<"');
  return { markup: plain, css, hash: hashOf(css) };
}

const ENTITIES: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&gt;': '>', '&amp;': '&' };

function unescape(text: string): string {
  return text.replace(/&(?:quot|#x27|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}

function hashOf(css: string): string {
  return `sha256-${createHash('sha256').update(css).digest('base64')}`;
}
