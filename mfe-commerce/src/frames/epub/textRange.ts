import { EXCERPT_LENGTH, excerptOf } from '../../reader/excerpt';

/** Returns true when a rectangle lies before the visible page, in reading order. */
type IsBefore = (rect: DOMRect) => boolean;

const PICTURE = /^(img|svg|video|math)$/i;

const hasSize = ({ width, height }: DOMRect): boolean => width > 0 || height > 0;

/**
 * Returns a collapsed range at the first text or picture in the body that does not lie before the page; the start of
 * the body when there is none.
 */
export function firstInSight(body: HTMLElement, isBefore: IsBefore): Range {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      const offset = visibleOffset(node, isBefore);
      if (offset !== null) return collapsedRange(node, offset);
    } else if (node instanceof Element && PICTURE.test(node.localName)) {
      const rect = node.getBoundingClientRect();
      if (hasSize(rect) && !isBefore(rect)) return collapsedRange(node, 0);
    }
  }
  return collapsedRange(body, 0);
}

function collapsedRange(node: Node, offset: number): Range {
  const range = document.createRange();
  range.setStart(node, offset);
  range.collapse(true);
  return range;
}

/** Returns the offset in a text at which the page begins; null when the text is blank, hidden or before the page. */
function visibleOffset(node: Text, isBefore: IsBefore): number | null {
  if (node.data.trim() === '') return null;
  const range = document.createRange();
  range.selectNodeContents(node);
  const rects = Array.from(range.getClientRects()).filter(hasSize);
  const last = rects.at(-1);
  if (!last || isBefore(last)) return null;
  return rects.some(isBefore) ? firstOffset(node, isBefore) : 0;
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
  // An empty target, such as an anchor, has no size: it begins where the element around it does.
  return rects.find(hasSize) ?? elementAround(target)?.getClientRects()[0] ?? null;
}

function elementAround(target: Range | Element): Element | null {
  if (target instanceof Element) return target.parentElement;
  const { startContainer: start } = target;
  return start instanceof Element ? start : start.parentElement;
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

/** Returns an excerpt of the document that begins at the start of a range. */
export function excerptAfter(range: Range): string {
  const { startContainer: start, startOffset } = range;
  const root = start.ownerDocument?.body ?? start;
  const walker = (start.ownerDocument ?? document).createTreeWalker(root, NodeFilter.SHOW_TEXT);
  walker.currentNode = start;
  let words = start.nodeType === Node.TEXT_NODE ? (start.nodeValue ?? '').slice(startOffset) : '';
  // Twice the length: white space, of which there may be much between elements, is collapsed afterwards.
  while (words.length < 2 * EXCERPT_LENGTH) {
    const next = walker.nextNode();
    if (!next) break;
    words += ` ${next.nodeValue ?? ''}`;
  }
  return excerptOf(words.replace(/\s+/g, ' ').trim());
}
