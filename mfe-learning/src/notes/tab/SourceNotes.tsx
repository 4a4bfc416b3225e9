import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Section } from '@lectern/shared/ui';
import { notesText } from '../../text/lesson/notes.en';
import { noteAddress } from '../export/exportedCourse';
import { NoteList } from '../list/NoteList';
import { timeOf, type ShownNote } from '../note';
import * as styles from '../notes.module.css';
import type { NoteActions } from '../useNotes';
import type { NoteSource } from './noteSources';

type Props = {
  source: NoteSource;
  notes: readonly ShownNote[];
  uid: string;
  actions: NoteActions;
  onRemove: (note: ShownNote) => void;
};

/** The notes on a course or book. Each links to its position, unless the course or book is no longer available. */
export function SourceNotes({ source, notes, uid, actions, onRemove }: Props) {
  const text = useText(notesText);
  return (
    <Section title={source.title ?? (source.kind === 'book' ? text.unknownBook : text.unknownCourse)}>
      <NoteList
        notes={notes}
        actions={actions}
        renderLink={(note) => <NotePosition source={source} note={note} uid={uid} />}
        onRemove={onRemove}
      />
    </Section>
  );
}

function NotePosition({ source, note, uid }: { source: NoteSource; note: ShownNote; uid: string }) {
  const text = useText(notesText);
  if (source.kind === 'book')
    return (
      <Link className={styles.time} to={`/books?read=${note.itemId}`}>
        {note.locator ?? text.general}
      </Link>
    );
  const lesson = source.lessons.find(({ id }) => id === note.itemId)?.title ?? text.lesson;
  const time = timeOf(note);
  const label = time === null ? lesson : text.lessonAt(lesson, time);
  return source.title === null ? (
    <span className={styles.time}>{label}</span>
  ) : (
    <Link className={styles.time} to={noteAddress({ uid, courseId: source.id, slug: source.slug, note })}>
      {label}
    </Link>
  );
}
