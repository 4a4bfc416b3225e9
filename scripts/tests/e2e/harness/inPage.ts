import type { Page } from '@playwright/test';

/*
 * Functions that run in the page. They call one another by name and use nothing else of this module: `run` sends the
 * source of all of them.
 */

/** The text nodes that somebody sees, with the element of each. Skips what screen readers skip: it is decoration. */
function shownTexts(): { node: Text; element: HTMLElement }[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: { node: Text; element: HTMLElement }[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const element = node.parentElement;
    if (!element || node.data.trim() === '' || element.closest('[aria-hidden="true"], script, style, option, svg'))
      continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (!isForScreenReadersOnly(element)) found.push({ node, element });
  }
  return found;
}

/** True inside an element that is made invisible by its size, such as a label for screen readers. */
function isForScreenReadersOnly(element: Element): boolean {
  for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
    const { width, height } = ancestor.getBoundingClientRect();
    const { clipPath, overflowX } = getComputedStyle(ancestor);
    if ((width <= 2 || height <= 2) && (clipPath !== 'none' || overflowX === 'hidden' || overflowX === 'clip'))
      return true;
  }
  return false;
}

/** The boxes of the lines of a text. */
function linesOf(node: Text): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
}

/** Pixels of a box outside of another one: horizontally and vertically. */
function outside(box: DOMRect, of: DOMRect): [across: number, down: number] {
  return [Math.max(of.left - box.left, box.right - of.right), Math.max(of.top - box.top, box.bottom - of.bottom)];
}

/**
 * Returns the cause of a clipped text: the class of the ancestor that hides its overflow, or the window. Null when it
 * is not clipped.
 */
function cutterOf(node: Text, element: HTMLElement): string | null {
  const open = { across: true, down: true };
  for (
    let ancestor: HTMLElement | null = element;
    ancestor && ancestor !== document.body;
    ancestor = ancestor.parentElement
  ) {
    const { overflowX, overflowY, position } = getComputedStyle(ancestor);
    const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    const box = ancestor.getBoundingClientRect();
    const isCut = linesOf(node).some((line) => {
      const [across, down] = outside(line, box);
      return (
        (open.across && hides(overflowX) && across > 1.5) ||
        // Lines are higher than their letters.
        (open.down && hides(overflowY) && down > line.height * 0.3)
      );
    });
    if (isCut) return ancestor.className || ancestor.tagName;
    if (/auto|scroll/.test(overflowX)) open.across = false;
    if (/auto|scroll/.test(overflowY)) open.down = false;
    if (position === 'fixed') return null;
  }
  const { clientWidth } = document.documentElement;
  const leaves = linesOf(node).some(({ left, right }) => left < -1.5 || right > clientWidth + 1.5);
  return open.across && leaves ? 'the window' : null;
}

/** Lists the texts that are cut, each once, with what cuts it; and the width of the page beyond the window's. */
function cutTexts(): string[] {
  const cut = shownTexts().flatMap(({ node, element }) => {
    const cutter = cutterOf(node, element);
    return cutter === null ? [] : [`“${node.data.trim().slice(0, 60)}” is cut by ${cutter}`];
  });
  const { scrollWidth, clientWidth } = document.documentElement;
  const wider = scrollWidth - clientWidth;
  return [...new Set([...cut, ...(wider > 0 ? [`the page is ${String(wider)} px wider than the window`] : [])])];
}

/** A colour as red, green, blue and opacity, each from 0 to 1. */
function colourOf(css: string): [number, number, number, number] {
  const pen = new OffscreenCanvas(1, 1).getContext('2d')!;
  pen.fillStyle = css;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, opacity = 0] = pen.getImageData(0, 0, 1, 1).data;
  return [red / 255, green / 255, blue / 255, opacity / 255];
}

/** The background behind an element's edge: that of the nearest ancestor with one, without gradients. */
function groundOf(element: Element): string {
  for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) {
    const { backgroundColor } = getComputedStyle(ancestor);
    if (colourOf(backgroundColor)[3] > 0.95) return backgroundColor;
  }
  return 'white';
}

/** The contrast of two opaque colours, as WCAG defines it. */
function contrastOf(one: string, other: string): number {
  const luminance = (css: string): number => {
    const [red, green, blue] = colourOf(css).map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Lists fields whose edge, and icon buttons whose icon, has a contrast below 3 : 1. */
function paleShapes(): string[] {
  const shown = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !isForScreenReadersOnly(element) &&
        !element.matches(':disabled, [tabindex="-1"]'),
    );
  const fields = shown('input:not([type=range], [type=hidden], [type=file]), select, textarea').map((field) => {
    const ground = groundOf(field);
    // A field may fill a frame that has the edge.
    const frames = [field, field.parentElement, field.parentElement?.parentElement].filter((at) => at != null);
    const edges = frames.flatMap((frame) => {
      const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(frame);
      return [...(borderTopWidth === '0px' ? [] : [borderTopColor]), ...(frame === field ? [backgroundColor] : [])];
    });
    return { element: field, contrast: Math.max(...edges.map((edge) => contrastOf(edge, ground))) };
  });
  const icons = shown('button:has(> svg:only-child), a:has(> svg:only-child)').map((button) => {
    const { color, backgroundColor } = getComputedStyle(button);
    const ground = colourOf(backgroundColor)[3] > 0.95 ? backgroundColor : groundOf(button);
    return { element: button, contrast: contrastOf(color, ground) };
  });
  return [...fields, ...icons]
    .filter(({ contrast }) => contrast < 3)
    .map(({ element, contrast }) => `${element.outerHTML.slice(0, 120)} has a contrast of ${contrast.toFixed(2)} : 1`);
}

/**
 * Lists what moves by itself for more than five seconds, or repeats faster than thrice a second, in view or not: what
 * moves out of view costs the page as much.
 */
function restlessParts(): string[] {
  return document.getAnimations().flatMap(({ effect, playState }) => {
    if (!(effect instanceof KeyframeEffect) || playState !== 'running') return [];
    const { duration, iterations, endTime } = effect.getComputedTiming();
    const isLong = Number(endTime) > 5_000;
    const flashes = Number(duration) < 334 && Number(iterations) > 3;
    return isLong || flashes ? [`${effect.target?.outerHTML.slice(0, 120) ?? ''} moves`] : [];
  });
}

/**
 * Returns the focused element, and its problems: hidden behind another part, or without an outline. Null for the body.
 */
function focusedPart(): { name: string; trouble: string[] } | null {
  const active = document.activeElement;
  if (!active || active === document.body) return null;
  const name = `${active.tagName} ${active.getAttribute('aria-label') ?? active.textContent.trim().slice(0, 40)}`;
  const part = isForScreenReadersOnly(active) ? (active.closest('label') ?? active) : active;
  const { left, right, top, bottom } = part.getBoundingClientRect();
  const points = [0.08, 0.5, 0.92].flatMap((x) =>
    [0.15, 0.5, 0.85].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
  );
  const isSeen = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (part.contains(hit) || hit.contains(part) || hit.closest('label')?.contains(part));
  });
  // The link of a card marks the whole card.
  const near = [active, part, part.parentElement, part.parentElement?.parentElement, part.closest('article')];
  const ring = near.flatMap((at) => (at ? [getComputedStyle(at)] : [])).find((style) => hasOutline(style));
  const pale = ring && contrastOf(ring.outlineColor, groundOf(part)) < 3 && ring.outlineStyle !== 'auto';
  return {
    name,
    trouble: [
      ...(isSeen ? [] : [`${name} is hidden while it has the focus`]),
      ...(ring ? [] : [`${name} has no outline while it has the focus`]),
      ...(pale ? [`${name}: its outline is pale`] : []),
    ],
  };
}

function hasOutline({ outlineStyle, outlineWidth }: CSSStyleDeclaration): boolean {
  return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
}

const FUNCTIONS = [
  shownTexts,
  isForScreenReadersOnly,
  linesOf,
  outside,
  cutterOf,
  cutTexts,
  colourOf,
  groundOf,
  contrastOf,
  paleShapes,
  restlessParts,
  focusedPart,
  hasOutline,
];

/** Runs one of the functions in the page; resolves to its result. */
export function inPage<T>(page: Page, check: () => T): Promise<T> {
  return page.evaluate<T>(`(() => { ${FUNCTIONS.map(String).join('\n')}\nreturn ${check.name}(); })()`);
}

export { cutTexts, focusedPart, paleShapes, restlessParts };
