import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ListedBook } from '@lectern/shared/domain';
import { useHost, useTitle } from '@lectern/shared/host';
import { useNavigate } from '@lectern/shared/router';
import { FormStatus, Markdown } from '@lectern/shared/ui';
import { BookFileError } from '../data/bookFile';
import { readerWords } from '../text/reader.en';
import { useText } from '../text/useText';
import { readPath } from '../viewAddress';
import { bookChapters, locatorOf, type BookText } from './bookChapters';
import { BookFileFailed } from './BookFileFailed';
import { ChapterEnd } from './ChapterEnd';
import { ElsewhereNotice } from './ElsewhereNotice';
import { ReaderBar } from './ReaderBar';
import { getReaderLook, saveReaderLook, SIZES, type ReaderLook } from './readerLook';
import { useBookPosition } from './useBookPosition';
import { useReading, type Owner } from './useReading';
import { useTurning } from './useTurning';
import styles from './Reader.module.css';

/** `book` is unknown for a book of one's own that is withdrawn; `owner` is null for a sample. */
export type ReaderProps = { id: string; book: ListedBook | undefined; markdown: string; owner: Owner };

/** A book or its sample, a chapter at a time, with its place kept in the address and, for its owner, in the account. */
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

function OpenBook({ id, book, owner, text }: Omit<ReaderProps, 'markdown'> & { text: BookText }) {
  const words = useText(readerWords);
  const [article, setArticle] = useState<HTMLElement | null>(null);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [look, setLook] = useState(getReaderLook);
  const reading = useReading(id, owner);
  const [saved] = useState(owner?.position ?? null);
  const { place, percent, current, resettle } = useBookPosition({
    text,
    saved: saved?.locator ?? null,
    article,
    bar,
    onMove: reading.move,
  });
  const chapter = text.chapters[place.chapter] ?? text.chapters[0];
  const title = book?.title ?? text.chapters[0].title;
  useTitle(`${chapter.title} · ${title}`);
  useBegun(saved === null, text, reading.move);
  useChapterFocus(place.chapter, chapter.title, article);
  useTurning(useTurn(id, text, place.chapter));
  useEffect(resettle, [look, resettle]);
  const change = (next: ReaderLook): void => {
    saveReaderLook(next);
    setLook(next);
  };
  return (
    <div
      className={styles.reader}
      data-width={look.width}
      data-face={look.face}
      style={{ '--reader-size': `${String(SIZES[look.size] ?? 1)}rem` } as object}
    >
      <ReaderBar
        ref={setBar}
        id={id}
        title={title}
        text={text}
        chapter={place.chapter}
        percent={percent}
        current={current}
        reading={owner ? reading : null}
        uid={owner?.uid ?? null}
        look={look}
        onLook={change}
      />
      <div className={styles.page}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
          {!owner && <span className={styles.kind}> {words.sampleOf}</span>}
        </h1>
        <ElsewhereNotice id={id} text={text} saved={saved} />
        {reading.isWaiting && <FormStatus tone="info">{words.notSent}</FormStatus>}
        <article ref={setArticle} lang={book?.language} dir="auto" className={styles.text}>
          <Markdown text={chapter.blocks} level={2} firstBlock={0} />
        </article>
        <ChapterEnd id={id} book={book} text={text} chapter={place.chapter} isSample={owner === null} />
      </div>
    </div>
  );
}

/** A book that is opened for the first time is begun: it then stands in the person's library. */
function useBegun(isFirst: boolean, text: BookText, move: (locator: string, percent: number) => void): void {
  useEffect(() => {
    if (isFirst) move(locatorOf(text, { chapter: 0, block: 0 }), 0);
  }, [isFirst, text, move]);
}

/** Goes to the chapter before or after; an entry of the history, so that Back undoes it. */
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

/** Another chapter takes the focus and is announced, as another page would be. */
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
