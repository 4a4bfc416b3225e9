import { createStoredValue, type StoredValue } from '@lectern/shared/sync';

/**
 * Times at which a learner's cards become due, in ms since 1970, as this device last computed them: `due` for reviewed
 * cards, `fresh` for new ones.
 * `newLeft` is how many new cards were left on the day that began at `midnight`, `newPerDay` on any other day.
 */
export type DueSummary = {
  due: readonly number[];
  fresh: readonly number[];
  newLeft: number;
  newPerDay: number;
  midnight: number;
};

/** Maximum number of entries of each list. Nobody needs to know how many more cards are due. */
export const MOST_DUE = 500;

const stores = new Map<string, StoredValue<DueSummary | null>>();

/** Returns this device's summary of a learner's cards; null before the review was first opened here. */
export function dueSummary(uid: string): StoredValue<DueSummary | null> {
  const store = stores.get(uid) ?? createStoredValue(`lectern.review-due:${uid}`, parseSummary);
  stores.set(uid, store);
  return store;
}

/** Returns the number of cards that are due at `now`, on the day that began at `midnight`. */
export function countDue({ due, fresh, ...known }: DueSummary, now: number, midnight: number): number {
  const isDue = (at: number): boolean => at <= now;
  const room = known.midnight === midnight ? known.newLeft : known.newPerDay;
  return due.filter(isDue).length + Math.min(room, fresh.filter(isDue).length);
}

function parseSummary(stored: unknown): DueSummary | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { due, fresh, newLeft, newPerDay, midnight } = stored as Record<string, unknown>;
  return {
    due: numbers(due),
    fresh: numbers(fresh),
    newLeft: number(newLeft),
    newPerDay: number(newPerDay),
    midnight: number(midnight),
  };
}

const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
const numbers = (value: unknown): number[] =>
  (Array.isArray(value) ? (value as unknown[]) : []).filter((entry) => typeof entry === 'number');
