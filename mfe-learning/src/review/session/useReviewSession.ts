import { useEffect, useMemo, useState } from 'react';
import { useHost } from '@lectern/shared/host';
import { onPageShown } from '@lectern/shared/sync';
import { useText } from '@lectern/shared/text';
import { reviewText } from '../../text/review/review.en';
import type { Grade } from '../log/recall';
import type { CardKey, RecallSession, RecallState } from '../log/recallSession';
import type { Work } from '../deck/deck';
import { reviewed } from '../schedule/cardState';
import { askedCards, midnightOf, queueAt, type DeckCard, type Queue } from '../schedule/queue';
import { whenAskedAgain } from './whenAskedAgain';

/**
 * The last step, which can be undone: a review at `time` in seconds since 1970, or null for a card taken out of review.
 */
type Step = { key: CardKey; time: number | null };

/** A review session: the card that is asked, null when there is none, and what can be done with it. */
export type ReviewSession = {
  cards: readonly DeckCard[];
  queue: Queue;
  current: DeckCard | null;
  now: number;
  /** Number of steps in this page: differs for each card that is shown. */
  step: number;
  canUndo: boolean;
  grade: (grade: Grade) => void;
  stopAsking: () => void;
  undo: () => void;
};

/** Interval at which the clock is read, in milliseconds. */
const TICK_MS = 60_000;

/**
 * Leads through the cards that are due, and announces each step. A card stays until it is graded, whatever other
 * devices do meanwhile.
 */
export function useReviewSession(
  deck: readonly Work[],
  works: RecallState['works'],
  session: RecallSession,
): ReviewSession {
  const [now, setNow] = useClock();
  const [held, setHeld] = useState<CardKey | null>(null);
  const [steps, setSteps] = useState<{ done: readonly Step[]; count: number }>({ done: [], count: 0 });
  const cards = useMemo(() => askedCards(deck, works, now), [deck, works, now]);
  const queue = useMemo(() => queueAt(cards, now, midnightOf(now)), [cards, now]);
  const current = cards.find((card) => isSame(card, held)) ?? queue.due[0] ?? queue.waiting[0] ?? null;
  if (current && !isSame(current, held)) setHeld({ workId: current.workId, cardId: current.cardId });
  const advance = (done: readonly Step[], next: CardKey | null): void => {
    setSteps({ done, count: steps.count + 1 });
    setHeld(next);
    setNow(Date.now());
  };
  const actions = useActions(session, current, steps.done, advance);
  return { cards, queue, current, now, step: steps.count, canUndo: steps.done.length > 0, ...actions };
}

/** Returns what can be done with the current card. `advance` receives the steps so far, and the card to show next. */
function useActions(
  session: RecallSession,
  current: DeckCard | null,
  done: readonly Step[],
  advance: (done: readonly Step[], next: CardKey | null) => void,
): Pick<ReviewSession, 'grade' | 'stopAsking' | 'undo'> {
  const text = useText(reviewText);
  const { announce } = useHost();
  return {
    grade: (grade) => {
      if (!current) return;
      const now = Date.now();
      announce(text.graded(text.grades[grade], whenAskedAgain(reviewed(current.state, grade, now), text)));
      advance([...done, { key: current, time: session.grade(current, grade, now) }], null);
    },
    stopAsking: () => {
      if (!current) return;
      announce(text.stopped);
      session.chooseAsked(current, { isAsked: false, now: Date.now() });
      advance([...done, { key: current, time: null }], null);
    },
    undo: () => {
      const last = done.at(-1);
      if (!last) return;
      announce(text.undone);
      if (last.time === null) session.chooseAsked(last.key, { isAsked: true, now: Date.now() });
      else session.takeBack(last.key, last.time);
      advance(done.slice(0, -1), last.key);
    },
  };
}

const isSame = (one: CardKey, other: CardKey | null): boolean =>
  one.workId === other?.workId && one.cardId === other.cardId;

/** Returns the time, updated every minute and whenever the page is shown again, and a function that sets it. */
function useClock() {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = (): void => setNow(Date.now());
    const timer = setInterval(tick, TICK_MS);
    const stop = onPageShown(tick);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return [now, setNow] as const;
}
