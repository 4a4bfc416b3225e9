import type { CardKey, RecallState } from '../log/recallSession';
import { untouchedCard } from '../log/recall';
import type { Card, Work } from '../deck/deck';
import { cardStateOf, type CardState } from './cardState';

/** A card of the learner's deck with its course or book, and its state; null before the first review. */
export type DeckCard = CardKey & { work: Work; card: Card; state: CardState | null };

/** New cards in a day. More of them would come back as more reviews than most people do. */
export const NEW_PER_DAY = 10;

/**
 * The cards of a review session. `due`: cards to ask, in this order: those due, then new ones. `waiting`: forgotten
 * cards whose repetition is due in some minutes. `doneToday`: cards reviewed since midnight that are not asked again
 * today.
 */
export type Queue = { due: readonly DeckCard[]; waiting: readonly DeckCard[]; doneToday: number };

/** Returns the cards of a deck that the learner has not turned off, with their states. */
export function askedCards(deck: readonly Work[], works: RecallState['works'], now: number): DeckCard[] {
  return deck.flatMap((work) =>
    work.cards.flatMap((card) => {
      const recall = works[work.id]?.[card.id] ?? untouchedCard;
      const state = cardStateOf(recall, now);
      const isAsked = recall.asked?.on ?? (card.isOffered || state !== null);
      return isAsked ? [{ workId: work.id, cardId: card.id, work, card, state }] : [];
    }),
  );
}

/** Orders what is to be done at `now`. `midnight` is when the day began; both in milliseconds since 1970. */
export function queueAt(cards: readonly DeckCard[], now: number, midnight: number): Queue {
  const known = cards.filter((card): card is DeckCard & { state: CardState } => card.state !== null);
  const isDue = ({ state }: { state: CardState }): boolean => state.dueAt <= now;
  const byDue = (one: { state: CardState }, other: { state: CardState }): number => one.state.dueAt - other.state.dueAt;
  const waiting = known.filter(({ state }) => state.intervalDays === 0 && state.dueAt > now).sort(byDue);
  const rest = known.filter(({ state }) => state.intervalDays > 0 && state.dueAt > now);
  return {
    due: [...known.filter(isDue).sort(byDue), ...newCards(cards, now).slice(0, newLeft(cards, midnight))],
    waiting,
    doneToday: rest.filter(({ state }) => (state.reviews.at(-1)?.at ?? 0) >= midnight).length,
  };
}

/** Returns the cards that were never reviewed and can be asked at `now`, the oldest first. */
export const newCards = (cards: readonly DeckCard[], now: number): DeckCard[] =>
  cards
    .filter(({ state, card }) => state === null && card.readyAt <= now)
    .sort((one, other) => one.card.readyAt - other.card.readyAt);

/** Returns how many new cards are left for the day that began at `midnight`. */
export function newLeft(cards: readonly DeckCard[], midnight: number): number {
  const begun = cards.filter(({ state }) => (state?.reviews[0]?.at ?? 0) >= midnight).length;
  return Math.max(0, NEW_PER_DAY - begun);
}

/** Returns when the day of `now` began on this device, in milliseconds since 1970. */
export const midnightOf = (now: number): number => new Date(now).setHours(0, 0, 0, 0);
