import NotesTab from '../notes/tab/NotesTab';
import type { TabProps } from './tabs';

/** The person's notes. */
export function NotesProfileTab({ user }: TabProps) {
  return <NotesTab uid={user.uid} />;
}
