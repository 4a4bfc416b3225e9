const GAP = 8;

/** Width in pixels that a popover may have without leaving the window. */
const MAX_WIDTH = 272;

/**
 * Positions a popover that is about to open below its opener, or above an opener low in the window. It aligns with the
 * side that is nearer to the window's edge. The popover is not measured, so the first frame is already right.
 */
export function positionPopover(popover: HTMLElement, opener: Element): void {
  const { left, right, top, bottom } = opener.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const isAtStart = (left + right) / 2 < width / 2;
  const isLow = top > height * 0.6;
  popover.style.left = isAtStart ? `${within(left, width)}px` : 'auto';
  popover.style.right = isAtStart ? 'auto' : `${within(width - right, width)}px`;
  popover.style.top = isLow ? 'auto' : `${bottom + GAP}px`;
  popover.style.bottom = isLow ? `${height - top + GAP}px` : 'auto';
}

const within = (offset: number, width: number): number => Math.max(GAP, Math.min(offset, width - MAX_WIDTH - GAP));
