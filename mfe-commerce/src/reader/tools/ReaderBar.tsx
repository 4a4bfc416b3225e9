import type { Ref } from 'react';
import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import {
  BookIcon,
  CloseIcon,
  HelpIcon,
  IconButton,
  MenuIcon,
  NoteIcon,
  ProgressBar,
  SearchIcon,
  SettingsIcon,
} from '@lectern/shared/ui';
import type { CurrentPosition, OpenBook } from '../bookView';
import type { DisplaySettings } from '../displaySettings';
import type { Reading } from '../useReading';
import { readerText } from '../../text/reader.en';
import { bookPath } from '../../viewAddress';
import { BookmarkButton } from './BookmarkButton';
import { ContentsDialog } from './ContentsDialog';
import { DisplayDialog, type DisplayChoices } from './DisplayDialog';
import { KeysDialog } from './KeysDialog';
import { NotesDialog } from './NotesDialog';
import { SearchDialog } from './SearchDialog';
import * as styles from './ReaderBar.module.css';

/** Dialog of the reader that is open. */
export type ReaderDialog = 'contents' | 'search' | 'display' | 'notes' | 'help' | null;

type Props = {
  ref?: Ref<HTMLDivElement>;
  id: string;
  title: string;
  book: OpenBook;
  /** Title of the current chapter. */
  chapter: string;
  percent: number;
  here: CurrentPosition;
  /** Null for a sample, whose position is not stored. */
  reading: Reading | null;
  uid: string | null;
  settings: DisplaySettings;
  onSettings: (settings: DisplaySettings) => void;
  choices: DisplayChoices;
  dialog: ReaderDialog;
  onDialog: (dialog: ReaderDialog) => void;
};

/** Sticky toolbar of the reader, for every format: contents, search, bookmark, notes, display settings and progress. */
export function ReaderBar({ ref, ...props }: Props) {
  const labels = useText(readerText);
  const { id, title, book, chapter, percent, here, reading, uid, settings, onSettings, choices, dialog } = props;
  const forDialog = (name: ReaderDialog) => ({ open: dialog === name, onClose: () => props.onDialog(null) });
  return (
    <div ref={ref} role="region" aria-label={labels.tools} className={styles.bar}>
      <Tools {...props} />
      <ProgressBar label={labels.progressOf} value={percent} size="small" />
      <ContentsDialog {...forDialog('contents')} {...{ id, title, book, chapter, reading }} />
      <SearchDialog {...forDialog('search')} id={id} book={book} />
      <DisplayDialog {...forDialog('display')} {...{ settings, choices }} onChange={onSettings} />
      <KeysDialog {...forDialog('help')} />
      {uid !== null && <NotesDialog {...forDialog('notes')} {...{ id, uid, book, here }} />}
    </div>
  );
}

function Tools({ id, chapter, percent, here, reading, uid, onDialog }: Props) {
  const labels = useText(readerText);
  return (
    <div className={styles.tools}>
      <IconButton label={labels.contents} icon={<MenuIcon />} onClick={() => onDialog('contents')} />
      <p className={styles.where} title={chapter}>
        <BookIcon />
        <span>{chapter}</span>
      </p>
      {reading && <p className={styles.percent}>{labels.progress(percent)}</p>}
      <IconButton label={labels.search} icon={<SearchIcon />} onClick={() => onDialog('search')} />
      {reading && <BookmarkButton here={here} reading={reading} />}
      {uid !== null && <IconButton label={labels.notes} icon={<NoteIcon />} onClick={() => onDialog('notes')} />}
      <IconButton label={labels.display} icon={<SettingsIcon />} onClick={() => onDialog('display')} />
      <IconButton label={labels.help} icon={<HelpIcon />} className={styles.help} onClick={() => onDialog('help')} />
      <Link to={bookPath(id)} className={styles.close} aria-label={labels.close} title={labels.close}>
        <CloseIcon />
      </Link>
    </div>
  );
}
