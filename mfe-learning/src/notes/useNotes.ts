import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useQuery, useQueryClient } from '@lectern/shared/query';
import { createSaveScheduler, inTurn, onOnline } from '@lectern/shared/sync';
import { newId } from '../data/newId';
import { notes, saveNote, type NotePlace } from '../data/notes';
import { reasonOf } from '../failure/reasonOf';
import type { ShownNote } from './note';
import { noteOutbox, onNotesChange, pendingNotes, type PendingNote } from './noteOutbox';

/** A note that was refused is sent again after half a minute, then less and less often. In milliseconds. */
const DELAYS = { debounce: 0, firstRetry: 30_000, maxRetry: 300_000 };

/** Changes of notes. Each is stored on this device at once and sent as soon as possible. */
export type NoteActions = {
  add: (place: NotePlace, text: string) => void;
  change: (note: ShownNote, text: string) => void;
  remove: (note: ShownNote) => void;
  restore: (note: ShownNote) => void;
  retry: () => void;
};

/**
 * Returns a person's notes, of one course or with null of all, with the changes pending on this device; and actions.
 */
export function useNotes(uid: string, courseId: string | null) {
  const query = useQuery(notes(uid, courseId));
  const subscribe = useCallback((listener: () => void) => onNotesChange(uid, listener), [uid]);
  const pending = useSyncExternalStore(subscribe, () => pendingNotes(uid));
  const send = useNoteSending(uid);
  const actions = useMemo((): NoteActions => {
    const put = (note: NotePlace & { id: string; text: string }, isDeletion: boolean): void => {
      noteOutbox(uid).put({ ...placeOf(note), id: note.id, text: note.text, isDeletion, refused: null });
      send();
    };
    return {
      add: (place, text) => put({ ...place, id: newId(), text }, false),
      change: (note, text) => put({ ...note, text }, false),
      remove: (note) => put(note, true),
      restore: (note) => put(note, false),
      retry: send,
    };
  }, [uid, send]);
  const shown = useMemo(() => withPending(query.data ?? [], pending, courseId), [query.data, pending, courseId]);
  return { query, shown, actions };
}

/** Sends a person's pending notes at the start and when the network returns. Returns a function that does it now. */
function useNoteSending(uid: string): () => void {
  const client = useQueryClient();
  const scheduler = useMemo(() => {
    const outbox = noteOutbox(uid);
    const send = async (note: PendingNote): Promise<void> => {
      await saveNote(uid, note);
      // Refreshed before the pending note is settled, so that the note never disappears for a moment.
      await client.invalidateQueries({ queryKey: ['users', uid, 'notes'] });
    };
    const refuse = (note: PendingNote, error: unknown): void =>
      outbox.put({ ...note, refused: reasonOf(error instanceof Error ? error : null) });
    return createSaveScheduler(() => inTurn(`notes:${uid}`, () => outbox.flush(send, refuse)), DELAYS);
  }, [uid, client]);
  const send = useCallback(() => scheduler.request('leaving'), [scheduler]);
  useEffect(() => {
    send();
    const stopListening = onOnline(send);
    return () => {
      stopListening();
      scheduler.stop();
    };
  }, [send, scheduler]);
  return send;
}

const placeOf = ({ kind, courseId, itemId, timeSec, locator }: NotePlace): NotePlace => ({
  kind,
  courseId,
  itemId,
  timeSec,
  locator,
});

function withPending(
  saved: readonly (NotePlace & { id: string; text: string })[],
  pending: Record<string, PendingNote>,
  courseId: string | null,
): ShownNote[] {
  const shown = (
    note: NotePlace & { id: string; text: string },
    waits: boolean,
    refused: string | null,
  ): ShownNote => ({
    ...placeOf(note),
    id: note.id,
    text: note.text,
    waits,
    refused,
  });
  const written = Object.values(pending).filter(
    (note) => !note.isDeletion && (courseId === null || note.courseId === courseId),
  );
  return [
    ...saved.filter(({ id }) => !pending[id]).map((note) => shown(note, false, null)),
    ...written.map((note) => shown(note, true, note.refused)),
  ];
}
