/** A moment on a calendar: the day as `2026-11-26`, and the minute of that day, 0 to 1,439. */
export type CalendarMoment = { day: string; minute: number };

/** Minutes of a day. When clocks are set back, an hour occurs twice and counts once. */
export const DAY_MINUTES = 1_440;

const NOON = 12;
const MINUTES_PER_HOUR = 60;

/** Returns the day and minute at a time in ms since 1970, in a time zone (IANA name) or else in the device's own. */
export function calendarMoment(time: number, timeZone?: string): CalendarMoment {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]));
  const { year = '', month = '', day = '', hour = '', minute = '' } = parts;
  return { day: `${year.padStart(4, '0')}-${month}-${day}`, minute: Number(hour) * MINUTES_PER_HOUR + Number(minute) };
}

/** Returns noon of a day (`2026-11-26`) in the device's time zone, for `Intl` to name. */
export function dateOfDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, NOON);
}

/** Returns the day that is `days` earlier than a day; both as `2026-11-26`. */
export function daysBefore(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date - days)).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
