const MARGIN = 8;

/** Puts an open popover just below its opener, flush with its end, and keeps it inside the window; above it where there is more room. */
export function placeBelow(popover: HTMLElement, opener: HTMLElement): void {
  const from = opener.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const isRtl = getComputedStyle(opener).direction === 'rtl';
  const wanted = isRtl ? from.left : from.right - width;
  const left = Math.max(MARGIN, Math.min(wanted, window.innerWidth - width - MARGIN));
  const below = from.bottom + MARGIN;
  const fitsBelow = below + height <= window.innerHeight - MARGIN || from.top < window.innerHeight / 2;
  popover.style.left = `${left}px`;
  popover.style.top = `${fitsBelow ? below : Math.max(MARGIN, from.top - MARGIN - height)}px`;
}
