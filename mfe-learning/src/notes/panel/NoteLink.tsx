import { Link, useSearchParams } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { SeekButton } from '../../panels/SeekButton';
import { notesText } from '../../text/lesson/notes.en';
import { timeOf, type ShownNote } from '../note';
import * as styles from '../notes.module.css';

type Props = {
  note: ShownNote;
  /** The lesson that is open. */
  lessonId: string;
  lessons: readonly { id: string; title: string }[];
  onSeek: (seconds: number) => void;
};

/** Link to a note's position: seeks in the open lesson, or opens the note's lesson at its second. */
export function NoteLink({ note, lessonId, lessons, onSeek }: Props) {
  const text = useText(notesText);
  const [query] = useSearchParams();
  const time = timeOf(note);
  if (note.itemId !== lessonId) {
    const lesson = lessons.find(({ id }) => id === note.itemId)?.title ?? text.lesson;
    return (
      <Link className={styles.time} to={{ search: searchOfNote(query, note) }}>
        {time ? text.lessonAt(lesson, time) : lesson}
      </Link>
    );
  }
  if (!time) return <span className={styles.time}>{text.general}</span>;
  return <SeekButton label={text.jump(time)} time={time} onSeek={() => onSeek(note.timeSec ?? 0)} />;
}

/** Returns the query string that opens a note's lesson at its second. Other parameters, such as the tab, stay. */
function searchOfNote(query: URLSearchParams, { itemId, timeSec }: ShownNote): string {
  const next = new URLSearchParams(query);
  next.set('lesson', itemId);
  next.delete('t');
  if (timeSec !== null) next.set('t', String(Math.floor(timeSec)));
  return next.toString();
}
