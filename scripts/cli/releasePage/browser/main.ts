import { connectDialog, enableChanges } from './confirmDialog.js';

/** Milliseconds between two questions about the state of the site, while the page is visible. */
const UPDATE_MS = 2_000;

/** The page's own server escapes everything in its markup, so its answers are trusted. */
const policy = (
  window as { trustedTypes?: { createPolicy(name: string, rules: object): { createHTML(text: string): string } } }
).trustedTypes?.createPolicy('lectern-releases', { createHTML: (text: string) => text });

const shown = new Map<string, string>();
let tag = '';

/** Asks for the parts of the page, and replaces those that changed. Says so when the command no longer answers. */
async function update(): Promise<void> {
  const connection = document.querySelector<HTMLElement>('#connection');
  try {
    const response = await fetch('/parts', { headers: { 'if-none-match': tag } });
    if (response.status === 200) {
      tag = response.headers.get('etag') ?? '';
      replaceParts((await response.json()) as Record<string, string>);
    } else if (response.status !== 304) throw new Error(`The server answered ${String(response.status)}.`);
    say(connection, connection?.dataset.connected ?? '');
  } catch {
    say(connection, connection?.dataset.lost ?? '');
  }
}

/** Changes a live region only when its text differs, so that screen readers do not repeat it. */
function say(region: HTMLElement | null, text: string): void {
  if (region && region.textContent !== text) region.textContent = text;
}

function replaceParts(parts: Record<string, string>): void {
  for (const [id, markup] of Object.entries(parts)) {
    const element = document.getElementById(id);
    if (!element || shown.get(id) === markup) continue;
    shown.set(id, markup);
    replacePart(element, markup);
  }
}

/** Replaces the content of an element; the focus and the position of a table in it stay. */
function replacePart(element: HTMLElement, markup: string): void {
  const focused = element.contains(document.activeElement) ? document.activeElement?.id : undefined;
  const left = element.querySelector('.scroll')?.scrollLeft ?? 0;
  element.innerHTML = policy ? policy.createHTML(markup) : markup;
  enableChanges(element);
  const table = element.querySelector('.scroll');
  if (table) table.scrollLeft = left;
  if (focused) document.getElementById(focused)?.focus();
}

connectDialog(update);
setInterval(() => {
  if (document.visibilityState === 'visible') void update();
}, UPDATE_MS);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void update();
});
