/** Elements that the reader measures: the text of the chapter, and the bar that covers its top. */
export type Elements = { article: HTMLElement | null; bar: HTMLElement | null };

/** Height of the site's sticky header, in pixels. */
const HEADER_HEIGHT = 64;

/** Returns how far sticky elements cover the top of the window, in pixels. */
function coveredHeight(bar: HTMLElement | null): number {
  return Math.max(HEADER_HEIGHT, bar?.getBoundingClientRect().bottom ?? 0);
}

/** Returns the numbers of the first visible block and of the last one whose end is visible; null without text. */
export function visibleBlocks({ article, bar }: Elements): { top: number; bottom: number } | null {
  const blocks = [...(article?.querySelectorAll<HTMLElement>('[data-block]') ?? [])];
  if (blocks.length === 0) return null;
  const edge = coveredHeight(bar) + 4;
  const first = blocks.findIndex((block) => block.getBoundingClientRect().bottom > edge);
  const top = first === -1 ? blocks.length - 1 : first;
  const ended = blocks.findLastIndex((block) => block.getBoundingClientRect().bottom <= window.innerHeight);
  return { top, bottom: Math.max(top, ended) };
}

/** Scrolls to a block of the chapter, or to the top of the page for the first one. */
export function scrollToBlock({ article, bar }: Elements, number: number): void {
  const block = number > 0 ? article?.querySelector(`[data-block="${String(number)}"]`) : null;
  const top = block ? window.scrollY + block.getBoundingClientRect().top - coveredHeight(bar) - 16 : 0;
  window.scrollTo({ top, behavior: 'instant' });
}
