import { useState } from 'react';
import { useHost } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { FormStatus, IconButton, icon } from '@lectern/shared/ui';
import { BOOKMARKS } from '../../data/readingPosition';
import { readerText } from '../../text/reader.en';
import type { CurrentPosition } from '../bookView';
import type { Reading } from '../useReading';
import * as styles from './ReaderBar.module.css';

const BookmarkIcon = icon('M7 4h10v16l-5-4-5 4Z');

/** Adds a bookmark at the current position, or removes it. A press during a move applies to the page that arrives. */
export function BookmarkButton({
  here,
  reading: { bookmarks, getState, setBookmarks },
}: {
  here: CurrentPosition;
  reading: Pick<Reading, 'bookmarks' | 'getState' | 'setBookmarks'>;
}) {
  const labels = useText(readerText);
  const { announce } = useHost();
  const [isFull, setIsFull] = useState(false);
  const isMarked = bookmarks.includes(here.now());
  const toggle = async (): Promise<void> => {
    const locator = await here.settled();
    if (locator === null) return;
    const before = getState().bookmarks;
    const wasMarked = before.includes(locator);
    const hasNoRoom = !wasMarked && before.length >= BOOKMARKS;
    setIsFull(hasNoRoom);
    if (hasNoRoom) return;
    setBookmarks(wasMarked ? before.filter((one) => one !== locator) : [...before, locator]);
    announce(wasMarked ? labels.bookmarkRemoved : labels.bookmarked);
  };
  return (
    <>
      <IconButton
        label={labels.bookmark}
        aria-pressed={isMarked}
        className={isMarked ? styles.marked : undefined}
        icon={<BookmarkIcon />}
        onClick={() => void toggle()}
      />
      {isFull && (
        <div className={styles.refusal}>
          <FormStatus tone="warning">{labels.bookmarksFull}</FormStatus>
        </div>
      )}
    </>
  );
}
