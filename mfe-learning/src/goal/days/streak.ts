import { daysBefore } from './calendarDay';
import { isReached, type LearnedDays } from './learnedDays';

/** In any stretch of this many days, one day without learning does not end a streak. */
export const REST_EVERY = 7;

/** A day of the week that is shown. `rest`: it passed without reaching the goal, which ends no streak by itself. */
export type ShownDay = { day: string; state: 'reached' | 'rest' | 'today' | 'none' };

/**
 * Returns the number of days of the streak that `today` continues. A reached day counts. One missed day in any seven is
 * a rest day, which neither counts nor interrupts; two end the streak. Today interrupts nothing until it is over.
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

/**
 * Returns the seven days up to `today`, oldest first. A day is `none` before the first recorded one: nothing was
 * expected of it.
 */
export function weekUpTo(days: LearnedDays, today: string): ShownDay[] {
  const first = Object.keys(days).sort()[0] ?? today;
  return Array.from({ length: REST_EVERY }, (_empty, index) => {
    const day = daysBefore(today, REST_EVERY - 1 - index);
    if (isReached(days[day])) return { day, state: 'reached' as const };
    if (day === today) return { day, state: 'today' as const };
    return { day, state: day < first ? ('none' as const) : ('rest' as const) };
  });
}
