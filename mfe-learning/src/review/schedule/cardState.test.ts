import fc from 'fast-check';
import { mergeCard, TAKEN_BACK, type CardRecall, type Grade } from '../log/recall';
import { cardStateOf, DAY, EARLY, REPEAT_AFTER } from './cardState';
import { MAX_INTERVAL } from './fsrs';

const START = 1_764_117_600;
const LATER = (START + 4000 * 86_400) * 1000;

/** Steps of a log: the seconds since the last review, and the grade. */
type Step = readonly [afterSec: number, grade: Grade];

const grade = fc.constantFrom<Grade[]>(1, 2, 3, 4);
const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 400 * 86_400 }), grade), { minLength: 1, maxLength: 9 });

function logOf(all: readonly Step[]): CardRecall {
  let time = START;
  return { reviews: Object.fromEntries(all.map(([afterSec, given]) => [(time += afterSec), given])), asked: null };
}

const stateOf = (all: readonly Step[]) => cardStateOf(logOf(all), LATER)!;
const lastOf = (all: readonly Step[]): number => Math.max(...Object.keys(logOf(all).reviews).map(Number)) * 1000;

test('a card is due after its last review, within a year, and a forgotten one within minutes', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const { dueAt, intervalDays } = stateOf(all);
      const wait = dueAt - lastOf(all);
      expect(wait).toBeGreaterThan(0);
      expect(intervalDays).toBeLessThanOrEqual(MAX_INTERVAL);
      if (all.at(-1)?.[1] === 1) expect([wait, intervalDays]).toEqual([REPEAT_AFTER, 0]);
      else expect(wait).toBe(intervalDays * DAY - EARLY);
    }),
  );
});

test('each card that is known when it is due comes back after a longer interval, up to a year', () => {
  fc.assert(
    fc.property(grade, fc.array(fc.constantFrom<Grade[]>(3, 4), { minLength: 1, maxLength: 12 }), (first, grades) => {
      let all: Step[] = [[1, first]];
      for (const given of grades) {
        const before = stateOf(all);
        all = [...all, [Math.max(1, before.intervalDays) * 86_400, given]];
        const after = stateOf(all).intervalDays;
        if (before.intervalDays < MAX_INTERVAL) expect(after).toBeGreaterThan(before.intervalDays);
        else expect(after).toBe(MAX_INTERVAL);
      }
    }),
  );
});

test('a lapse makes the interval after it shorter than it was, and than it would have been', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<Grade[]>(3, 4), { minLength: 2, maxLength: 8 }), (grades) => {
      let all: Step[] = [[1, 3]];
      for (const given of grades) all = [...all, [stateOf(all).intervalDays * 86_400, given]];
      const { intervalDays } = stateOf(all);
      const then = intervalDays * 86_400;
      const lapsed = stateOf([...all, [then, 1], [600, 3]]).intervalDays;
      expect(lapsed).toBeLessThan(intervalDays);
      expect(lapsed).toBeLessThan(stateOf([...all, [then, 3]]).intervalDays);
    }),
  );
});

test('an easier grade never brings a card back earlier', () => {
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 400 * 86_400 }), (all, afterSec) => {
      const intervals = ([1, 2, 3, 4] as const).map((given) => stateOf([...all, [afterSec, given]]).dueAt);
      expect(intervals).toEqual(intervals.toSorted((a, b) => a - b));
    }),
  );
});

test('the order in which devices are united does not change the schedule', () => {
  fc.assert(
    fc.property(steps, fc.array(fc.nat({ max: 2 }), { minLength: 9, maxLength: 9 }), (all, devices) => {
      const entries = Object.entries(logOf(all).reviews);
      const logs = [0, 1, 2].map((device): CardRecall => ({
        reviews: Object.fromEntries(entries.filter((_entry, index) => devices[index] === device)),
        asked: null,
      })) as [CardRecall, CardRecall, CardRecall];
      const [one, two, three] = logs;
      const whole = cardStateOf(logOf(all), LATER);
      expect(cardStateOf(mergeCard(mergeCard(one, two), three), LATER)).toEqual(whole);
      expect(cardStateOf(mergeCard(three, mergeCard(two, one)), LATER)).toEqual(whole);
    }),
  );
});

test('a review that was taken back leaves the schedule as it was before', () => {
  fc.assert(
    fc.property(steps, grade, (all, given) => {
      const time = lastOf(all) / 1000 + 3600;
      const undone = mergeCard(logOf(all), { reviews: { [time]: given }, asked: null });
      const restored = mergeCard(undone, { reviews: { [time]: TAKEN_BACK }, asked: null });
      expect(cardStateOf(restored, LATER)).toEqual(stateOf(all));
    }),
  );
});

test('a review of a device whose clock is a year ahead hides the card on no other device', () => {
  const now = lastOf([[1, 3]]) + DAY;
  const ahead = mergeCard(logOf([[1, 3]]), { reviews: { [now / 1000 + 365 * 86_400]: 4 }, asked: null });
  expect(cardStateOf(ahead, now)).toEqual(cardStateOf(logOf([[1, 3]]), now));
  expect(cardStateOf(ahead, now + 366 * DAY)?.reviews).toHaveLength(2);
  expect(cardStateOf({ reviews: {} }, now)).toBeNull();
});

test('the schedule is the published one, FSRS-6 with its default parameters', () => {
  let all: Step[] = [[1, 3]];
  const intervals = [stateOf(all).intervalDays];
  for (let review = 0; review < 4; review += 1) {
    all = [...all, [stateOf(all).intervalDays * 86_400, 3]];
    intervals.push(stateOf(all).intervalDays);
  }
  expect(intervals).toMatchInlineSnapshot(`
    [
      2,
      11,
      46,
      163,
      365,
    ]
  `);
});
