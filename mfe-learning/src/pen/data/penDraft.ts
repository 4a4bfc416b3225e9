/** The source of a pen, one text for each of its three panes. */
export type PenSource = { html: string; css: string; js: string };

/** The panes, in the order of the screen. */
export const PANES = ['html', 'css', 'js'] as const;

/** Limit of one pane of a saved pen, in characters. */
export const PANE_LIMIT = 50_000;

/**
 * Work that is stored on this device. `basedOn` is the time (ms) of the saved version that it started from, null for
 * work that was never saved. `task` is a lesson's starting code, null for work that belongs to no lesson.
 */
export type PenDraft = PenSource & { basedOn: number | null; task: PenSource | null };

/** Names a draft on this device: the empty editor's, that of a saved pen, or that of a lesson. */
export type PenSlot = '' | `pen:${string}` | `lesson:${string}/${string}`;

const KEY = 'lectern.pen';
const keyOf = (slot: PenSlot): string => (slot ? `${KEY}:${slot}` : KEY);

/** Returns the draft stored on this device; null when there is none or it cannot be read. */
export function getPenDraft(slot: PenSlot): PenDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(slot)) ?? 'null');
    const source = parseSource(stored);
    if (!source) return null;
    const { basedOn, task } = stored as Record<string, unknown>;
    return { ...source, basedOn: typeof basedOn === 'number' ? basedOn : null, task: parseSource(task) };
  } catch {
    return null;
  }
}

/** Stores the draft on this device. Returns false when the device has no space or blocks storage. */
export function savePenDraft(slot: PenSlot, { html, css, js, basedOn, task }: PenDraft): boolean {
  try {
    localStorage.setItem(keyOf(slot), JSON.stringify({ html, css, js, basedOn, task }));
    return true;
  } catch {
    return false;
  }
}

/** Calls `listener` with each draft that another tab stores in this slot. Returns the function that stops it. */
export function watchPenDraft(slot: PenSlot, listener: (draft: PenDraft) => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    const draft = key === keyOf(slot) ? getPenDraft(slot) : null;
    if (draft) listener(draft);
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** Removes a draft, once it is saved or given up. Never throws. */
export function dropPenDraft(slot: PenSlot): void {
  try {
    localStorage.removeItem(keyOf(slot));
  } catch {
    // A device that blocks storage has nothing to remove.
  }
}

/** Returns true when two pens have the same source. */
export const isSameSource = (one: PenSource, other: PenSource): boolean =>
  PANES.every((pane) => one[pane] === other[pane]);

function parseSource(value: unknown): PenSource | null {
  if (typeof value !== 'object' || value === null) return null;
  const { html, css, js } = value as Record<string, unknown>;
  return typeof html === 'string' && typeof css === 'string' && typeof js === 'string' ? { html, css, js } : null;
}
