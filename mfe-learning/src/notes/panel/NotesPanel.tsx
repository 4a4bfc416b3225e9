import { useState } from 'react';
import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Button, DownloadIcon } from '@lectern/shared/ui';
import { course, outline } from '../../data/courses';
import { downloadFile } from '../../download/downloadFile';
import { fileSlug } from '../../download/fileSlug';
import { TextPlaceholder } from '../../loading/TextPlaceholder';
import { ScopeToggle } from '../../panels/ScopeToggle';
import { notesText } from '../../text/lesson/notes.en';
import { exportedCourse } from '../export/exportedCourse';
import { notesMarkdown } from '../export/notesMarkdown';
import { NoteList } from '../list/NoteList';
import { useNoteRemoval } from '../list/useNoteRemoval';
import { sortNotes, type ShownNote } from '../note';
import * as styles from '../notes.module.css';
import { useNotes } from '../useNotes';
import { NoteComposer } from './NoteComposer';
import { NoteLink } from './NoteLink';

type Props = {
  uid: string;
  courseId: string;
  lessonId: string;
  /** Returns the current position in the lesson, in seconds; null for a lesson without one. */
  getTime: () => number | null;
  onSeek: (seconds: number) => void;
};

/** The notes beside a lesson: a field for a new one, and those of this lesson or of the whole course. */
export default function NotesPanel({ uid, courseId, lessonId, getTime, onSeek }: Props) {
  const text = useText(notesText);
  const { query, shown, actions } = useNotes(uid, courseId);
  const { removeNote, undoOffer } = useNoteRemoval(actions);
  const [isWhole, setWhole] = useState(false);
  const lessons = useQuery(outline(courseId)).data ?? [];
  const lessonIds = lessons.map(({ id }) => id);
  const all = sortNotes(shown, lessonIds);
  const here = all.filter(({ itemId }) => itemId === lessonId);
  const listed = isWhole ? all : here;
  const hasNotes = shown.length > 0;
  const renderLink = (note: ShownNote) => (
    <NoteLink note={note} lessonId={lessonId} lessons={lessons} onSeek={onSeek} />
  );
  return (
    <section className={styles.panel} aria-label={text.title}>
      <NoteComposer
        key={lessonId}
        uid={uid}
        courseId={courseId}
        lessonId={lessonId}
        getTime={getTime}
        onAdd={actions.add}
      />
      <div className={styles.bar}>
        <Scope isWhole={isWhole} onChange={setWhole} here={here.length} all={all.length} />
        <ExportButton courseId={courseId} lessons={lessons} notes={all} />
      </div>
      <QueryState query={hasNotes ? { ...query, data: query.data ?? [] } : query} placeholder={<TextPlaceholder />}>
        {() => (
          <>
            {listed.length === 0 && <p className={styles.none}>{isWhole ? text.noneInCourse : text.none}</p>}
            <NoteList notes={listed} actions={actions} renderLink={renderLink} onRemove={removeNote} />
            {undoOffer}
          </>
        )}
      </QueryState>
    </section>
  );
}

type ScopeProps = { isWhole: boolean; onChange: (isWhole: boolean) => void; here: number; all: number };

function Scope({ here, all, ...scope }: ScopeProps) {
  const text = useText(notesText);
  return <ScopeToggle label={text.which} lesson={text.thisLesson(here)} course={text.wholeCourse(all)} {...scope} />;
}

type ExportProps = {
  courseId: string;
  lessons: readonly { id: string; title: string }[];
  notes: readonly ShownNote[];
};

function ExportButton({ courseId, lessons, notes }: ExportProps) {
  const text = useText(notesText);
  const title = useQuery(course(courseId)).data?.title ?? text.unknownCourse;
  const download = (): void => {
    const source = exportedCourse({ title, courseId, slug: 'course', lessons, notes, unknownLesson: text.lesson });
    const markdown = notesMarkdown(text.exportTitle(title), [source]);
    downloadFile(text.courseFile(fileSlug(title)), new Blob([markdown], { type: 'text/markdown' }));
  };
  return (
    <Button size="small" variant="quiet" icon={<DownloadIcon />} onClick={download} disabled={notes.length === 0}>
      {text.exportAll}
    </Button>
  );
}
