import type { Card, Work } from '../deck/deck';
import type { RecallState } from '../log/recallSession';
import { DAY } from './cardState';
import { measureCorrectness } from './correctness';
import { askedCards, midnightOf, NEW_PER_DAY, newLeft, queueAt } from './queue';
import { nextDueAt, upcomingDays } from './upcoming';

const NOW = new Date(2026, 10, 26, 15).getTime();
const SEC = Math.floor(NOW / 1000);
const card = (id: string, overrides: Partial<Card> = {}): Card =>
  ({
    ...{ id, kind: 'note', prompt: null, text: id, readyAt: 0, isOffered: true },
    ...{ source: { itemId: 'one', title: 'One', timeSec: null } },
    ...overrides,
  }) as Card;
const bread = (...cards: Card[]): Work[] => [
  { id: 'bread', kind: 'course', title: 'Bread', slug: 'bread', language: 'en', cards },
];
const log = (cards: Record<string, Record<number, 0 | 1 | 2 | 3 | 4>>): RecallState['works'] => ({
  bread: Object.fromEntries(Object.entries(cards).map(([id, reviews]) => [id, { reviews, asked: null }])),
});
const ids = (cards: readonly { cardId: string }[]): string[] => cards.map(({ cardId }) => cardId);

test('due cards come in the order of their times, then new ones; forgotten ones wait some minutes', () => {
  const deck = bread(card('new'), card('late'), card('later'), card('forgotten'), card('known'), card('soon'));
  const works = log({
    late: { [SEC - 30 * 86_400]: 3 },
    later: { [SEC - 20 * 86_400]: 3 },
    forgotten: { [SEC - 60]: 1 },
    known: { [SEC - 60]: 3 },
    soon: { [SEC - 3600]: 1 },
  });
  const queue = queueAt(askedCards(deck, works, NOW), NOW, midnightOf(NOW));
  expect(ids(queue.due)).toEqual(['late', 'later', 'soon', 'new']);
  expect(ids(queue.waiting)).toEqual(['forgotten']);
  expect(queue.doneToday).toBe(1);
});

test('cards that the learner turned off are not asked; notes only if chosen or reviewed before', () => {
  const deck = bread(
    card('off'),
    card('plain', { isOffered: false }),
    card('on', { isOffered: false }),
    card('seen', { isOffered: false }),
  );
  const works: RecallState['works'] = {
    bread: {
      off: { reviews: { [SEC - 9]: 3 }, asked: { on: false, at: 1 } },
      on: { reviews: {}, asked: { on: true, at: 1 } },
      seen: { reviews: { [SEC - 9]: 3 }, asked: null },
    },
  };
  expect(ids(askedCards(deck, works, NOW))).toEqual(['on', 'seen']);
});

test('new cards are limited per day, and the rest comes on the days after', () => {
  const many = Array.from({ length: 25 }, (_empty, index) =>
    card(`c${String(index).padStart(2, '0')}`, { readyAt: index }),
  );
  const deck = bread(...many, card('tomorrow', { readyAt: NOW + DAY }));
  const midnight = midnightOf(NOW);
  const cards = askedCards(deck, log({ c00: { [SEC - 60]: 3 } }), NOW);
  expect(newLeft(cards, midnight)).toBe(NEW_PER_DAY - 1);
  expect(ids(queueAt(cards, NOW, midnight).due)).toEqual(many.slice(1, 10).map(({ id }) => id));
  const days = upcomingDays(cards, midnight, 14);
  expect(days[0]).toEqual({ midnight: new Date(2026, 10, 27).getTime(), count: 10 });
  // Fifteen of the quiz, one of tomorrow, and the second review of the first card.
  expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(17);
  expect(nextDueAt(cards, NOW)).toBe(NOW + DAY);
  expect(nextDueAt([], NOW)).toBeNull();
});

test('the share known the first time leaves out repetitions, old reviews and those taken back', () => {
  const works: RecallState['works'] = {
    ...log({
      forgotten: { [SEC - 2 * 86_400]: 1, [SEC - 2 * 86_400 + 600]: 3 },
      known: { [SEC - 86_400]: 2 },
      undone: { [SEC - 86_400]: 0 },
      old: { [SEC - 40 * 86_400]: 1, [SEC - 10 * 86_400]: 4 },
    }),
    soup: { 'n-1': { reviews: { [SEC - 86_400]: 1 }, asked: null } },
    cake: { 'n-2': { reviews: {}, asked: { on: true, at: 1 } } },
  };
  expect(measureCorrectness(works, NOW)).toEqual({
    all: { right: 2, of: 4 },
    byWork: [
      { workId: 'bread', right: 2, of: 3 },
      { workId: 'soup', right: 0, of: 1 },
    ],
  });
});
