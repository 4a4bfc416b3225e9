import { useEffect, useRef } from 'react';
import { useText } from '@lectern/shared/text';
import { ButtonLink, CheckIcon, EmptyState, NoteIcon, TextButton } from '@lectern/shared/ui';
import { reviewText } from '../../text/review/review.en';
import { midnightOf } from '../schedule/queue';
import { nextDueAt } from '../schedule/upcoming';
import { CARD_CHOICE } from '../session/cardChoice';
import type { ReviewSession } from '../session/useReviewSession';
import * as styles from './review.module.css';

/** Shown when no card is due: what was done today, and when the next card comes. */
export function SessionEnd({ session }: { session: ReviewSession }) {
  const text = useText(reviewText);
  const { cards, queue } = session;
  const end = useFocusAfter(session.step);
  const choose = (
    <ButtonLink variant="secondary" icon={<NoteIcon />} to={CARD_CHOICE} preventScrollReset>
      {text.choose}
    </ButtonLink>
  );
  if (cards.length === 0)
    return (
      <EmptyState
        icon={<NoteIcon />}
        title={text.none}
        actions={
          <>
            <ButtonLink to="/all-courses">{text.browse}</ButtonLink>
            {choose}
          </>
        }
      >
        {text.noneLead}
      </EmptyState>
    );
  return (
    <div className={styles.end} ref={end} tabIndex={-1}>
      <EmptyState icon={<CheckIcon />} title={queue.doneToday > 0 ? text.done : text.notDue} actions={choose}>
        {queue.doneToday > 0 && <p>{text.doneLead(queue.doneToday)}</p>}
        <NextDue session={session} />
      </EmptyState>
      {session.canUndo && <TextButton onClick={session.undo}>{text.undo}</TextButton>}
    </div>
  );
}

/** Focuses the end of a session in which a card was graded: its buttons are gone. */
function useFocusAfter(steps: number) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (steps > 0) end.current?.focus();
  }, [steps]);
  return end;
}

function NextDue({ session: { cards, now } }: { session: ReviewSession }) {
  const text = useText(reviewText);
  const next = nextDueAt(cards, now);
  if (next === null) return <p>{text.nothingAhead}</p>;
  return <p>{text.nextAt(new Date(next), midnightOf(next) === midnightOf(now))}</p>;
}
