import { useState } from 'react';
import { useHost } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { FormStatus, IconButton, icon } from '@lectern/shared/ui';
import { BOOKMARKS } from '../../data/readingPosition';
import { readerText } from '../../text/reader.en';
import type { Reading } from '../useReading';
import styles from './ReaderBar.module.css';

const BookmarkIcon = icon('M7 4h10v16l-5-4-5 4Z');

/** Adds a bookmark at the current position, or removes it. `here` returns the locator of that position. */
export function BookmarkButton({
  here,
  reading: { bookmarks, mark },
}: {
  here: () => string;
  reading: Pick<Reading, 'bookmarks' | 'mark'>;
}) {
  const labels = useText(readerText);
  const { announce } = useHost();
  const [isFull, setIsFull] = useState(false);
  const isMarked = bookmarks.includes(here());
  const toggle = (): void => {
    const locator = here();
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
