import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import type { ListedBook } from '@lectern/shared/domain';
import { useHost, useTitle } from '@lectern/shared/host';
import { useNavigate } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { FormStatus, Markdown } from '@lectern/shared/ui';
import { BookFileError } from '../data/bookFile';
import type { ReadingPosition } from '../data/readingPosition';
import { readerText } from '../text/reader.en';
import { readPath } from '../viewAddress';
import { bookChapters, locatorOf, type BookText } from './bookChapters';
import { BookFileFailed } from './BookFileFailed';
import { ChapterEnd } from './ChapterEnd';
import { ResumeNotice } from './ResumeNotice';
import { ReaderBar } from './ReaderBar';
import { getDisplaySettings, saveDisplaySettings, SIZES, type DisplaySettings } from './displaySettings';
import { useBookPosition } from './useBookPosition';
import { useReading, type Owner } from './useReading';
import { usePageKeys } from './usePageKeys';
import styles from './Reader.module.css';

/** `book` is undefined for a withdrawn book that the user owns; `owner` is null for a sample. */
export type ReaderProps = { id: string; book: ListedBook | undefined; markdown: string; owner: Owner };

/** A book or its sample, one chapter at a time. The position is in the address and, for an owner, in the account. */
export function Reader({ markdown, ...props }: ReaderProps) {
  const text = useMemo(() => bookChapters(markdown, props.book?.title ?? ''), [markdown, props.book?.title]);
  if (text) return <OpenBook {...props} text={text} />;
  return (
    <BookFileFailed
      id={props.id}
      error={new BookFileError('broken', 'The file holds no text.')}
      isBusy={false}
      onRetry={() => location.reload()}
    />
  );
}

type OpenBookProps = Omit<ReaderProps, 'markdown'> & { text: BookText };

function OpenBook({ id, book, owner, text }: OpenBookProps) {
  const [article, setArticle] = useState<HTMLElement | null>(null);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [settings, setSettings] = useDisplaySettings();
  const reading = useReading(id, owner);
  const [saved] = useState(owner?.position ?? null);
  const { position, percent, current, resettle } = useBookPosition({
    text,
    saved: saved?.locator ?? null,
    article,
    bar,
    onMove: reading.move,
  });
  const chapter = text.chapters[position.chapter] ?? text.chapters[0];
  const title = book?.title ?? text.chapters[0].title;
  useTitle(`${chapter.title} · ${title}`);
  useBegun(saved === null, text, reading.move);
  useChapterFocus(position.chapter, chapter.title, article);
  usePageKeys(useTurn(id, text, position.chapter));
  useEffect(resettle, [settings, resettle]);
  const account = owner ? { reading, uid: owner.uid } : { reading: null, uid: null };
  const bookProps = { id, title, text, chapter: position.chapter };
  return (
    <Typeset settings={settings}>
      <ReaderBar
        ref={setBar}
        {...bookProps}
        {...account}
        {...{ percent, current, settings }}
        onSettings={setSettings}
      />
      <ChapterPage ref={setArticle} {...bookProps} {...{ book, saved }} isSample={!owner}>
        {reading.isWaiting && <UnsentNotice />}
      </ChapterPage>
    </Typeset>
  );
}

type ChapterPageProps = {
  /** Receives the element with the text of the chapter. */
  ref: Ref<HTMLElement>;
  id: string;
  title: string;
  book: ListedBook | undefined;
  text: BookText;
  chapter: number;
  saved: ReadingPosition | null;
  isSample: boolean;
  /** Notices above the text. */
  children: ReactNode;
};

function ChapterPage({ ref, id, title, book, text, chapter, saved, isSample, children }: ChapterPageProps) {
  const labels = useText(readerText);
  const { blocks } = text.chapters[chapter] ?? text.chapters[0];
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1} className={styles.title}>
        {title}
        {isSample && <span className={styles.kind}> {labels.sampleOf}</span>}
      </h1>
      <ResumeNotice id={id} text={text} saved={saved} />
      {children}
      <article ref={ref} lang={book?.language} dir="auto" className={styles.text}>
        <Markdown text={blocks} level={2} firstBlock={0} />
      </article>
      <ChapterEnd id={id} book={book} text={text} chapter={chapter} isSample={isSample} />
    </div>
  );
}

function UnsentNotice() {
  return <FormStatus tone="info">{useText(readerText).notSent}</FormStatus>;
}

/** Sets the text in the font, size and line length of the settings. */
function Typeset({ settings, children }: { settings: DisplaySettings; children: ReactNode }) {
  return (
    <div
      className={styles.reader}
      data-width={settings.width}
      data-face={settings.face}
      style={{ '--reader-size': `${String(SIZES[settings.size] ?? 1)}rem` } as object}
    >
      {children}
    </div>
  );
}

/** Returns the display settings, and a function that changes and stores them. */
function useDisplaySettings(): [DisplaySettings, (next: DisplaySettings) => void] {
  const [settings, setSettings] = useState(getDisplaySettings);
  const change = (next: DisplaySettings): void => {
    saveDisplaySettings(next);
    setSettings(next);
  };
  return [settings, change];
}

/** Stores the first position of a book that is opened for the first time, which adds it to the library. */
function useBegun(isFirst: boolean, text: BookText, move: (locator: string, percent: number) => void): void {
  useEffect(() => {
    if (isFirst) move(locatorOf(text, { chapter: 0, block: 0 }), 0);
  }, [isFirst, text, move]);
}

/** Opens the previous or next chapter as a new entry of the history, so that Back undoes it. */
function useTurn(id: string, text: BookText, chapter: number): (step: 1 | -1) => void {
  const navigate = useNavigate();
  return useCallback(
    (step) => {
      const slug = text.chapters[chapter + step]?.slug;
      if (slug !== undefined) void navigate(readPath(id, slug), { preventScrollReset: true });
    },
    [id, text, chapter, navigate],
  );
}

/** Moves the focus to a new chapter and announces it, as for a new page. */
function useChapterFocus(chapter: number, title: string, article: HTMLElement | null): void {
  const { announce } = useHost();
  const shown = useRef(chapter);
  useEffect(() => {
    if (shown.current === chapter || !article) return;
    shown.current = chapter;
    const heading = article.querySelector<HTMLElement>('h2');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    announce(title);
  }, [chapter, title, article, announce]);
}
