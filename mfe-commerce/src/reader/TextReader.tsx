import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import type { ListedBook } from '@lectern/shared/domain';
import { useHost, useTitle } from '@lectern/shared/host';
import { useNavigate } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Markdown } from '@lectern/shared/ui';
import { BookFileError } from '../data/bookFile';
import type { ReadingPosition } from '../data/readingPosition';
import { readerText } from '../text/reader.en';
import { readPath } from '../viewAddress';
import { bookChapters, locatorOf, positionOf, type BookText, type TextPosition } from './bookChapters';
import type { CurrentPosition } from './bookView';
import { BookFileFailed } from './BookFileFailed';
import { ChapterEnd } from './ChapterEnd';
import { ResumeNotice } from './ResumeNotice';
import { textBook } from './textBook';
import { ReaderBar } from './tools/ReaderBar';
import { useDialog } from './tools/useDialog';
import { Typeset, UnsentNotice } from './Typeset';
import { useBookPosition } from './useBookPosition';
import { useDisplaySettings } from './useDisplay';
import { usePageKeys } from './usePageKeys';
import { useReading, type ReaderProps } from './useReading';
import * as styles from './TextReader.module.css';

/** Display settings on offer: the typeface, but no choice of pages or scrolling, since a chapter always scrolls. */
const CHOICES = { hasType: true, hasFlow: false };

type Props = ReaderProps & { markdown: string };

/** A book in Markdown, one chapter at a time. The position is in the address and, for an owner, in the account. */
export function TextReader({ markdown, ...props }: Props) {
  const text = useMemo(() => bookChapters(markdown, props.book?.title ?? ''), [markdown, props.book?.title]);
  if (text) return <OpenText {...props} text={text} />;
  return (
    <BookFileFailed
      id={props.id}
      error={new BookFileError('broken', 'The file holds no text.')}
      isRetrying={false}
      onRetry={() => location.reload()}
    />
  );
}

function OpenText({ id, book, owner, text }: ReaderProps & { text: BookText }) {
  const [article, setArticle] = useState<HTMLElement | null>(null);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [settings, setSettings] = useDisplaySettings();
  const [dialog, setDialog] = useDialog(settings.hasKeys);
  const tools = useMemo(() => textBook(text), [text]);
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
  useFirstPosition(saved === null, text, reading.move);
  useChapterFocus(position.chapter, chapter.title, article);
  usePageKeys(useTurn(id, text, position.chapter));
  useEffect(resettle, [settings, resettle]);
  return (
    <Typeset settings={settings}>
      <ReaderBar
        ref={setBar}
        {...{ id, title, percent, settings, dialog, book: tools, choices: CHOICES }}
        chapter={chapter.title}
        here={useCurrentPosition(text, current)}
        reading={owner && reading}
        uid={owner?.uid ?? null}
        onSettings={setSettings}
        onDialog={setDialog}
      />
      <ChapterPage ref={setArticle} {...{ id, title, text, book, saved, chapter: position.chapter }} isSample={!owner}>
        {reading.isWaiting && <UnsentNotice />}
      </ChapterPage>
    </Typeset>
  );
}

/** Returns the reader's position for the tools. Scrolling moves at once, so the position is always settled. */
function useCurrentPosition(text: BookText, current: () => TextPosition): CurrentPosition {
  return useMemo(() => {
    const now = (): string => locatorOf(text, current());
    return { now, settled: () => Promise.resolve(now()) };
  }, [text, current]);
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
      <ResumeNotice id={id} saved={saved && positionOf(text, saved.locator) && saved} />
      {children}
      <article ref={ref} lang={book?.language} dir="auto" className={styles.text}>
        <Markdown text={blocks} level={2} firstBlock={0} />
      </article>
      <ChapterEnd id={id} book={book} text={text} chapter={chapter} isSample={isSample} />
    </div>
  );
}

/** Stores the first position of a book that is opened for the first time, which adds it to the library. */
function useFirstPosition(isFirst: boolean, text: BookText, move: (locator: string, percent: number) => void): void {
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
