import { formatOf } from '@lectern/shared/text';
import { dayOf, languageOf, monthOf } from './plainEnglish';

// The last instant of each month in UTC: elsewhere it is another day.
const INSTANTS = Array.from({ length: 14 }, (_, month) => new Date(Date.UTC(2026, month, 1) - 1));
const TAGS = 'ar de en es fr hi it ja ko nl pl pt ru sv tr uk zh el pt-BR'.split(' ');

test('days, months and languages are those of Intl in British English', () => {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
  const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const language = new Intl.DisplayNames('en-GB', { type: 'language' });
  expect(INSTANTS.map(dayOf)).toEqual(INSTANTS.map((date) => day.format(date)));
  expect(INSTANTS.map(monthOf)).toEqual(INSTANTS.map((date) => month.format(date)));
  expect(TAGS.map((tag) => languageOf(tag, formatOf('en')))).toEqual(TAGS.map((tag) => language.of(tag)));
});

test('a month is that of UTC, a day that of the visitor, wherever the test runs', () => {
  jest.spyOn(Date.prototype, 'getMonth').mockReturnValue(3);
  const date = new Date('2026-11-28T12:00:00Z');
  expect([monthOf(date), dayOf(date)]).toEqual(['November 2026', '28 April 2026']);
  jest.restoreAllMocks();
});
