import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Section } from '@lectern/shared/ui';
import { notesText } from '../../text/lesson/notes.en';
import { noteAddress } from '../export/exportedCourse';
import { NoteList } from '../list/NoteList';
import { timeOf, type ShownNote } from '../note';
import * as styles from '../notes.module.css';
import type { NoteActions } from '../useNotes';
import type { NoteWork } from './noteWorks';

type Props = {
  work: NoteWork;
  notes: readonly ShownNote[];
  uid: string;
  actions: NoteActions;
  onRemove: (note: ShownNote) => void;
};

/** The notes on a course or book. Each links to its position, unless the course or book is no longer available. */
export function WorkNotes({ work, notes, uid, actions, onRemove }: Props) {
  const text = useText(notesText);
  return (
    <Section title={work.title ?? (work.kind === 'book' ? text.unknownBook : text.unknownCourse)}>
      <NoteList
        notes={notes}
        actions={actions}
        renderLink={(note) => <NotePosition work={work} note={note} uid={uid} />}
        onRemove={onRemove}
      />
    </Section>
  );
}

function NotePosition({ work, note, uid }: { work: NoteWork; note: ShownNote; uid: string }) {
  const text = useText(notesText);
  if (work.kind === 'book')
    return (
      <Link className={styles.time} to={`/books?read=${note.itemId}`}>
        {note.locator ?? text.general}
      </Link>
    );
  const lesson = work.lessons.find(({ id }) => id === note.itemId)?.title ?? text.lesson;
  const time = timeOf(note);
  const label = time === null ? lesson : text.lessonAt(lesson, time);
  return work.title === null ? (
    <span className={styles.time}>{label}</span>
  ) : (
    <Link className={styles.time} to={noteAddress({ uid, courseId: work.id, slug: work.slug, note })}>
      {label}
    </Link>
  );
}
