import { isSame } from '@lectern/shared/sync';
import { midnightOf, NEW_PER_DAY, newLeft, type DeckCard } from '../schedule/queue';
import { dueSummary, MOST_DUE, type DueSummary } from './dueSummary';

/** Returns when the cards become due, without the cards themselves. */
export function summarise(cards: readonly DeckCard[], now: number): DueSummary {
  const midnight = midnightOf(now);
  const earliest = (times: readonly number[]): number[] => times.toSorted((a, b) => a - b).slice(0, MOST_DUE);
  return {
    due: earliest(cards.flatMap(({ state }) => (state ? [state.dueAt] : []))),
    fresh: earliest(cards.flatMap(({ state, card }) => (state ? [] : [card.readyAt]))),
    newLeft: newLeft(cards, midnight),
    newPerDay: NEW_PER_DAY,
    midnight,
  };
}

/** Stores the summary on this device, for the link to the review. */
export function saveDueSummary(uid: string, cards: readonly DeckCard[], now: number): void {
  const store = dueSummary(uid);
  const summary = summarise(cards, now);
  if (!isSame(store.get(), summary)) store.set(summary);
}
