import { useState } from 'react';
import { useQuery } from '@lectern/shared/query';
import { Link, useSearchParams } from '@lectern/shared/router';
import { Button, DownloadIcon } from '@lectern/shared/ui';
import { course, outline } from '../../data/courses';
import { downloadFile } from '../../data/downloadFile';
import { Loaded } from '../../parts/Loaded';
import { notesWords } from '../../text/lesson/notes.en';
import { useText } from '../../text/useText';
import { sortNotes, type ShownNote } from '../note';
import { NoteComposer } from './NoteComposer';
import { timeOf } from '../list/NoteItem';
import { NoteList } from '../list/NoteList';
import { notesMarkdown } from '../export/notesMarkdown';
import { exportedCourse } from '../export/exportedCourse';
import { useNoteRemoval } from '../list/useNoteRemoval';
import { useNotes } from '../useNotes';
import styles from '../notes.module.css';

type Props = {
  uid: string;
  courseId: string;
  lessonId: string;
  /** The second that the lesson is at; null for one that has no clock. */ getTime: () => number | null;
  onSeek: (seconds: number) => void;
};

/**
 * The notes beside a lesson: one is written at the second that the lesson is at, and leads back to it. What is read has
 * no seconds, nor have its notes.
 */
export default function NotesPanel({ uid, courseId, lessonId, getTime, onSeek }: Props) {
  const words = useText(notesWords);
  const { query, shown, actions } = useNotes(uid, courseId);
  const { removeNote, offer } = useNoteRemoval(actions);
  const [address] = useSearchParams();
  const [all, setAll] = useState(false);
  const lessons = useQuery(outline(courseId)).data ?? [];
  const title = useQuery(course(courseId)).data?.title ?? words.unknownCourse;
  const sorted = sortNotes(
    shown,
    lessons.map(({ id }) => id),
  );
  const here = sorted.filter(({ itemId }) => itemId === lessonId);
  const listed = all ? sorted : here;
  const save = (): void =>
    downloadFile(
      words.fileName(title),
      notesMarkdown(words.exportTitle(title), [
        exportedCourse({ title, courseId, slug: 'course', lessons, notes: sorted, noLesson: words.lesson }),
      ]),
      'text/markdown',
    );
  const where = (note: ShownNote) => {
    const time = timeOf(note);
    const lesson = lessons.find(({ id }) => id === note.itemId)?.title ?? words.lesson;
    if (note.itemId !== lessonId)
      return (
        <Link className={styles.time} to={{ search: searchAt(address, note) }}>
          {time ? `${lesson} · ${time}` : lesson}
        </Link>
      );
    if (!time) return <span className={styles.time}>{words.general}</span>;
    return (
      <button
        type="button"
        className={styles.time}
        aria-label={words.jump(time)}
        onClick={() => onSeek(note.timeSec ?? 0)}
      >
        {time}
      </button>
    );
  };
  return (
    <section className={styles.panel} aria-label={words.title}>
      <NoteComposer
        key={lessonId}
        uid={uid}
        courseId={courseId}
        lessonId={lessonId}
        getTime={getTime}
        onAdd={actions.add}
      />
      <div className={styles.bar}>
        <div role="group" aria-label={words.which} className={styles.which}>
          <button type="button" aria-pressed={!all} onClick={() => setAll(false)}>
            {words.thisLesson} ({here.length})
          </button>
          <button type="button" aria-pressed={all} onClick={() => setAll(true)}>
            {words.wholeCourse} ({sorted.length})
          </button>
        </div>
        <Button size="small" variant="quiet" icon={<DownloadIcon />} onClick={save} disabled={sorted.length === 0}>
          {words.exportAll}
        </Button>
      </div>
      <Loaded query={shown.length > 0 ? { ...query, data: query.data ?? [] } : query}>
        {() => (
          <>
            {listed.length === 0 && <p className={styles.none}>{all ? words.noneInCourse : words.none}</p>}
            <NoteList notes={listed} actions={actions} where={where} onRemove={removeNote} />
            {offer}
          </>
        )}
      </Loaded>
    </section>
  );
}

/**
 * The query string that opens the lesson of a note at its second; what else the address says, such as the tab, stays.
 */
function searchAt(address: URLSearchParams, { itemId, timeSec }: ShownNote): string {
  const next = new URLSearchParams(address);
  next.set('lesson', itemId);
  next.delete('t');
  if (timeSec !== null) next.set('t', String(Math.floor(timeSec)));
  return next.toString();
}
