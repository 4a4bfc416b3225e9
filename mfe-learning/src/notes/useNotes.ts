import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useQuery, useQueryClient } from '@lectern/shared/query';
import { notes, saveErrand } from '../data/notes';
import { newId } from '../data/newId';
import { reasonOf } from '../parts/reasonOf';
import type { NotePlace, ShownNote } from './note';
import { errandsOf, putErrand, takeErrand, watchBoxes, type NoteErrand } from './noteBox';

const RETRY_MS = 30_000;

/** What can be done with notes. Each is kept on this device at once and reaches the backend as soon as it can. */
export type NoteActions = {
  add: (place: NotePlace, text: string) => void;
  change: (note: ShownNote, text: string) => void;
  remove: (note: ShownNote) => void;
  restore: (note: ShownNote) => void;
  retry: () => void;
};

/**
 * The notes of a person (of one course, or with null all of them) as they are with everything that still waits on this
 * device, and what can be done.
 */
export function useNotes(uid: string, courseId: string | null) {
  const query = useQuery(notes(uid, courseId));
  const client = useQueryClient();
  const errands = useSyncExternalStore(watchBoxes, () => errandsOf(uid));
  const refresh = useCallback(() => client.invalidateQueries({ queryKey: ['users', uid, 'notes'] }), [client, uid]);
  const deliver = useCallback(() => deliverAll(uid, refresh), [uid, refresh]);
  useEffect(() => {
    void deliver();
    const timer = setInterval(() => {
      if (Object.keys(errandsOf(uid)).length > 0) void deliver();
    }, RETRY_MS);
    const deliverNow = (): void => void deliver();
    addEventListener('online', deliverNow);
    return () => {
      clearInterval(timer);
      removeEventListener('online', deliverNow);
    };
  }, [uid, deliver]);

  const actions = useMemo((): NoteActions => {
    const put = (note: NotePlace & { id: string; text: string }, isDeletion: boolean): void => {
      putErrand(uid, { ...placeOf(note), id: note.id, text: note.text, isDeletion, refused: null });
      void deliver();
    };
    return {
      add: (place, text) => put({ ...place, id: newId(), text }, false),
      change: (note, text) => put({ ...note, text }, false),
      remove: (note) => put(note, true),
      restore: (note) => put(note, false),
      retry: () => void deliver(),
    };
  }, [uid, deliver]);
  const shown = useMemo(() => withErrands(query.data ?? [], errands, courseId), [query.data, errands, courseId]);
  return { query, shown, actions };
}

const placeOf = ({ kind, courseId, itemId, timeSec, locator }: NotePlace): NotePlace => ({
  kind,
  courseId,
  itemId,
  timeSec,
  locator,
});

function withErrands(
  saved: readonly (NotePlace & { id: string; text: string })[],
  errands: Record<string, NoteErrand>,
  courseId: string | null,
): ShownNote[] {
  const waiting = Object.values(errands).filter((errand) => courseId === null || errand.courseId === courseId);
  const settled = saved
    .filter(({ id }) => !errands[id])
    .map((note) => ({ ...placeOf(note), id: note.id, text: note.text, waits: false, refused: null }));
  return [
    ...settled,
    ...waiting
      .filter(({ isDeletion }) => !isDeletion)
      .map((errand) => ({
        ...placeOf(errand),
        id: errand.id,
        text: errand.text,
        waits: true,
        refused: errand.refused,
      })),
  ];
}

const underWay = new Map<string, Promise<void>>();

/**
 * Does the errands of a person one after the other, again for those that came meanwhile. What fails stays in the box.
 */
function deliverAll(uid: string, refresh: () => Promise<unknown>): Promise<void> {
  const before = underWay.get(uid) ?? Promise.resolve();
  const mine = before.then(async () => {
    for (const errand of Object.values(errandsOf(uid))) await deliverOne(uid, errand, refresh);
  });
  underWay.set(uid, mine);
  return mine;
}

async function deliverOne(uid: string, errand: NoteErrand, refresh: () => Promise<unknown>): Promise<void> {
  try {
    await saveErrand(uid, errand);
    // The list has the note before the errand that stood for it goes, so that it never blinks.
    await refresh();
    takeErrand(uid, errand);
  } catch (error) {
    if (errandsOf(uid)[errand.id] === errand)
      putErrand(uid, { ...errand, refused: reasonOf(error instanceof Error ? error : null) });
  }
}
