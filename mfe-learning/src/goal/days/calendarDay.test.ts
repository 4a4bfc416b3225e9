import { calendarMoment, dateOfDay, daysBefore } from './calendarDay';

const at = (time: string): number => Date.parse(time);

test.each([
  ['2026-11-26T23:59:00Z', 'Europe/Berlin', { day: '2026-11-27', minute: 59 }],
  ['2026-11-26T23:59:00Z', 'America/New_York', { day: '2026-11-26', minute: 18 * 60 + 59 }],
  ['2026-11-26T00:00:30Z', 'UTC', { day: '2026-11-26', minute: 0 }],
  ['2026-11-26T18:45:00Z', 'Asia/Kathmandu', { day: '2026-11-27', minute: 30 }],
  ['2025-12-31T23:30:00Z', 'Pacific/Kiritimati', { day: '2026-01-01', minute: 13 * 60 + 30 }],
])('the calendar day and minute of %s are those of %s', (time, zone, expected) =>
  expect(calendarMoment(at(time), zone)).toEqual(expected),
);

test('an hour that occurs twice counts once, and one that is skipped leaves a gap', () => {
  const berlin = (time: string) => calendarMoment(at(time), 'Europe/Berlin');
  expect(berlin('2026-10-25T00:30:00Z')).toEqual(berlin('2026-10-25T01:30:00Z'));
  expect([berlin('2026-03-29T00:59:00Z').minute, berlin('2026-03-29T01:00:00Z').minute]).toEqual([119, 180]);
});

test('days are counted over months, leap days and changes of the clock', () => {
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
  expect(daysBefore('2028-03-01', 1)).toBe('2028-02-29');
  expect(daysBefore('2026-01-03', 7)).toBe('2025-12-27');
  expect(daysBefore('2026-03-30', 1)).toBe('2026-03-29');
  expect(daysBefore('2026-11-26', 0)).toBe('2026-11-26');
});

test('the date of a day is on that day in the time zone of the device', () => {
  expect(calendarMoment(dateOfDay('2026-11-26').getTime())).toEqual({ day: '2026-11-26', minute: 720 });
});
