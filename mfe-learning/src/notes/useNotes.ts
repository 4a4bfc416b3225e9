import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { reasonOf } from '@lectern/shared/failure';
import { useQuery, useQueryClient } from '@lectern/shared/query';
import { useOutboxSending, type OutboxDelivery } from '@lectern/shared/sync';
import { newId } from '../data/newId';
import { notes, saveNote, type NoteAnchor } from '../data/notes';
import type { ShownNote } from './note';
import { noteOutbox, onNotesChange, pendingNotes, type PendingNote } from './noteOutbox';

/** Delays in milliseconds. A refused note is sent again after half a minute, then less and less often. */
const DELAYS = { debounce: 0, firstRetry: 30_000, maxRetry: 300_000 };

/** Actions on notes. Each change is stored on this device at once and sent as soon as possible. */
export type NoteActions = {
  add: (anchor: NoteAnchor, text: string) => void;
  change: (note: ShownNote, text: string) => void;
  remove: (note: ShownNote) => void;
  restore: (note: ShownNote) => void;
  retry: () => void;
};

/**
 * Returns a person's notes, merged with the changes pending on this device, and the actions on them. `courseId` selects
 * a course; null returns all notes.
 */
export function useNotes(uid: string, courseId: string | null) {
  const query = useQuery(notes(uid, courseId));
  const subscribe = useCallback((listener: () => void) => onNotesChange(uid, listener), [uid]);
  const pending = useSyncExternalStore(subscribe, () => pendingNotes(uid));
  const send = useNoteSending(uid);
  const actions = useMemo((): NoteActions => {
    const put = (note: NoteAnchor & { id: string; text: string }, { isDeletion = false } = {}): void => {
      noteOutbox(uid).put({ ...anchorOf(note), id: note.id, text: note.text, isDeletion, refused: null });
      send();
    };
    return {
      add: (anchor, text) => put({ ...anchor, id: newId(), text }),
      change: (note, text) => put({ ...note, text }),
      remove: (note) => put(note, { isDeletion: true }),
      restore: (note) => put(note),
      retry: send,
    };
  }, [uid, send]);
  const shown = useMemo(() => withPending(query.data ?? [], pending, courseId), [query.data, pending, courseId]);
  return { query, shown, actions };
}

/** Returns a function that sends a person's pending notes now. They are also sent on mount and with the network. */
function useNoteSending(uid: string): () => void {
  const client = useQueryClient();
  const delivery = useMemo(
    (): OutboxDelivery<PendingNote> => ({
      outbox: noteOutbox(uid),
      name: `notes:${uid}`,
      send: async (note) => {
        await saveNote(uid, note);
        await client.invalidateQueries({ queryKey: ['users', uid, 'notes'] });
      },
      reasonOf,
    }),
    [uid, client],
  );
  return useOutboxSending(delivery, DELAYS);
}

const anchorOf = ({ kind, courseId, itemId, timeSec, locator }: NoteAnchor): NoteAnchor => ({
  kind,
  courseId,
  itemId,
  timeSec,
  locator,
});

function withPending(
  saved: readonly (NoteAnchor & { id: string; text: string })[],
  pending: Record<string, PendingNote>,
  courseId: string | null,
): ShownNote[] {
  const shown = (
    note: NoteAnchor & { id: string; text: string },
    isPending: boolean,
    refused: string | null,
  ): ShownNote => ({
    ...anchorOf(note),
    id: note.id,
    text: note.text,
    isPending,
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
