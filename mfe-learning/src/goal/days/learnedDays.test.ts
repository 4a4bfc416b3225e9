import fc from 'fast-check';
import {
  emptyDay,
  isReached,
  lessonName,
  MAX_DAY_LESSONS,
  mergeDay,
  mergeDays,
  minutesOf,
  monthFields,
  salvageMonth,
  setOfMinute,
  type LearnedDay,
  type LearnedDays,
} from './learnedDays';

const minutes = fc
  .array(fc.integer({ min: 0, max: 1_439 }), { maxLength: 30 })
  .map((list) => list.reduce((day, minute) => mergeDay(day, { ...emptyDay, minutes: setOfMinute(minute) }), emptyDay));
const name = fc.integer({ min: 0, max: 40 }).map((index) => lessonName('bread', `l${String(index)}`));
const learned: fc.Arbitrary<LearnedDay> = fc
  .record({
    day: minutes,
    lessons: fc.array(name, { maxLength: 30 }),
    goals: fc.record({ minutes: fc.constantFrom(0, 5, 20), lessons: fc.constantFrom(0, 1, 3) }),
  })
  .map(({ day, lessons, goals }) => mergeDay(emptyDay, { minutes: day.minutes, lessons, goals }));
const days: fc.Arbitrary<LearnedDays> = fc
  .dictionary(fc.constantFrom('2026-11-01', '2026-11-09', '2026-11-26', '2026-11-30'), learned)
  .map((found) => mergeDays({}, found));

test('merging the days of two devices is commutative, associative and idempotent', () => {
  fc.assert(
    fc.property(days, days, days, (a, b, c) => {
      expect(mergeDays(a, b)).toEqual(mergeDays(b, a));
      expect(mergeDays(mergeDays(a, b), c)).toEqual(mergeDays(a, mergeDays(b, c)));
      expect(mergeDays(a, a)).toEqual(a);
      expect(mergeDays(mergeDays(a, b), b)).toEqual(mergeDays(a, b));
    }),
  );
});

test('merging loses nothing: a reached day stays reached, and no minute is lost', () => {
  fc.assert(
    fc.property(learned, learned, (a, b) => {
      const both = mergeDay(a, b);
      if (isReached(a)) expect(isReached(both)).toBe(true);
      expect(minutesOf(both)).toBeGreaterThanOrEqual(Math.max(minutesOf(a), minutesOf(b)));
      expect(minutesOf(both)).toBeLessThanOrEqual(minutesOf(a) + minutesOf(b));
      expect(both.lessons.length).toBe(Math.min(MAX_DAY_LESSONS, new Set([...a.lessons, ...b.lessons]).size));
    }),
  );
});

test('a document holds exactly the days that were written to it', () => {
  fc.assert(
    fc.property(days, (found) => {
      expect(salvageMonth(monthFields('2026-11', found), 'users/ada/days/2026-11')).toEqual(found);
    }),
  );
});

test('a minute in which two devices were used counts once', () => {
  const phone = { ...emptyDay, minutes: setOfMinute(600) };
  const laptop = mergeDay({ ...emptyDay, minutes: setOfMinute(600) }, { ...emptyDay, minutes: setOfMinute(601) });
  expect(minutesOf(mergeDay(phone, laptop))).toBe(2);
  expect(minutesOf({ ...emptyDay, minutes: setOfMinute(1_439) })).toBe(1);
});

test('a day is judged by the lowest goal that was set on it', () => {
  const two = ['a~1', 'a~2'];
  const goals = { minutes: 0, lessons: 2 };
  expect(isReached({ ...emptyDay, lessons: two })).toBe(false);
  expect(isReached({ ...emptyDay, lessons: two, goals })).toBe(true);
  expect(isReached({ ...emptyDay, lessons: ['a~1'], goals })).toBe(false);
  const raised = mergeDay({ ...emptyDay, lessons: two, goals }, { ...emptyDay, goals: { minutes: 30, lessons: 5 } });
  expect(raised.goals).toEqual({ minutes: 30, lessons: 2 });
  expect(isReached(raised)).toBe(true);
});

test('a malformed document loses only what is malformed', () => {
  const stored = {
    minutes: { '01': setOfMinute(3), '02': 7, '32': 'AQ==', '03': 'not base64!' },
    lessons: { '01': 'bread~one  bread~one ../x', '02': ['a'] },
    goals: { '01': '10 0', '02': 'ten', '04': '5 0' },
  };
  expect(salvageMonth(stored, 'users/ada/days/2026-11')).toEqual({
    '2026-11-01': { minutes: setOfMinute(3), lessons: ['bread~one'], goals: { minutes: 10, lessons: 0 } },
    '2026-11-02': emptyDay,
    '2026-11-03': emptyDay,
    '2026-11-04': { ...emptyDay, goals: { minutes: 5, lessons: 0 } },
  });
  for (const data of [null, 7, [], { minutes: [] }]) expect(salvageMonth(data, 'users/ada/days/2026-11')).toEqual({});
  expect(salvageMonth(stored, 'users/ada/days/november')).toEqual({});
});
