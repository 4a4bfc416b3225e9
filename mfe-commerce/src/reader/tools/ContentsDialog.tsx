import { useLayoutEffect, useRef } from 'react';
import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Dialog, IconButton, TrashIcon } from '@lectern/shared/ui';
import type { ContentsEntry, OpenBook } from '../bookView';
import type { Reading } from '../useReading';
import { readerText } from '../../text/reader.en';
import { readPath } from '../../viewAddress';
import { useDescribedPositions } from './useDescribedPositions';
import * as styles from './Dialogs.module.css';

type LinkTo = (locator: string) => { to: string; preventScrollReset: boolean; onClick: () => void };

type Props = {
  open: boolean;
  onClose: () => void;
  id: string;
  title: string;
  book: OpenBook;
  /** Title of the current chapter. */
  chapter: string;
  reading: Pick<Reading, 'bookmarks' | 'setBookmarks'> | null;
};

/** Dialog with links to the chapters, their headings, and the bookmarks. */
export function ContentsDialog({ open, onClose, id, title, book, chapter, reading }: Props) {
  const labels = useText(readerText);
  const to: LinkTo = (locator) => ({ to: readPath(id, locator), preventScrollReset: true, onClick: onClose });
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <nav aria-label={labels.contents} className={styles.contents}>
        {book.contents.length === 0 && <p className={styles.hint}>{labels.noContents}</p>}
        <Entries entries={book.contents} chapter={chapter} to={to} />
      </nav>
      {reading && open && <Bookmarks book={book} reading={reading} to={to} />}
    </Dialog>
  );
}

function Entries({ entries, chapter, to }: { entries: readonly ContentsEntry[]; chapter: string; to: LinkTo }) {
  return (
    <ol>
      {entries.map(({ title, locator, children }) => (
        <li key={`${locator} ${title}`}>
          <Link {...to(locator)} aria-current={title === chapter ? 'true' : undefined}>
            {title}
          </Link>
          {children.length > 0 && <Entries entries={children} chapter={chapter} to={to} />}
        </li>
      ))}
    </ol>
  );
}

type BookmarksProps = { book: OpenBook; reading: Pick<Reading, 'bookmarks' | 'setBookmarks'>; to: LinkTo };

function Bookmarks({ book, reading: { bookmarks, setBookmarks }, to }: BookmarksProps) {
  const labels = useText(readerText);
  const positions = useDescribedPositions(book, bookmarks);
  const { section, onRemoved } = useRemovalFocus(positions?.length ?? null);
  return (
    <section ref={section} className={styles.marks} aria-label={labels.bookmarks} aria-busy={positions === null}>
      <h3 tabIndex={-1}>{labels.bookmarks}</h3>
      {positions?.length === 0 && <p>{labels.noBookmarks}</p>}
      <ul role="list">
        {positions?.map(({ locator, chapter, excerpt }, index) => (
          <li key={locator}>
            <Link {...to(locator)}>
              <span>{chapter}</span>
              <span>{excerpt}</span>
            </Link>
            <IconButton
              size="small"
              label={labels.removeBookmark(excerpt)}
              icon={<TrashIcon />}
              onClick={() => {
                onRemoved(index);
                setBookmarks(bookmarks.filter((one) => one !== locator));
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Once a bookmark was removed, focuses the button of the one at its position, or of the last one; without any, the
 * heading. `count` is null until the bookmarks are known.
 */
function useRemovalFocus(count: number | null) {
  const section = useRef<HTMLElement>(null);
  const removed = useRef<{ index: number; count: number } | null>(null);
  useLayoutEffect(() => {
    const { current: last } = removed;
    if (!last || count === null || count >= last.count) return;
    removed.current = null;
    const buttons = section.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(last.index, count - 1)] ?? section.current?.querySelector('h3'))?.focus();
  }, [count]);
  const onRemoved = (index: number): void => void (removed.current = { index, count: count ?? 0 });
  return { section, onRemoved };
}
