import { holdEarlyInput } from './earlyInput';
import { saveHint } from './hint';

/** Attribute of the root element while the page shows markup of the gateway that React has not hydrated. */
const MARK = 'data-rendered';

/** Id of the JSON block with the data that the markup was rendered from. */
const DATA_BLOCK = 'page-data';

/** Content that the gateway has rendered into this page. */
export type RenderedPage = {
  /** Key and data of each query that the markup shows. */
  queries: readonly (readonly [readonly unknown[], unknown])[];
  /** Returns true until `finish` is called. */
  isPending: () => boolean;
  /** Marks the page as hydrated, and repeats what was pressed and typed before. */
  finish: () => void;
};

/**
 * Reads the content that the gateway has rendered into `root`; null when there is none. For a visitor with a session,
 * the markup is removed and the page loads again: with the hint cookie, it gets the loading screen.
 */
export function readRenderedPage(root: HTMLElement, hasSession: boolean, reload = reloadPage): RenderedPage | null {
  if (!root.hasAttribute(MARK)) return null;
  const queries = readQueries();
  if (hasSession || !queries) {
    discard(root);
    // With cookies blocked, the hint is not saved, and a reload would bring the same page.
    if (hasSession && saveHint({ isSignedIn: true })) reload();
    return null;
  }
  nameInlineStyles();
  restoreStyleAttributes(root);
  const repeatEarlyInput = holdEarlyInput(root);
  let isPending = true;
  return {
    queries,
    isPending: () => isPending,
    finish() {
      if (!isPending) return;
      isPending = false;
      root.removeAttribute(MARK);
      repeatEarlyInput();
    },
  };
}

/** Removes the rendered content when it can't be hydrated. */
export function discardRendered(): void {
  const root = document.querySelector(`[${MARK}]`);
  if (root) discard(root);
}

function discard(root: Element): void {
  root.replaceChildren();
  root.removeAttribute(MARK);
}

const reloadPage = (): void => location.reload();

function readQueries(): RenderedPage['queries'] | null {
  try {
    return JSON.parse(document.getElementById(DATA_BLOCK)?.textContent ?? 'null') as RenderedPage['queries'] | null;
  } catch {
    return null;
  }
}

/** Gives inline stylesheets the absolute address by which the loaders of screens recognise them. */
function nameInlineStyles(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-href]'))
    style.dataset.href = new URL(style.dataset.href ?? '', document.baseURI).href;
}

/** Sets the style attributes that the gateway has replaced by `data-s`: the page's policy forbids them in HTML. */
function restoreStyleAttributes(root: HTMLElement): void {
  const element = document.getElementById('style-attributes');
  const rules = element instanceof HTMLStyleElement ? [...(element.sheet?.cssRules ?? [])] : [];
  for (const styled of root.querySelectorAll<HTMLElement>('[data-s]')) {
    const rule = rules[Number(styled.dataset.s)];
    if (rule instanceof CSSStyleRule) styled.style.cssText = rule.style.cssText;
    styled.removeAttribute('data-s');
  }
  element?.remove();
}
