import type { NotePlace } from './note';

/** What the backend has not taken yet: a note to be written, or one to be deleted. `refused` says why it would not. */
export type NoteErrand = NotePlace & { id: string; text: string; isDeletion: boolean; refused: string | null };

/**
 * What this device keeps for one person: errands that are not done, and texts that are not finished, by where they are
 * written.
 */
type NoteBox = { errands: Record<string, NoteErrand>; drafts: Record<string, string> };

const KEY = 'lectern.notes';
const boxes = new Map<string, NoteBox>();
const listeners = new Set<() => void>();

/**
 * The box of a person. It is read from the device once; a device that keeps nothing has it for as long as the page is
 * open.
 */
function boxOf(uid: string): NoteBox {
  const open = boxes.get(uid);
  if (open) return open;
  const box = parseBox(read(uid));
  boxes.set(uid, box);
  return box;
}

function read(uid: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`${KEY}:${uid}`) ?? 'null');
  } catch {
    return null;
  }
}

function parseBox(kept: unknown): NoteBox {
  const { errands, drafts } = (typeof kept === 'object' && kept !== null ? kept : {}) as Partial<NoteBox>;
  return { errands: { ...errands }, drafts: { ...drafts } };
}

function keep(uid: string, box: NoteBox): void {
  boxes.set(uid, box);
  try {
    if (Object.keys(box.errands).length + Object.keys(box.drafts).length > 0)
      localStorage.setItem(`${KEY}:${uid}`, JSON.stringify(box));
    else localStorage.removeItem(`${KEY}:${uid}`);
  } catch {
    // The box is still open in this page.
  }
  for (const tell of listeners) tell();
}

/** The errands of a person that are not done. The same array until one changes. */
export const errandsOf = (uid: string): Record<string, NoteErrand> => boxOf(uid).errands;

/** Puts an errand into the box, over an earlier one for the same note. */
export function putErrand(uid: string, errand: NoteErrand): void {
  const box = boxOf(uid);
  keep(uid, { ...box, errands: { ...box.errands, [errand.id]: errand } });
}

/** Takes an errand out; only while it is this very one, so that a newer one for the same note stays. */
export function takeErrand(uid: string, errand: NoteErrand): void {
  const { errands, drafts } = boxOf(uid);
  if (errands[errand.id] !== errand) return;
  keep(uid, { drafts, errands: Object.fromEntries(Object.entries(errands).filter(([id]) => id !== errand.id)) });
}

/** The unfinished text of a place; empty when there is none. */
export const draftOf = (uid: string, place: string): string => boxOf(uid).drafts[place] ?? '';

/** Keeps the unfinished text of a place; an empty one is forgotten. */
export function keepDraft(uid: string, place: string, text: string): void {
  const { errands, drafts } = boxOf(uid);
  const others = Object.entries(drafts).filter(([name]) => name !== place);
  keep(uid, { errands, drafts: Object.fromEntries(text ? [...others, [place, text]] : others) });
}

/** Calls `tell` whenever a box changes; returns the end of it. Another tab's change is read anew. */
export function watchBoxes(tell: () => void): () => void {
  const hear = (event: StorageEvent): void => {
    if (!event.key?.startsWith(`${KEY}:`)) return;
    boxes.delete(event.key.slice(KEY.length + 1));
    tell();
  };
  listeners.add(tell);
  addEventListener('storage', hear);
  return () => {
    listeners.delete(tell);
    removeEventListener('storage', hear);
  };
}
