import type { KeyboardEvent } from 'react';

/**
 * Clicks `link` when the key is the space bar. Browsers do that for buttons only, and a link in the role of a menu item
 * or tab must react to both keys.
 */
export function clickOnSpace(event: KeyboardEvent, link: HTMLElement | undefined): void {
  if (event.key !== ' ' || !(link instanceof HTMLAnchorElement)) return;
  // Keeps the page from scrolling.
  event.preventDefault();
  link.click();
}
