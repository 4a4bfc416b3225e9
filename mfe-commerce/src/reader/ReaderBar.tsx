import { useState, type Ref } from 'react';
import { useHost } from '@lectern/shared/host';
import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import {
  BookIcon,
  CloseIcon,
  FormStatus,
  IconButton,
  MenuIcon,
  NoteIcon,
  ProgressBar,
  SettingsIcon,
  icon,
} from '@lectern/shared/ui';
import { BOOKMARKS } from '../data/readingPosition';
import { readerText } from '../text/reader.en';
import { bookPath } from '../viewAddress';
import { locatorOf, type BookText, type TextPosition } from './bookChapters';
import { ContentsDialog } from './ContentsDialog';
import { DisplayDialog } from './DisplayDialog';
import { NotesDialog } from './NotesDialog';
import type { DisplaySettings } from './displaySettings';
import type { Reading } from './useReading';
import styles from './Reader.module.css';

const BookmarkIcon = icon('M7 4h10v16l-5-4-5 4Z');

type Props = {
  ref: Ref<HTMLDivElement>;
  id: string;
  title: string;
  text: BookText;
  chapter: number;
  percent: number;
  current: () => TextPosition;
  /** Null for a sample, whose position is not stored. */
  reading: Reading | null;
  uid: string | null;
  settings: DisplaySettings;
  onSettings: (settings: DisplaySettings) => void;
};

type OpenDialog = 'contents' | 'display' | 'notes' | null;

/** Sticky toolbar of the reader: contents, bookmark, notes, display settings and progress. */
export function ReaderBar({ ref, settings, onSettings, ...props }: Props) {
  const labels = useText(readerText);
  const [open, setOpen] = useState<OpenDialog>(null);
  const close = (): void => setOpen(null);
  const { id, title, text, chapter, percent, current, reading, uid } = props;
  return (
    <div ref={ref} role="region" aria-label={labels.tools} className={styles.bar}>
      <Tools {...props} onOpen={setOpen} />
      <ProgressBar label={labels.progressOf} value={percent} size="small" />
      <ContentsDialog
        open={open === 'contents'}
        onClose={close}
        id={id}
        title={title}
        text={text}
        chapter={chapter}
        reading={reading}
      />
      <DisplayDialog open={open === 'display'} onClose={close} settings={settings} onChange={onSettings} />
      {uid !== null && (
        <NotesDialog open={open === 'notes'} onClose={close} id={id} uid={uid} text={text} current={current} />
      )}
    </div>
  );
}

type ToolsProps = Omit<Props, 'ref' | 'title' | 'settings' | 'onSettings'> & { onOpen: (dialog: OpenDialog) => void };

function Tools({ id, text, chapter, percent, current, reading, uid, onOpen }: ToolsProps) {
  const labels = useText(readerText);
  const name = text.chapters[chapter]?.title ?? '';
  return (
    <div className={styles.tools}>
      <IconButton label={labels.contents} icon={<MenuIcon />} onClick={() => onOpen('contents')} />
      <p className={styles.where} title={name}>
        <BookIcon />
        <span>{name}</span>
      </p>
      {reading && <p className={styles.percent}>{labels.progress(percent)}</p>}
      {reading && <BookmarkButton text={text} current={current} reading={reading} />}
      {uid !== null && <IconButton label={labels.notes} icon={<NoteIcon />} onClick={() => onOpen('notes')} />}
      <IconButton label={labels.display} icon={<SettingsIcon />} onClick={() => onOpen('display')} />
      <Link to={bookPath(id)} className={styles.close} aria-label={labels.close} title={labels.close}>
        <CloseIcon />
      </Link>
    </div>
  );
}

function BookmarkButton({
  text,
  current,
  reading: { bookmarks, mark },
}: {
  text: BookText;
  current: () => TextPosition;
  reading: Reading;
}) {
  const labels = useText(readerText);
  const { announce } = useHost();
  const [isFull, setIsFull] = useState(false);
  const here = locatorOf(text, current());
  const isMarked = bookmarks.includes(here);
  const toggle = (): void => {
    const locator = locatorOf(text, current());
    const wasMarked = bookmarks.includes(locator);
    const hasNoRoom = !wasMarked && bookmarks.length >= BOOKMARKS;
    setIsFull(hasNoRoom);
    if (hasNoRoom) return;
    mark(wasMarked ? bookmarks.filter((one) => one !== locator) : [...bookmarks, locator]);
    announce(wasMarked ? labels.bookmarkRemoved : labels.bookmarked);
  };
  return (
    <>
      <IconButton
        label={labels.bookmark}
        aria-pressed={isMarked}
        className={isMarked ? styles.marked : undefined}
        icon={<BookmarkIcon />}
        onClick={toggle}
      />
      {isFull && (
        <div className={styles.refusal}>
          <FormStatus tone="warning">{labels.bookmarksFull}</FormStatus>
        </div>
      )}
    </>
  );
}
