import fc from 'fast-check';
import { encodeCard, salvageRecall } from './recallDocument';
import {
  MAX_REVIEWS,
  mergeCard,
  mergeWork,
  nextChoiceTime,
  nextReviewTime,
  TAKEN_BACK,
  untouchedCard,
  type CardRecall,
} from './recall';

const START = 1_764_117_600;
const DAY_SEC = 86_400;

const card: fc.Arbitrary<CardRecall> = fc.record({
  reviews: fc.dictionary(
    fc.integer({ min: START, max: START + 90 }).map(String),
    fc.constantFrom(0, 1, 2, 3, 4) as fc.Arbitrary<1 | 2 | 3 | 4>,
    { maxKeys: MAX_REVIEWS },
  ),
  asked: fc.option(fc.record({ on: fc.boolean(), at: fc.integer({ min: START, max: START + 5 }) })),
});
const work = fc.dictionary(fc.constantFrom('q-one-1', 'q-one-2', 'n-n1'), card);

test('merging is commutative, associative and idempotent, also above the limit of reviews', () => {
  fc.assert(
    fc.property(work, work, work, (one, two, three) => {
      expect(mergeWork(one, two)).toEqual(mergeWork(two, one));
      expect(mergeWork(mergeWork(one, two), three)).toEqual(mergeWork(one, mergeWork(two, three)));
      expect(mergeWork(one, one)).toEqual(one);
      expect(mergeWork(mergeWork(one, two), two)).toEqual(mergeWork(one, two));
    }),
  );
});

test('a merge has every review of both, the latest ones up to the limit', () => {
  fc.assert(
    fc.property(card, card, (one, two) => {
      const all = [...new Set([...Object.keys(one.reviews), ...Object.keys(two.reviews)])].sort();
      expect(Object.keys(mergeCard(one, two).reviews).sort()).toEqual(all.slice(-MAX_REVIEWS));
    }),
  );
});

test('an undone review stays undone, even if another device still has it', () => {
  fc.assert(
    fc.property(card, fc.integer({ min: START, max: START + 90 }), fc.boolean(), (other, time, isFirst) => {
      const given = mergeCard(other, { reviews: { [time]: 4 }, asked: null });
      const undone = mergeCard(given, { reviews: { [time]: TAKEN_BACK }, asked: null });
      const merged = isFirst ? mergeCard(undone, given) : mergeCard(given, undone);
      expect(merged.reviews[time]).toBe(TAKEN_BACK);
    }),
  );
});

test('the last choice counts; of two at once, the card is asked', () => {
  const chosen = (on: boolean, at: number): CardRecall => ({ reviews: {}, asked: { on, at } });
  expect(mergeCard(chosen(false, 2), chosen(true, 1)).asked).toEqual({ on: false, at: 2 });
  expect(mergeCard(chosen(false, 2), chosen(true, 2)).asked).toEqual({ on: true, at: 2 });
});

test('the document holds what was stored, and a malformed part loses no more than itself', () => {
  fc.assert(
    fc.property(work, (cards) => {
      const stored = Object.fromEntries(Object.entries(cards).map(([id, entry]) => [id, encodeCard(entry)]));
      expect(salvageRecall({ cards: stored }, 'users/u/recall/bread')).toEqual({ id: 'bread', cards });
    }),
  );
  const { cards } = salvageRecall(
    {
      cards: {
        'n-1': {
          reviews: `${String(START)}:3 x:4 ${String(START)}:9 -5:1  ${String(START + 9)}:0`,
          asked: { on: 1, at: 2 },
        },
        'not/an/id': { reviews: '', asked: null },
        'n-2': 7,
      },
    },
    'users/u/recall/bread',
  );
  expect(cards).toEqual({ 'n-1': { reviews: { [START]: 3, [START + 9]: 0 }, asked: null }, 'n-2': untouchedCard });
  expect(salvageRecall(null, 'users/u/recall/bread').cards).toEqual({});
});

test('a slow clock adds to the end of the log, and a clock a year ahead is ignored', () => {
  const now = START * 1000;
  const known = (...times: number[]): CardRecall => ({
    reviews: Object.fromEntries(times.map((time) => [time, 3 as const])),
    asked: null,
  });
  expect(nextReviewTime(untouchedCard, now)).toBe(START);
  expect(nextReviewTime(known(START - 10), now)).toBe(START);
  expect(nextReviewTime(known(START), now)).toBe(START + 1);
  expect(nextReviewTime(known(START + 3600), now)).toBe(START + 3601);
  expect(nextReviewTime(known(START + 365 * DAY_SEC), now)).toBe(START);
  expect(nextChoiceTime({ reviews: {}, asked: { on: true, at: START + 365 * DAY_SEC } }, now)).toBe(
    START + 365 * DAY_SEC + 1,
  );
});
