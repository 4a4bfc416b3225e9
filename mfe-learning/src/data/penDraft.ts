/** The three panes of a pen. */
export type PenSource = { html: string; css: string; js: string };

const KEY = 'lectern.pen';
const PANES = ['html', 'css', 'js'] as const;

/** The draft kept on this device, or null where there is none or it cannot be read. */
export function getPenDraft(): PenSource | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const source = kept as Record<string, unknown>;
    if (!PANES.every((pane) => typeof source[pane] === 'string')) return null;
    return { html: source.html as string, css: source.css as string, js: source.js as string };
  } catch {
    return null;
  }
}

/** Keeps the draft on this device; false when the device has no room or forbids it. */
export function savePenDraft(source: PenSource): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(source));
    return true;
  } catch {
    return false;
  }
}
