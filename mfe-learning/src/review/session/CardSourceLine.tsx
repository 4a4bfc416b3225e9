import { Link } from '@lectern/shared/router';
import { inLanguage, useText } from '@lectern/shared/text';
import { clock } from '../../time/clock';
import { reviewText } from '../../text/review/review.en';
import type { Card, Work } from '../deck/deck';
import * as styles from './session.module.css';

type Props = {
  card: { work: Work; card: Card };
  uid: string;
  /** Leaves the course's title out, below a heading that has it. */
  isShort?: boolean;
};

/** Source of a card, as a link to the second of the lesson, or to the book; plain text when it is gone. */
export function CardSourceLine({ card: { work, card }, uid, isShort = false }: Props) {
  const text = useText(reviewText);
  const { title, timeSec, itemId } = card.source;
  const unknown = work.kind === 'book' ? text.unknownBook : text.unknownCourse;
  if (work.title === null) return <p className={styles.source}>{unknown}</p>;
  const language = inLanguage(work.language ?? undefined);
  if (work.kind === 'book')
    return (
      <p className={styles.source}>
        <Link to={`/books?read=${itemId}`} {...language}>
          {work.title}
        </Link>
      </p>
    );
  const lesson = title ?? text.lesson;
  const second = timeSec === null ? '' : `&t=${Math.floor(timeSec)}`;
  const to = `/watch/${work.id}/${uid}/${work.slug}?lesson=${itemId}${second}`;
  return (
    <p className={styles.source}>
      {!isShort && <span {...language}>{work.title}</span>}
      <Link to={to} {...language}>
        {timeSec === null ? lesson : text.at(lesson, clock(timeSec))}
      </Link>
    </p>
  );
}
