import { Link } from '@lectern/shared/router';
import { Section } from '@lectern/shared/ui';
import { notesWords } from '../../text/lesson/notes.en';
import { useText } from '../../text/useText';
import { noteAddress } from '../export/exportedCourse';
import { clock, type ShownNote } from '../note';
import { NoteList } from '../list/NoteList';
import type { NoteWork } from './noteWorks';
import type { NoteActions } from '../useNotes';
import styles from '../notes.module.css';

type Props = {
  work: NoteWork;
  notes: readonly ShownNote[];
  uid: string;
  actions: NoteActions;
  onRemove: (note: ShownNote) => void;
};

/**
 * The notes on one course or book. Each leads to its second; one on something that is gone stays readable and leads
 * nowhere.
 */
export function WorkNotes({ work, notes, uid, actions, onRemove }: Props) {
  const words = useText(notesWords);
  const where = (note: ShownNote) => {
    const lesson = work.lessons.find(({ id }) => id === note.itemId)?.title ?? words.lesson;
    if (work.kind === 'book')
      return (
        <Link className={styles.time} to={`/books?read=${note.itemId}`}>
          {note.locator ?? words.general}
        </Link>
      );
    const label = note.timeSec === null ? lesson : `${lesson} · ${clock(note.timeSec)}`;
    return work.title === null ? (
      <span className={styles.time}>{label}</span>
    ) : (
      <Link className={styles.time} to={noteAddress({ uid, courseId: work.id, slug: work.slug, note })}>
        {label}
      </Link>
    );
  };
  return (
    <Section title={work.title ?? (work.kind === 'book' ? words.unknownBook : words.unknownCourse)}>
      <NoteList notes={notes} actions={actions} where={where} onRemove={onRemove} />
    </Section>
  );
}
