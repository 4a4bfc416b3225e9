import fc from 'fast-check';
import { daysBefore } from './calendarDay';
import { emptyDay, mergeDays, type LearnedDays } from './learnedDays';
import { streakOf, weekUpTo } from './streak';

const TODAY = '2026-11-26';
const reached = { ...emptyDay, lessons: ['bread~one'], goals: { minutes: 0, lessons: 1 } };
const missed = { ...emptyDay, goals: { minutes: 0, lessons: 1 } };

/** Returns days from their signs, oldest first and today last: `x` reached, `.` missed. */
const daysOf = (signs: string): LearnedDays =>
  Object.fromEntries(
    Array.from(signs, (sign, index) => [daysBefore(TODAY, signs.length - 1 - index), sign === 'x' ? reached : missed]),
  );

test.each([
  ['', 0],
  ['x', 1],
  ['.', 0],
  ['xxx', 3],
  ['xxx.', 3],
  ['xxx..', 3],
  ['xxx...', 0],
  ['xxx.x', 4],
  ['xx.xx.x', 3],
  ['x.xxxxxx.x', 8],
  ['x.xxxxx.x', 6],
  ['xxx..x', 1],
])('the streak of "%s" is %i', (signs, expected) => expect(streakOf(daysOf(signs), TODAY)).toBe(expected));

test('a day of which nothing is recorded is a missed one', () => {
  expect(streakOf({ [daysBefore(TODAY, 2)]: reached, [TODAY]: reached }, TODAY)).toBe(2);
  expect(streakOf({ [daysBefore(TODAY, 3)]: reached, [TODAY]: reached }, TODAY)).toBe(1);
});

const signs = fc.array(fc.constantFrom('x', '.'), { maxLength: 40 }).map((list) => list.join(''));

test('another device never shortens a streak, and no streak counts more than the reached days', () => {
  fc.assert(
    fc.property(signs, signs, (one, other) => {
      const [a, b] = [daysOf(one), daysOf(other)];
      const both = streakOf(mergeDays(a, b), TODAY);
      expect(both).toBeGreaterThanOrEqual(Math.max(streakOf(a, TODAY), streakOf(b, TODAY)));
      expect(streakOf(a, TODAY)).toBeLessThanOrEqual(one.split('x').length - 1);
    }),
  );
});

test('the week shows reached days, rest days, today, and days before the first record', () => {
  expect(
    weekUpTo(daysOf('x.x.'), TODAY)
      .map(({ state }) => state)
      .join(),
  ).toBe('none,none,none,reached,rest,reached,today');
  expect(weekUpTo(daysOf('xx'), TODAY).at(-1)).toEqual({ day: TODAY, state: 'reached' });
  expect(weekUpTo({}, TODAY).map(({ day }) => day)).toEqual(
    [6, 5, 4, 3, 2, 1, 0].map((back) => daysBefore(TODAY, back)),
  );
});
