/** Returns true when a rectangle lies before the visible page, in reading order. */
type IsBefore = (rect: DOMRect) => boolean;

const hasSize = ({ width, height }: DOMRect): boolean => width > 0 || height > 0;

/**
 * Returns a collapsed range at the first text or picture in the body that does not lie before the page; the start of
 * the body when there is none.
 */
export function firstInSight(body: HTMLElement, isBefore: IsBefore): Range {
  const range = document.createRange();
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      if (node.data.trim() === '') continue;
      range.selectNodeContents(node);
      const rects = Array.from(range.getClientRects()).filter(hasSize);
      const last = rects.at(-1);
      if (!last || isBefore(last)) continue;
      range.setStart(node, rects.some(isBefore) ? firstOffset(node, isBefore) : 0);
    } else if (node instanceof Element && /^(img|svg|video|math)$/i.test(node.localName)) {
      const rect = node.getBoundingClientRect();
      if (!hasSize(rect) || isBefore(rect)) continue;
      range.setStart(node, 0);
    } else continue;
    range.collapse(true);
    return range;
  }
  range.setStart(body, 0);
  range.collapse(true);
  return range;
}

/** Returns the offset of the first character that is not before the page, by bisection. */
function firstOffset(node: Text, isBefore: IsBefore): number {
  const range = document.createRange();
  let [low, high] = [0, node.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    range.setStart(node, middle);
    range.setEnd(node, middle + 1);
    const rect = range.getBoundingClientRect();
    // White space between lines has no size: it counts with what precedes it.
    if (!hasSize(rect) || isBefore(rect)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns where a range or an element begins in the window; null when it is not displayed. */
export function rectOf(target: Range | Element): DOMRect | null {
  const rects = Array.from((target instanceof Range ? widened(target) : target).getClientRects());
  const [first] = rects.filter(hasSize);
  if (first) return first;
  const holder = target instanceof Range ? target.startContainer : target;
  const parent = holder instanceof Element && target instanceof Range ? holder : holder.parentElement;
  return parent?.getClientRects()[0] ?? null;
}

/** Returns a collapsed range with one more character, since an empty one has no rectangle. */
function widened(range: Range): Range {
  const { startContainer: node, startOffset: offset } = range;
  if (!range.collapsed || !(node instanceof Text) || node.length === 0) return range;
  const wider = range.cloneRange();
  const from = Math.min(offset, node.length - 1);
  wider.setStart(node, from);
  wider.setEnd(node, from + 1);
  return wider;
}

/** Returns the words after the start of a range in its document, about `length` characters. */
export function wordsAfter(range: Range, length = 80): string {
  const { startContainer: start, startOffset } = range;
  const root = start.ownerDocument?.body ?? start;
  const walker = (start.ownerDocument ?? document).createTreeWalker(root, NodeFilter.SHOW_TEXT);
  walker.currentNode = start;
  let words = start.nodeType === Node.TEXT_NODE ? (start.nodeValue ?? '').slice(startOffset) : '';
  while (words.length < 2 * length) {
    const next = walker.nextNode();
    if (!next) break;
    words += ` ${next.nodeValue ?? ''}`;
  }
  const plain = words.replace(/\s+/g, ' ').trim();
  return plain.length > length ? `${plain.slice(0, length).replace(/\s+\S*$/, '')}…` : plain;
}
