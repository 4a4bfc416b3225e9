import { createOutbox, createStoredValue, type Outbox, type StoredValue } from '@lectern/shared/sync';
import type { NoteChange } from '../data/notes';

/** A change of a note that the backend has not accepted yet. `refused` is the reason of the last failure, if any. */
export type PendingNote = NoteChange & { refused: string | null };

/** A person's pending notes by id, and drafts by lesson. The stored format uses these field names. */
type StoredNotes = { errands: Record<string, PendingNote>; drafts: Record<string, string> };

const stores = new Map<string, StoredValue<StoredNotes>>();

/** Returns this device's store of a person's pending notes and drafts. */
function storeOf(uid: string): StoredValue<StoredNotes> {
  const isEmpty = ({ errands, drafts }: StoredNotes): boolean =>
    Object.keys(errands).length + Object.keys(drafts).length === 0;
  const store = stores.get(uid) ?? createStoredValue(`lectern.notes:${uid}`, parseNotes, isEmpty);
  stores.set(uid, store);
  return store;
}

function parseNotes(stored: unknown): StoredNotes {
  const { errands, drafts } = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<StoredNotes>;
  return { errands: { ...errands }, drafts: { ...drafts } };
}

/** Returns the outbox of a person's notes. A newer change of a note replaces the earlier one. */
export function noteOutbox(uid: string): Outbox<PendingNote> {
  const store = storeOf(uid);
  return createOutbox(
    ({ id }) => id,
    () => Object.values(store.get().errands),
    (notes) => store.set({ ...store.get(), errands: Object.fromEntries(notes.map((note) => [note.id, note])) }),
  );
}

/** Returns a person's pending notes by id: the same object until one changes. */
export const pendingNotes = (uid: string): Record<string, PendingNote> => storeOf(uid).get().errands;

/**
 * Calls `listener` whenever a person's pending notes or drafts change, in this tab or another. Returns a function that
 * stops it.
 */
export const onNotesChange = (uid: string, listener: () => void): (() => void) => storeOf(uid).subscribe(listener);

/** Returns the draft stored under a key; empty when there is none. */
export const getDraft = (uid: string, draftKey: string): string => storeOf(uid).get().drafts[draftKey] ?? '';

/** Stores a draft under a key; an empty text removes it. */
export function saveDraft(uid: string, draftKey: string, text: string): void {
  const store = storeOf(uid);
  const { errands, drafts } = store.get();
  const others = Object.entries(drafts).filter(([name]) => name !== draftKey);
  store.set({ errands, drafts: Object.fromEntries(text ? [...others, [draftKey, text]] : others) });
}
