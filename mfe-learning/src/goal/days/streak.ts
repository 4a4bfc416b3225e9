import { daysBefore } from './calendarDay';
import { isReached, type LearnedDays } from './learnedDays';

/** Days within which one missed day is a rest day: it does not end a streak. */
export const REST_EVERY = 7;

const WEEK = 7;

/**
 * A day as `YYYY-MM-DD`, and its state. `reached`: the goal was reached. `rest`: a past day on which it was not.
 * `today`: not reached yet. `none`: before the first recorded day.
 */
export type ShownDay = { day: string; state: 'reached' | 'rest' | 'today' | 'none' };

/**
 * Returns the number of days in the current streak on which the goal was reached. One missed day in any seven is a rest
 * day, which neither counts nor ends the streak; a second one ends it. Today ends no streak until it is over.
 */
export function streakOf(days: LearnedDays, today: string): number {
  const first = Object.keys(days).sort()[0] ?? today;
  let count = 0;
  let lastMiss = -REST_EVERY;
  for (let back = 0, day = today; day >= first; back += 1, day = daysBefore(today, back)) {
    if (isReached(days[day])) count += 1;
    else if (back > 0) {
      if (back - lastMiss < REST_EVERY) break;
      lastMiss = back;
    }
  }
  return count;
}

/** Returns the seven days up to `today`, oldest first. */
export function weekUpTo(days: LearnedDays, today: string): ShownDay[] {
  const first = Object.keys(days).sort()[0] ?? today;
  return Array.from({ length: WEEK }, (_empty, index) => {
    const day = daysBefore(today, WEEK - 1 - index);
    if (isReached(days[day])) return { day, state: 'reached' as const };
    if (day === today) return { day, state: 'today' as const };
    return { day, state: day < first ? ('none' as const) : ('rest' as const) };
  });
}
