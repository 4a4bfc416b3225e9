import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Dialog, IconButton, TrashIcon } from '@lectern/shared/ui';
import { readerText } from '../text/reader.en';
import { readPath } from '../viewAddress';
import { locatorOf, positionOf, excerptAt, type BookText } from './bookChapters';
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

/** Dialog with links to the chapters, their headings, and the bookmarks. */
export function ContentsDialog({ open, onClose, id, title, text, chapter, reading }: Props) {
  const labels = useText(readerText);
  const to = (locator: string) => ({ to: readPath(id, locator), preventScrollReset: true, onClick: onClose });
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <nav aria-label={labels.contents} className={styles.contents}>
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
  const labels = useText(readerText);
  const known = bookmarks.flatMap((locator) => {
    const position = positionOf(text, locator);
    return position
      ? [{ locator, position, chapter: text.chapters[position.chapter]?.title ?? '', first: excerptAt(text, position) }]
      : [];
  });
  const inOrder = known.sort((a, b) => a.position.chapter - b.position.chapter || a.position.block - b.position.block);
  return (
    <section className={styles.marks} aria-label={labels.bookmarks}>
      <h3>{labels.bookmarks}</h3>
      {inOrder.length === 0 && <p>{labels.noBookmarks}</p>}
      <ul role="list">
        {inOrder.map(({ locator, chapter, first }) => (
          <li key={locator}>
            <Link {...to(locator)}>
              <span>{chapter}</span>
              <span>{first}</span>
            </Link>
            <IconButton
              size="small"
              label={labels.removeBookmark(first)}
              icon={<TrashIcon />}
              onClick={() => mark(bookmarks.filter((one) => one !== locator))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
