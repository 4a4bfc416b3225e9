import { useId, useState } from 'react';
import type { SessionUser } from '@lectern/shared/host';
import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useText, type TextOf } from '@lectern/shared/text';
import { Button, ButtonLink, DownloadIcon, EmptyState, NoteIcon } from '@lectern/shared/ui';
import { downloadFile } from '../../download/downloadFile';
import { TextPlaceholder } from '../../loading/TextPlaceholder';
import { notesText } from '../../text/lesson/notes.en';
import { exportedCourse } from '../export/exportedCourse';
import { notesMarkdown, type ExportedSource } from '../export/notesMarkdown';
import { useNoteRemoval } from '../list/useNoteRemoval';
import { sortNotes, type ShownNote } from '../note';
import * as styles from '../notes.module.css';
import { useNotes } from '../useNotes';
import { findNotes, type FoundNotes } from './findNotes';
import { noteSources } from './noteSources';
import { SourceNotes } from './SourceNotes';

/** The notes tab of the profile: all notes by course and book, with search and export. */
export function NotesTab({ user: { uid } }: { user: SessionUser }) {
  const { query, shown, actions } = useNotes(uid, null);
  const { removeNote, undoOffer } = useNoteRemoval(actions);
  const sources = useQuery({ ...noteSources(courseIdsOf(shown), bookIdsOf(shown)), enabled: shown.length > 0 });
  const [search, setSearch] = useState('');
  const found = findNotes(shown, sources.data ?? [], search);
  const sourceNotes = ({ source, notes }: FoundNotes) => (
    <SourceNotes
      key={source.kind + source.id}
      source={source}
      notes={notes}
      uid={uid}
      actions={actions}
      onRemove={removeNote}
    />
  );
  if (query.data !== undefined && shown.length === 0)
    return (
      <>
        <NoNotes />
        {undoOffer}
      </>
    );
  return (
    <div className={styles.tab}>
      <Tools search={search} onSearch={setSearch} found={found} />
      <QueryState query={query} placeholder={<TextPlaceholder />}>
        {() => (
          <QueryState query={sources} placeholder={<TextPlaceholder />}>
            {() =>
              found.length === 0 ? <NothingFound onClear={() => setSearch('')} /> : <>{found.map(sourceNotes)}</>
            }
          </QueryState>
        )}
      </QueryState>
      {undoOffer}
    </div>
  );
}

const courseIdsOf = (notes: readonly ShownNote[]): string[] =>
  unique(notes.flatMap(({ kind, courseId }) => (kind === 'lesson' && courseId !== null ? [courseId] : [])));

const bookIdsOf = (notes: readonly ShownNote[]): string[] =>
  unique(notes.flatMap(({ kind, itemId }) => (kind === 'book' ? [itemId] : [])));

const unique = (ids: readonly string[]): string[] => [...new Set(ids)].sort();

function NoNotes() {
  const text = useText(notesText);
  return (
    <EmptyState
      icon={<NoteIcon />}
      title={text.empty}
      actions={<ButtonLink to="/all-courses">{text.browse}</ButtonLink>}
    >
      {text.emptyLead}
    </EmptyState>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const text = useText(notesText);
  return (
    <EmptyState
      title={text.nothingFound}
      actions={
        <Button variant="secondary" onClick={onClear}>
          {text.clearSearch}
        </Button>
      }
    >
      {text.nothingFoundLead}
    </EmptyState>
  );
}

type ToolsProps = { search: string; onSearch: (search: string) => void; found: readonly FoundNotes[] };

function Tools({ search, onSearch, found }: ToolsProps) {
  const text = useText(notesText);
  const id = useId();
  const download = (): void => {
    const markdown = notesMarkdown(
      text.allNotes,
      found.map((entry) => exportedSource(entry, text)),
    );
    downloadFile(text.allFile, new Blob([markdown], { type: 'text/markdown' }));
  };
  return (
    <div className={styles.bar}>
      <div className={styles.search}>
        <label className={styles.label} htmlFor={id}>
          {text.search}
        </label>
        <input
          id={id}
          type="search"
          className={styles.text}
          value={search}
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
      </div>
      <span className={styles.count} role="status">
        {text.found(found.reduce((sum, { notes }) => sum + notes.length, 0))}
      </span>
      <Button size="small" variant="secondary" icon={<DownloadIcon />} onClick={download} disabled={found.length === 0}>
        {text.exportAll}
      </Button>
    </div>
  );
}

function exportedSource({ source, notes }: FoundNotes, text: TextOf<typeof notesText>): ExportedSource {
  if (source.kind === 'book') {
    const title = source.title ?? text.unknownBook;
    return { title, parts: [{ title, notes: notes.map((note) => ({ ...note, url: null })) }] };
  }
  const lessonIds = source.lessons.map(({ id }) => id);
  return exportedCourse({
    title: source.title ?? text.unknownCourse,
    courseId: source.id,
    slug: source.slug,
    lessons: source.lessons,
    notes: sortNotes(notes, lessonIds),
    unknownLesson: text.lesson,
  });
}
