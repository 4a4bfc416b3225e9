import { GRADES, isPlausible, TAKEN_BACK, type CardRecall, type Grade } from '../log/recall';
import { intervalOf, reviewedMemory, type Memory } from './fsrs';

/** A review that counts. Times in milliseconds since 1970. `isRepeat`: the card was asked again in the same session. */
export type Review = { at: number; grade: Grade; isRepeat: boolean };

/**
 * State of a card that was reviewed: its memory, the reviews that count, oldest first, the interval after the last one
 * in days, and when it is due, in milliseconds since 1970.
 */
export type CardState = { memory: Memory; reviews: readonly Review[]; intervalDays: number; dueAt: number };

const MINUTE = 60_000;

/** A day in milliseconds. */
export const DAY = 24 * 60 * MINUTE;

/** After this time a forgotten card is asked again, in milliseconds. */
export const REPEAT_AFTER = 10 * MINUTE;

/**
 * A card is due this long before its last interval has passed, in milliseconds. What was reviewed in the evening is due
 * on another day's morning, in every time zone.
 */
export const EARLY = DAY / 2;

/**
 * Computes the state of a card from its log, on any device alike; null without a review that counts. Reviews that were
 * taken back, or are more than a day ahead of `now`, don't count. The card is due after its last review in any case.
 */
export function cardStateOf({ reviews: log }: Pick<CardRecall, 'reviews'>, now: number): CardState | null {
  let state: CardState | null = null;
  for (const [time, grade] of Object.entries(log)
    .map(([seconds, given]) => [Number(seconds), given] as const)
    .sort(([one], [other]) => one - other)) {
    if (grade !== TAKEN_BACK && isPlausible(time, now)) state = reviewed(state, grade, time * 1000);
  }
  return state;
}

/** Returns the state of a card after one more review. */
export function reviewed(state: CardState | null, grade: Grade, at: number): CardState {
  const last = state?.reviews.at(-1);
  const days = last ? Math.max(0, Math.round((at - last.at) / DAY)) : 0;
  const memory = reviewedMemory(state?.memory ?? null, days, grade);
  const review: Review = { at, grade, isRepeat: last !== undefined && days === 0 };
  const isForgotten = grade === GRADES.again;
  const intervalDays = isForgotten ? 0 : intervalOf(memory);
  return {
    memory,
    reviews: [...(state?.reviews ?? []), review],
    intervalDays,
    dueAt: at + (isForgotten ? REPEAT_AFTER : intervalDays * DAY - EARLY),
  };
}
