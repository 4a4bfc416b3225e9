import type { ListedBook } from '@lectern/shared/domain';
import { useText } from '@lectern/shared/text';
import { ArrowEndIcon, ArrowStartIcon, ButtonLink, Card } from '@lectern/shared/ui';
import { BookOffer } from '../book/BookOffer';
import { readerText } from '../text/reader.en';
import { readPath } from '../viewAddress';
import type { BookText, Chapter } from './bookChapters';
import * as styles from './TextReader.module.css';

type Props = { id: string; book: ListedBook | undefined; text: BookText; chapter: number; isSample: boolean };

/** Links to the neighbouring chapters; after the last chapter, the next step for this reader. */
export function ChapterEnd({ id, book, text: { chapters }, chapter, isSample }: Props) {
  const isLast = chapters[chapter + 1] === undefined;
  return (
    <footer className={styles.end}>
      {isLast && isSample && book && <SampleEnd book={book} />}
      {isLast && !isSample && <BookEnd />}
      {chapters.length > 1 && <ChapterLinks id={id} before={chapters[chapter - 1]} after={chapters[chapter + 1]} />}
    </footer>
  );
}

/** The end of a sample, with the offer of the whole book. */
export function SampleEnd({ book }: { book: ListedBook }) {
  const text = useText(readerText);
  return (
    <Card as="section" aria-label={text.sampleEnd}>
      <h2>{text.sampleEnd}</h2>
      <p>{text.sampleEndLead(book.title)}</p>
      <BookOffer book={{ ...book, sample: null }} />
    </Card>
  );
}

/** The end of a book, with the way back to the library. */
export function BookEnd() {
  const text = useText(readerText);
  return (
    <Card as="section" aria-label={text.end}>
      <h2>{text.end}</h2>
      <p>{text.endLead}</p>
      <div>
        <ButtonLink to="/books?mine=yours" variant="secondary">
          {text.library}
        </ButtonLink>
      </div>
    </Card>
  );
}

type LinksProps = { id: string; before: Chapter | undefined; after: Chapter | undefined };

function ChapterLinks({ id, before, after }: LinksProps) {
  const text = useText(readerText);
  return (
    <nav aria-label={text.chapters} className={styles.turns}>
      {before && (
        <ButtonLink to={readPath(id, before.slug)} preventScrollReset variant="secondary" icon={<ArrowStartIcon />}>
          <ChapterName label={text.previous} title={before.title} />
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
          <ChapterName label={text.next} title={after.title} />
        </ButtonLink>
      )}
    </nav>
  );
}

function ChapterName({ label, title }: { label: string; title: string }) {
  return (
    <span className={styles.turn}>
      <span>{label}</span>
      <span className={styles.turnTitle}>{title}</span>
    </span>
  );
}
