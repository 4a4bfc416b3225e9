/**
 * Scrolls a menu sideways so that its current entry is in the middle. Unlike `scrollIntoView`, it never scrolls the
 * page. Works in left-to-right and right-to-left text.
 */
export function showSelected(menu: HTMLElement | null): void {
  const entry = menu?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!menu || !entry) return;
  const { left, width } = menu.getBoundingClientRect();
  menu.scrollLeft += entry.left + entry.width / 2 - left - width / 2;
}
