import { useId, useState } from 'react';
import { useQuery } from '@lectern/shared/query';
import { Button, ButtonLink, DownloadIcon, EmptyState, NoteIcon } from '@lectern/shared/ui';
import { downloadFile } from '../../data/downloadFile';
import { Loaded } from '../../parts/Loaded';
import { notesWords } from '../../text/lesson/notes.en';
import { useText } from '../../text/useText';
import { exportedCourse } from '../export/exportedCourse';
import { sortNotes, type ShownNote } from '../note';
import { notesMarkdown, type ExportedWork } from '../export/notesMarkdown';
import { noteWorks, type NoteWork } from './noteWorks';
import { findNotes } from './findNotes';
import { useNoteRemoval } from '../list/useNoteRemoval';
import { useNotes } from '../useNotes';
import { WorkNotes } from './WorkNotes';
import styles from '../notes.module.css';

/** Everything that the person has noted, by course and book, with search and export. */
export default function NotesTab({ uid }: { uid: string }) {
  const words = useText(notesWords);
  const { query, shown, actions } = useNotes(uid, null);
  const { removeNote, offer } = useNoteRemoval(actions);
  const works = useQuery({
    ...noteWorks(
      idsOf(shown, (note) => (note.kind === 'lesson' ? note.courseId : null)),
      idsOf(shown, (note) => (note.kind === 'book' ? note.itemId : null)),
    ),
    enabled: shown.length > 0,
  });
  const [asked, setAsked] = useState('');
  const id = useId();
  const found = findNotes(shown, works.data ?? [], asked);
  if (query.data !== undefined && shown.length === 0) {
    return (
      <>
        <EmptyState
          icon={<NoteIcon />}
          title={words.empty}
          actions={<ButtonLink to="/all-courses">{words.browse}</ButtonLink>}
        >
          {words.emptyLead}
        </EmptyState>
        {offer}
      </>
    );
  }
  const save = (): void =>
    downloadFile(words.fileName('my'), notesMarkdown(words.allNotes, exported(found, words)), 'text/markdown');
  return (
    <div className={styles.tab}>
      <div className={styles.bar}>
        <div className={styles.search}>
          <label className={styles.label} htmlFor={id}>
            {words.search}
          </label>
          <input
            id={id}
            type="search"
            className={styles.text}
            value={asked}
            onChange={(event) => setAsked(event.currentTarget.value)}
          />
        </div>
        <span className={styles.count} role="status">
          {words.found(found.reduce((sum, { notes }) => sum + notes.length, 0))}
        </span>
        <Button size="small" variant="secondary" icon={<DownloadIcon />} onClick={save} disabled={found.length === 0}>
          {words.exportAll}
        </Button>
      </div>
      <Loaded query={query}>
        {() => (
          <Loaded query={works}>
            {() =>
              found.length > 0 ? (
                found.map(({ work, notes }) => (
                  <WorkNotes
                    key={work.kind + work.id}
                    work={work}
                    notes={notes}
                    uid={uid}
                    actions={actions}
                    onRemove={removeNote}
                  />
                ))
              ) : (
                <EmptyState
                  title={words.nothingFound}
                  actions={
                    <Button variant="secondary" onClick={() => setAsked('')}>
                      {words.clearSearch}
                    </Button>
                  }
                >
                  {words.nothingFoundLead}
                </EmptyState>
              )
            }
          </Loaded>
        )}
      </Loaded>
      {offer}
    </div>
  );
}

const idsOf = (notes: readonly ShownNote[], idOf: (note: ShownNote) => string | null): string[] =>
  [...new Set(notes.flatMap((note) => idOf(note) ?? []))].sort();

function exported(
  found: readonly { work: NoteWork; notes: readonly ShownNote[] }[],
  words: typeof notesWords,
): ExportedWork[] {
  return found.map(({ work, notes }) => {
    const title = work.title ?? (work.kind === 'book' ? words.unknownBook : words.unknownCourse);
    if (work.kind === 'lesson')
      return exportedCourse({
        title,
        courseId: work.id,
        slug: work.slug,
        lessons: work.lessons,
        notes: sortNotes(
          notes,
          work.lessons.map((lesson) => lesson.id),
        ),
        noLesson: words.lesson,
      });
    return { title, parts: [{ title, notes: notes.map(({ timeSec, text }) => ({ timeSec, text, url: null })) }] };
  });
}
