import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useText } from '@lectern/shared/text';
import { ProgressBar, TextButton } from '@lectern/shared/ui';
import { reviewText } from '../../text/review/review.en';
import { CardSourceLine } from './CardSourceLine';
import { NoteCard } from './NoteCard';
import { QuestionCard } from './QuestionCard';
import styles from './session.module.css';
import type { ReviewSession } from './useReviewSession';

/** The card that is asked, with today's progress. Keys work while the focus is in it: U undoes the last answer. */
export function ReviewSessionView({ session, uid }: { session: ReviewSession; uid: string }) {
  const text = useText(reviewText);
  const heading = useFocusOnNext(session.step);
  const { current, now, queue, step } = session;
  if (!current) return null;
  const { card, state } = current;
  const total = Math.max(1, queue.doneToday + queue.due.length + queue.waiting.length);
  const onKeyDown = (event: KeyboardEvent): void => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (event.key.toLowerCase() !== 'u' || hasModifier || !session.canUndo) return;
    event.preventDefault();
    session.undo();
  };
  const face = { state, now, onGrade: session.grade };
  return (
    <section className={styles.session} aria-labelledby="review-card" onKeyDown={onKeyDown}>
      <div className={styles.progress}>
        <span>{text.progress(queue.doneToday, total)}</span>
        <ProgressBar
          size="small"
          label={text.progress(queue.doneToday, total)}
          value={(100 * queue.doneToday) / total}
        />
      </div>
      <div className={styles.card}>
        <div className={styles.head}>
          <h2 id="review-card" ref={heading} tabIndex={-1}>
            {card.kind === 'question' ? text.question : text.note}
          </h2>
          <CardSourceLine card={current} uid={uid} />
        </div>
        {card.kind === 'question' ? (
          <QuestionCard key={step} question={card.question} language={current.work.language} {...face} />
        ) : (
          <NoteCard key={step} prompt={card.prompt} answer={card.text} {...face} />
        )}
      </div>
      <div className={styles.tools}>
        <span className={styles.keys}>{text.keys}</span>
        {session.canUndo && (
          <TextButton onClick={session.undo} aria-keyshortcuts="U">
            {text.undo}
          </TextButton>
        )}
        <TextButton onClick={session.stopAsking}>{text.stop}</TextButton>
      </div>
    </section>
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
