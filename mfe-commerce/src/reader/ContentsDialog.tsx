import { Link } from '@lectern/shared/router';
import { Dialog, IconButton, TrashIcon } from '@lectern/shared/ui';
import { readerWords } from '../text/reader.en';
import { useText } from '../text/useText';
import { readPath } from '../viewAddress';
import { locatorOf, placeOf, wordsAt, type BookText } from './bookChapters';
import type { Reading } from './useReading';
import styles from './Reader.module.css';

type Props = {
  open: boolean;
  onClose: () => void;
  id: string;
  title: string;
  text: BookText;
  chapter: number;
  reading: Reading | null;
};

/** The chapters of the book with the headings below them, and the bookmarks; each leads to its place. */
export function ContentsDialog({ open, onClose, id, title, text, chapter, reading }: Props) {
  const words = useText(readerWords);
  const to = (locator: string) => ({ to: readPath(id, locator), preventScrollReset: true, onClick: onClose });
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <nav aria-label={words.contents} className={styles.contents}>
        <ol>
          {text.chapters.map((one, number) => (
            <li key={one.slug}>
              <Link {...to(one.slug)} aria-current={number === chapter ? 'true' : undefined}>
                {one.title}
              </Link>
              {one.headings.length > 0 && (
                <ul>
                  {one.headings.map(({ title: name, block }) => (
                    <li key={block}>
                      <Link {...to(locatorOf(text, { chapter: number, block }))}>{name}</Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {reading && <Bookmarks text={text} reading={reading} to={to} />}
    </Dialog>
  );
}

function Bookmarks({
  text,
  reading: { bookmarks, mark },
  to,
}: {
  text: BookText;
  reading: Reading;
  to: (locator: string) => { to: string; preventScrollReset: boolean; onClick: () => void };
}) {
  const words = useText(readerWords);
  const known = bookmarks.flatMap((locator) => {
    const place = placeOf(text, locator);
    return place
      ? [{ locator, place, chapter: text.chapters[place.chapter]?.title ?? '', first: wordsAt(text, place) }]
      : [];
  });
  const inOrder = known.sort((a, b) => a.place.chapter - b.place.chapter || a.place.block - b.place.block);
  return (
    <section className={styles.marks} aria-label={words.bookmarks}>
      <h3>{words.bookmarks}</h3>
      {inOrder.length === 0 && <p>{words.noBookmarks}</p>}
      <ul role="list">
        {inOrder.map(({ locator, chapter, first }) => (
          <li key={locator}>
            <Link {...to(locator)}>
              <span>{chapter}</span>
              <span>{first}</span>
            </Link>
            <IconButton
              size="small"
              label={words.removeMark(first)}
              icon={<TrashIcon />}
              onClick={() => mark(bookmarks.filter((one) => one !== locator))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
