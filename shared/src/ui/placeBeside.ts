const GAP = 8;

/** So wide, in pixels, a popover may be and still has all of itself in the window. */
const ROOM = 272;

/**
 * Puts a popover that is about to open below its opener, or above one that lies low in the window, flush with the side
 * that is nearer to the window's own. It needs no measure of the popover, so that the first frame is already right.
 */
export function placeBeside(popover: HTMLElement, opener: Element): void {
  const { left, right, top, bottom } = opener.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const isAtStart = (left + right) / 2 < width / 2;
  const isLow = top > height * 0.6;
  popover.style.left = isAtStart ? `${within(left, width)}px` : 'auto';
  popover.style.right = isAtStart ? 'auto' : `${within(width - right, width)}px`;
  popover.style.top = isLow ? 'auto' : `${bottom + GAP}px`;
  popover.style.bottom = isLow ? `${height - top + GAP}px` : 'auto';
}

const within = (offset: number, width: number): number => Math.max(GAP, Math.min(offset, width - ROOM - GAP));
