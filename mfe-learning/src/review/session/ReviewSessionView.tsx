import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { ProgressBar, TextButton } from '@lectern/shared/ui';
import { reviewText } from '../../text/review/review.en';
import type { Queue } from '../schedule/queue';
import { CARD_CHOICE } from './cardChoice';
import { CardSourceLine } from './CardSourceLine';
import { NoteCard } from './NoteCard';
import { QuestionCard } from './QuestionCard';
import * as styles from './session.module.css';
import type { ReviewSession } from './useReviewSession';

type Props = { session: ReviewSession; uid: string };

/** The card that is asked, with today's progress. Keys work while the focus is in it: U undoes the last answer. */
export function ReviewSessionView({ session, uid }: Props) {
  const onKeyDown = (event: KeyboardEvent): void => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (event.key.toLowerCase() !== 'u' || hasModifier || !session.canUndo) return;
    event.preventDefault();
    session.undo();
  };
  return (
    <section className={styles.session} aria-labelledby="review-card" onKeyDown={onKeyDown}>
      <TodaysProgress {...session.queue} />
      <AskedCard session={session} uid={uid} />
      <Tools {...session} />
    </section>
  );
}

function TodaysProgress({ doneToday, due, waiting }: Queue) {
  const text = useText(reviewText);
  const total = Math.max(1, doneToday + due.length + waiting.length);
  const label = text.progress(doneToday, total);
  return (
    <div className={styles.progress}>
      <span>{label}</span>
      <ProgressBar size="small" label={label} value={(100 * doneToday) / total} />
    </div>
  );
}

function AskedCard({ session: { current, now, step, grade }, uid }: Props) {
  const text = useText(reviewText);
  const heading = useFocusOnNext(step);
  if (!current) return null;
  const { card, state, work } = current;
  const face = { state, now, onGrade: grade };
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <h2 id="review-card" ref={heading} tabIndex={-1}>
          {card.kind === 'question' ? text.question : text.note}
        </h2>
        <CardSourceLine card={current} uid={uid} />
      </div>
      {card.kind === 'question' ? (
        <QuestionCard key={step} question={card.question} language={work.language} {...face} />
      ) : (
        <NoteCard key={step} prompt={card.prompt} answer={card.text} {...face} />
      )}
    </div>
  );
}

function Tools({ canUndo, undo, stopAsking }: Pick<ReviewSession, 'canUndo' | 'undo' | 'stopAsking'>) {
  const text = useText(reviewText);
  return (
    <div className={styles.tools}>
      <span className={styles.keys}>{text.keys}</span>
      {canUndo && (
        <TextButton onClick={undo} aria-keyshortcuts="U">
          {text.undo}
        </TextButton>
      )}
      <TextButton onClick={stopAsking}>{text.stop}</TextButton>
      <Link to={CARD_CHOICE} preventScrollReset>
        {text.choose}
      </Link>
    </div>
  );
}

/** Moves the focus to the heading of the next card, never to that of the first one. */
function useFocusOnNext(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (step > 0) heading.current?.focus();
  }, [step]);
  return heading;
}
