import type { Note } from '@lectern/shared/domain';
import type { PendingNote } from '../../notes/noteOutbox';
import { EARLY } from '../schedule/cardState';
import { noteCardId, type Card } from './deck';
import { noteFaces } from './noteFaces';

/** A note with what its card needs. `createdAt` is null until the backend has the note. */
export type OwnNote = Pick<Note, 'id' | 'kind' | 'courseId' | 'itemId' | 'timeSec' | 'text'> & {
  createdAt: Date | null;
};

/** Returns the notes that the backend has with the changes pending on this device. */
export const currentNotes = (saved: readonly Note[], pending: Readonly<Record<string, PendingNote>>): OwnNote[] => [
  ...saved.filter(({ id }) => !pending[id]),
  ...Object.values(pending).flatMap((note) => (note.isDeletion ? [] : [{ ...note, createdAt: null }])),
];

/** Returns the id of the course or book that a note belongs to. */
export const workIdOf = ({ kind, courseId, itemId }: OwnNote): string =>
  kind === 'lesson' && courseId !== null ? courseId : itemId;

/** Returns the card of a note. A note with a question in it is offered half a day later, any other one if chosen. */
export function noteCard({ id, itemId, timeSec, text, createdAt }: OwnNote, title: string | null): Card {
  const faces = noteFaces(text);
  return {
    kind: 'note',
    id: noteCardId(id),
    source: { itemId, title, timeSec },
    ...faces,
    readyAt: faces.prompt === null ? 0 : (createdAt?.getTime() ?? Date.now()) + EARLY,
    isOffered: faces.prompt !== null,
  };
}
