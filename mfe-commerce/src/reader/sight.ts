/** The elements that the reader looks at: the chapter's text, and the bar that covers its top. */
export type Elements = { article: HTMLElement | null; bar: HTMLElement | null };

/** The height of the site's header, which stays in sight, in pixels. */
const HEADER = 64;

/** Where the text comes out from below what sticks to the window's top, in pixels from there. */
function edgeOf(bar: HTMLElement | null): number {
  return Math.max(HEADER, bar?.getBoundingClientRect().bottom ?? 0);
}

/**
 * The numbers of the first block that can be seen and of the last one whose end can be; null where there is no text.
 */
export function seenBlocks({ article, bar }: Elements): { top: number; bottom: number } | null {
  const blocks = [...(article?.querySelectorAll<HTMLElement>('[data-block]') ?? [])];
  if (blocks.length === 0) return null;
  const edge = edgeOf(bar) + 4;
  const first = blocks.findIndex((block) => block.getBoundingClientRect().bottom > edge);
  const top = first === -1 ? blocks.length - 1 : first;
  const ended = blocks.findLastIndex((block) => block.getBoundingClientRect().bottom <= window.innerHeight);
  return { top, bottom: Math.max(top, ended) };
}

/** Scrolls to a block of the chapter; to the top of the page for the first one. */
export function showBlock({ article, bar }: Elements, number: number): void {
  const block = number > 0 ? article?.querySelector(`[data-block="${String(number)}"]`) : null;
  const top = block ? window.scrollY + block.getBoundingClientRect().top - edgeOf(bar) - 16 : 0;
  window.scrollTo({ top, behavior: 'instant' });
}
