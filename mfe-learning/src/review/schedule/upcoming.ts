import { NEW_PER_DAY, newLeft, type DeckCard } from './queue';

/** A day, as the midnight that begins it, and the number of cards that become due. */
export type UpcomingDay = { midnight: number; count: number };

/**
 * Returns the days after `midnight` on which cards become due, `days` at most, days without any left out. New cards
 * count on the first day that has room for them.
 */
export function upcomingDays(cards: readonly DeckCard[], midnight: number, days: number): UpcomingDay[] {
  const starts = Array.from({ length: days + 1 }, (_, index) => dayAfter(midnight, index + 1));
  const waitingNew = cards.filter(({ state }) => state === null).map(({ card }) => card.readyAt);
  // New cards that today has room for are not upcoming.
  const today = waitingNew.filter((ready) => ready < (starts[0] ?? Infinity)).length;
  let begun = Math.min(today, newLeft(cards, midnight));
  return starts.slice(0, -1).flatMap((start, index) => {
    const end = starts[index + 1] ?? Infinity;
    const due = cards.filter(({ state }) => state !== null && state.dueAt >= start && state.dueAt < end).length;
    const fresh = Math.min(NEW_PER_DAY, waitingNew.filter((ready) => ready < end).length - begun);
    begun += fresh;
    return due + fresh > 0 ? [{ midnight: start, count: due + fresh }] : [];
  });
}

/** Returns the next time at which a card can be asked after `now`, in milliseconds; null when there is no card. */
export function nextDueAt(cards: readonly DeckCard[], now: number): number | null {
  const times = cards.map(({ state, card }) => state?.dueAt ?? card.readyAt).filter((at) => at > now);
  return times.length === 0 ? null : Math.min(...times);
}

const dayAfter = (midnight: number, days: number): number => {
  const day = new Date(midnight);
  // By the calendar: a day has 23 or 25 hours where clocks change.
  return day.setDate(day.getDate() + days);
};
