/** Scrolls a menu alone, in either direction of writing, so that its current entry is in the middle. */
export function showSelected(menu: HTMLElement | null): void {
  const entry = menu?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!menu || !entry) return;
  const { left, width } = menu.getBoundingClientRect();
  menu.scrollLeft += entry.left + entry.width / 2 - left - width / 2;
}
