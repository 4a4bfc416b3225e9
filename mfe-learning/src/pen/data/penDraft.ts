/** The source of a pen: one text per pane. */
export type PenSource = { html: string; css: string; js: string };

/** The panes, in screen order. */
export const PANES = ['html', 'css', 'js'] as const;

/** Maximum length of one pane of a saved pen, in characters. */
export const PANE_LIMIT = 50_000;

/**
 * A draft stored on this device. `basedOn` is the time (ms) of the saved version it started from; null if it was never
 * saved. `task` is the starting code of a lesson; null for a draft that belongs to no lesson.
 */
export type PenDraft = PenSource & { basedOn: number | null; task: PenSource | null };

/** Subject of a draft: the empty editor, a saved pen, or a lesson. */
export type PenSubject = '' | `pen:${string}` | `lesson:${string}/${string}`;

/** Key of a draft on this device. Each account has its own drafts; visitors without one share the device's. */
export type PenSlot = `lectern.pen${string}`;

/** Returns the slot of a subject for the account `uid` (null: signed out). */
export function penSlot(subject: PenSubject, uid: string | null): PenSlot {
  const slot: PenSlot = uid === null ? 'lectern.pen' : `lectern.pen@${uid}`;
  return subject === '' ? slot : `${slot}:${subject}`;
}

/**
 * Returns the slot of a subject for the account `uid`. A draft from before signing in moves to the account, unless that
 * has its own or storage is full; it is then there again after signing out.
 */
export function claimPenSlot(subject: PenSubject, uid: string | null): PenSlot {
  const own = penSlot(subject, uid);
  const shared = penSlot(subject, null);
  if (own === shared || getPenDraft(own)) return own;
  const draft = getPenDraft(shared);
  if (draft && savePenDraft(own, draft)) dropPenDraft(shared);
  return own;
}

/** Returns the draft stored on this device; null if there is none or it cannot be read. */
export function getPenDraft(slot: PenSlot): PenDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(slot) ?? 'null');
    const source = parseSource(stored);
    if (!source) return null;
    const { basedOn, task } = stored as Record<string, unknown>;
    return { ...source, basedOn: typeof basedOn === 'number' ? basedOn : null, task: parseSource(task) };
  } catch {
    return null;
  }
}

/** Stores the draft on this device. Returns false when storage is full or blocked. */
export function savePenDraft(slot: PenSlot, { html, css, js, basedOn, task }: PenDraft): boolean {
  try {
    localStorage.setItem(slot, JSON.stringify({ html, css, js, basedOn, task }));
    return true;
  } catch {
    return false;
  }
}

/** Calls `listener` with each draft that another tab stores in this slot. Returns a function that stops it. */
export function watchPenDraft(slot: PenSlot, listener: (draft: PenDraft) => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    const draft = key === slot ? getPenDraft(slot) : null;
    if (draft) listener(draft);
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** Removes a draft after it was saved or discarded. Never throws. */
export function dropPenDraft(slot: PenSlot): void {
  try {
    localStorage.removeItem(slot);
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
