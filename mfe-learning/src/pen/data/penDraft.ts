/** The three panes of a pen. */
export type PenSource = { html: string; css: string; js: string };

/** The names of the panes, in the order in which they stand. */
export const PANES = ['html', 'css', 'js'] as const;

/** How much one pane of a saved pen may hold, in characters. */
export const PANE_LIMIT = 50_000;

/**
 * Work that is kept on this device. `basedOn` is the time (ms) of the saved version that it was begun from, null for
 * work that was never saved; `task` is what a lesson's code begins with, null for work that belongs to no lesson.
 */
export type PenDraft = PenSource & { basedOn: number | null; task: PenSource | null };

/** Which work it is: the one without a name, that on a saved pen, or that of a lesson. */
export type PenSlot = '' | `pen:${string}` | `lesson:${string}/${string}`;

const KEY = 'lectern.pen';
const keyOf = (slot: PenSlot): string => (slot ? `${KEY}:${slot}` : KEY);

/** The draft kept on this device, or null where there is none or it cannot be read. */
export function getPenDraft(slot: PenSlot): PenDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(slot)) ?? 'null');
    const source = parseSource(kept);
    if (!source) return null;
    const { basedOn, task } = kept as Record<string, unknown>;
    return { ...source, basedOn: typeof basedOn === 'number' ? basedOn : null, task: parseSource(task) };
  } catch {
    return null;
  }
}

/** Keeps the draft on this device; false when the device has no room or forbids it. */
export function savePenDraft(slot: PenSlot, { html, css, js, basedOn, task }: PenDraft): boolean {
  try {
    localStorage.setItem(keyOf(slot), JSON.stringify({ html, css, js, basedOn, task }));
    return true;
  } catch {
    return false;
  }
}

/** Calls `hear` with each draft that another tab keeps in this place; returns the end of it. */
export function watchPenDraft(slot: PenSlot, hear: (draft: PenDraft) => void): () => void {
  const listen = ({ key }: StorageEvent): void => {
    const draft = key === keyOf(slot) ? getPenDraft(slot) : null;
    if (draft) hear(draft);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

/** Forgets a draft: it has been saved, or was given up. */
export function dropPenDraft(slot: PenSlot): void {
  try {
    localStorage.removeItem(keyOf(slot));
  } catch {
    // A device that keeps nothing has nothing to forget.
  }
}

/** Whether two pens hold the same. */
export const isSameSource = (one: PenSource, other: PenSource): boolean =>
  PANES.every((pane) => one[pane] === other[pane]);

function parseSource(value: unknown): PenSource | null {
  if (typeof value !== 'object' || value === null) return null;
  const { html, css, js } = value as Record<string, unknown>;
  return typeof html === 'string' && typeof css === 'string' && typeof js === 'string' ? { html, css, js } : null;
}
