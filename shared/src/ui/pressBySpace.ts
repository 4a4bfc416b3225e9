import type { KeyboardEvent } from 'react';

/**
 * Presses `link` when the key is the space bar, which does so for buttons alone: for a link with the role of something
 * that both keys press.
 */
export function pressBySpace(event: KeyboardEvent, link: HTMLElement | undefined): void {
  if (event.key !== ' ' || !(link instanceof HTMLAnchorElement)) return;
  // The page would scroll.
  event.preventDefault();
  link.click();
}
