/** How many courses a page of a list shows. */
export const PAGE_SIZE = 24;

/** One page of a list. A number beyond the last page is the last page. */
export function pageOf<T>(items: readonly T[], page: number): { items: readonly T[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  const shown = Math.min(page, pages);
  return { items: items.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE), page: shown, pages };
}

/** The pages that a pager names: first, last, and those around `page`; null where it leaves some out. */
export function pagesToName(page: number, pages: number): (number | null)[] {
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter((n) => n === 1 || n === pages || Math.abs(n - page) <= 1);
  return near.flatMap((n, index) => {
    const before = near[index - 1] ?? 0;
    if (n - before === 2) return [n - 1, n];
    return n - before > 2 ? [null, n] : [n];
  });
}
