/** Attribute of the root element while the page shows markup of the gateway that React has not taken over. */
const MARK = 'data-rendered';

/** Id of the JSON block with the data that the markup was rendered from. */
const DATA_BLOCK = 'page-data';

/** Content that the gateway has rendered into this page. */
export type RenderedPage = {
  /** Key and data of each query that the markup shows. */
  queries: readonly (readonly [readonly unknown[], unknown])[];
  /** Returns true until `finish` is called. */
  isPending: () => boolean;
  /** Marks the page as taken over, and repeats what was pressed and typed before its code ran. */
  finish: () => void;
};

/**
 * Reads the content that the gateway has rendered into `root`; null when there is none. A visitor with a session gets
 * the loading screen instead: the markup is for others, and is removed.
 */
export function readRenderedPage(root: HTMLElement, hasSession: boolean): RenderedPage | null {
  if (!root.hasAttribute(MARK)) return null;
  const queries = readQueries();
  if (hasSession || !queries) {
    discard(root);
    return null;
  }
  nameInlineStyles();
  restoreStyleAttributes(root);
  const stopHolding = holdPresses();
  let isPending = true;
  return {
    queries,
    isPending: () => isPending,
    finish() {
      if (!isPending) return;
      isPending = false;
      root.removeAttribute(MARK);
      repeatTyping(root);
      stopHolding();
    },
  };
}

function discard(root: HTMLElement): void {
  root.replaceChildren();
  root.removeAttribute(MARK);
  document.getElementById('loading')?.removeAttribute('hidden');
}

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

/**
 * Remembers the last button of the screen that is pressed before its code runs. Links and forms work by themselves.
 * Returns the function that stops it and repeats that press.
 */
function holdPresses(): () => void {
  let pressed: HTMLElement | null = null;
  const hold = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('#main :is(button, [role="button"])') : null;
    if (button && button.getAttribute('type') !== 'submit') pressed = button;
  };
  document.addEventListener('click', hold, true);
  return () => {
    document.removeEventListener('click', hold, true);
    if (pressed?.isConnected) pressed.click();
  };
}

/**
 * Reports text that was typed before React took over: it keeps such text in the field, but has seen no event. React
 * compares a field with the last value that was set through the element itself, and ignores an event without a change.
 */
function repeatTyping(root: HTMLElement): void {
  for (const input of root.querySelectorAll<HTMLInputElement>('input[name="q"]')) {
    const { value, defaultValue, selectionStart, selectionEnd } = input;
    if (value === defaultValue) continue;
    input.value = defaultValue;
    Reflect.set(HTMLInputElement.prototype, 'value', value, input);
    input.setSelectionRange(selectionStart, selectionEnd);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
