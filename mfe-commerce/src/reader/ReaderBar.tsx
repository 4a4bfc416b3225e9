import { useState, type Ref } from 'react';
import { useHost } from '@lectern/shared/host';
import { Link } from '@lectern/shared/router';
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
import { readerWords } from '../text/reader.en';
import { useText } from '../text/useText';
import { bookPath } from '../viewAddress';
import { locatorOf, type BookText, type Place } from './bookChapters';
import { ContentsDialog } from './ContentsDialog';
import { LookDialog } from './LookDialog';
import { NotesDialog } from './NotesDialog';
import type { ReaderLook } from './readerLook';
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
  current: () => Place;
  /** Null for a sample, which keeps nothing. */
  reading: Reading | null;
  uid: string | null;
  look: ReaderLook;
  onLook: (look: ReaderLook) => void;
};

type Open = 'contents' | 'look' | 'notes' | null;

/** The reader's tools, which stay in sight: contents, bookmark, notes, look, and how far it is. */
export function ReaderBar({ ref, id, title, text, chapter, percent, current, reading, uid, look, onLook }: Props) {
  const words = useText(readerWords);
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => setOpen(null);
  const name = text.chapters[chapter]?.title ?? '';
  return (
    <div ref={ref} role="region" aria-label={words.tools} className={styles.bar}>
      <div className={styles.tools}>
        <IconButton label={words.contents} icon={<MenuIcon />} onClick={() => setOpen('contents')} />
        <p className={styles.where} title={name}>
          <BookIcon />
          <span>{name}</span>
        </p>
        {reading && <p className={styles.percent}>{words.progress(percent)}</p>}
        {reading && <BookmarkButton text={text} current={current} reading={reading} />}
        {uid !== null && <IconButton label={words.notes} icon={<NoteIcon />} onClick={() => setOpen('notes')} />}
        <IconButton label={words.look} icon={<SettingsIcon />} onClick={() => setOpen('look')} />
        <Link to={bookPath(id)} className={styles.close} aria-label={words.close} title={words.close}>
          <CloseIcon />
        </Link>
      </div>
      <ProgressBar label={words.progressOf} value={percent} size="small" />
      <ContentsDialog
        open={open === 'contents'}
        onClose={close}
        id={id}
        title={title}
        text={text}
        chapter={chapter}
        reading={reading}
      />
      <LookDialog open={open === 'look'} onClose={close} look={look} onLook={onLook} />
      {uid !== null && (
        <NotesDialog open={open === 'notes'} onClose={close} id={id} uid={uid} text={text} current={current} />
      )}
    </div>
  );
}

function BookmarkButton({
  text,
  current,
  reading: { bookmarks, mark },
}: {
  text: BookText;
  current: () => Place;
  reading: Reading;
}) {
  const words = useText(readerWords);
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
    announce(wasMarked ? words.unmarked : words.marked);
  };
  return (
    <>
      <IconButton
        label={words.bookmark}
        aria-pressed={isMarked}
        className={isMarked ? styles.marked : undefined}
        icon={<BookmarkIcon />}
        onClick={toggle}
      />
      {isFull && (
        <div className={styles.refusal}>
          <FormStatus tone="warning">{words.marksFull}</FormStatus>
        </div>
      )}
    </>
  );
}
