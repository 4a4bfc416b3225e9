const GAP = 8;

/**
 * Puts a popover that is about to open below its opener, or above one that lies low in the window, flush with the side that is nearer
 * to the window's own. It needs no measure of the popover, so that the first frame is already right.
 */
export function placeBeside(popover: HTMLElement, opener: Element): void {
  const { left, right, top, bottom } = opener.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const isAtStart = (left + right) / 2 < width / 2;
  const isLow = top > height * 0.6;
  popover.style.left = isAtStart ? `${Math.max(GAP, left)}px` : 'auto';
  popover.style.right = isAtStart ? 'auto' : `${Math.max(GAP, width - right)}px`;
  popover.style.top = isLow ? 'auto' : `${bottom + GAP}px`;
  popover.style.bottom = isLow ? `${height - top + GAP}px` : 'auto';
}
