import NotesTab from '../notes/NotesTab';
import type { TabProps } from './tabs';

/** The person's notes. */
export function NotesPart({ user }: TabProps) {
  return <NotesTab uid={user.uid} />;
}
