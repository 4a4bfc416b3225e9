import type { ListedBook } from '@lectern/shared/domain';
import { ArrowEndIcon, ArrowStartIcon, ButtonLink, Card } from '@lectern/shared/ui';
import { BookOffer } from '../book/BookOffer';
import { readerWords } from '../text/reader.en';
import { useText } from '../text/useText';
import { readPath } from '../viewAddress';
import type { BookText } from './bookChapters';
import styles from './Reader.module.css';

type Props = { id: string; book: ListedBook | undefined; text: BookText; chapter: number; isSample: boolean };

/** What comes after a chapter: its neighbours, and at the end of the text what to do next. */
export function ChapterEnd({ id, book, text: { chapters }, chapter, isSample }: Props) {
  const words = useText(readerWords);
  const before = chapters[chapter - 1];
  const after = chapters[chapter + 1];
  return (
    <footer className={styles.end}>
      {!after && isSample && book && (
        <Card as="section" aria-label={words.sampleEnd}>
          <h2>{words.sampleEnd}</h2>
          <p>{words.sampleEndLead(book.title)}</p>
          <BookOffer book={{ ...book, sample: null }} />
        </Card>
      )}
      {!after && !isSample && (
        <Card as="section" aria-label={words.end}>
          <h2>{words.end}</h2>
          <p>{words.endLead}</p>
          <div>
            <ButtonLink to="/books?mine=yours" variant="secondary">
              {words.library}
            </ButtonLink>
          </div>
        </Card>
      )}
      {chapters.length > 1 && (
        <nav aria-label={words.chapters} className={styles.turns}>
          {before && (
            <ButtonLink to={readPath(id, before.slug)} preventScrollReset variant="secondary" icon={<ArrowStartIcon />}>
              <Turn name={words.previous} title={before.title} />
            </ButtonLink>
          )}
          {after && (
            <ButtonLink
              to={readPath(id, after.slug)}
              preventScrollReset
              variant="primary"
              iconEnd={<ArrowEndIcon />}
              className={styles.next}
            >
              <Turn name={words.next} title={after.title} />
            </ButtonLink>
          )}
        </nav>
      )}
    </footer>
  );
}

function Turn({ name, title }: { name: string; title: string }) {
  return (
    <span className={styles.turn}>
      <span>{name}</span>
      <span className={styles.turnTitle}>{title}</span>
    </span>
  );
}
