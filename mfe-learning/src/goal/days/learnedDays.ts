import { cleanWatched, markWatched, mergeWatched, SECONDS_PER_BIT, watchedShare } from '@lectern/shared/domain';
import { DAY_MINUTES } from './calendarDay';

/**
 * The learning of one person on one day. `minutes` is a set of the day's minutes, in base64 with one bit a minute.
 * `lessons` are the lessons finished, sorted, at most `MAX_DAY_LESSONS`. `goals` are the least goals set on the day, 0
 * for none: a raised goal leaves earlier days as they were.
 */
export type LearnedDay = { minutes: string; lessons: readonly string[]; goals: DayGoals };

/** Goals of one day, by kind: minutes of learning, and lessons finished. */
export type DayGoals = { minutes: number; lessons: number };

/** Learned days by date, as `2026-11-26`. */
export type LearnedDays = Readonly<Record<string, LearnedDay>>;

/** Maximum number of lessons stored for a day, as in the security rules. No goal is higher. */
export const MAX_DAY_LESSONS = 20;

/** A day on which nothing was learned. */
export const emptyDay: LearnedDay = { minutes: '', lessons: [], goals: { minutes: 0, lessons: 0 } };

/** A set of minutes has one bit where one of watched seconds has its window. */
const DAY_SEC = DAY_MINUTES * SECONDS_PER_BIT;

/** Returns the set of one minute of a day, 0 to 1,439. */
export const setOfMinute = (minute: number): string =>
  markWatched('', { fromSec: minute * SECONDS_PER_BIT, toSec: (minute + 1) * SECONDS_PER_BIT }, DAY_SEC);

/** Returns the number of minutes in a day's set. */
export const minutesOf = ({ minutes }: LearnedDay): number => Math.round(watchedShare(minutes, DAY_SEC) * DAY_MINUTES);

/** Returns the name of a lesson within a day. */
export const lessonName = (courseId: string, lessonId: string): string => `${courseId}~${lessonId}`;

/**
 * Merges what two devices know of a day. A minute in which both were used counts once. Commutative, associative and
 * idempotent; a reached day stays reached.
 */
export function mergeDay(one: LearnedDay, other: LearnedDay): LearnedDay {
  return {
    minutes: mergeWatched(one.minutes, other.minutes),
    lessons: [...new Set([...one.lessons, ...other.lessons])].sort().slice(0, MAX_DAY_LESSONS),
    goals: {
      minutes: lesser(one.goals.minutes, other.goals.minutes),
      lessons: lesser(one.goals.lessons, other.goals.lessons),
    },
  };
}

/** Returns the lesser of two goals; 0 is none. */
const lesser = (one: number, other: number): number => Math.min(one || other, other || one);

/** Merges what two devices know, day by day, in the order of the calendar. As `mergeDay`. */
export function mergeDays(one: LearnedDays, other: LearnedDays): LearnedDays {
  const days = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return Object.fromEntries(days.map((day) => [day, mergeDay(one[day] ?? emptyDay, other[day] ?? emptyDay)]));
}

/** Returns true when one of the goals set on the day was reached. */
export function isReached(day: LearnedDay | undefined): boolean {
  if (!day) return false;
  const { minutes, lessons } = day.goals;
  return (minutes > 0 && minutesOf(day) >= minutes) || (lessons > 0 && day.lessons.length >= lessons);
}

/** The fields of `users/{uid}/days/{month}` without its time: texts by the two digits of their day, no empty ones. */
export type MonthFields = Record<'minutes' | 'lessons' | 'goals', Record<string, string>> & { month: string };

/** Returns the fields of a month's document (`2026-11`). All `days` must be in it. */
export function monthFields(month: string, days: LearnedDays): MonthFields {
  const byDate = (textOf: (day: LearnedDay) => string): Record<string, string> =>
    Object.fromEntries(
      Object.entries(days)
        .map(([day, learned]) => [day.slice(`${month}-`.length), textOf(learned)] as const)
        .filter(([, text]) => text !== ''),
    );
  return {
    month,
    minutes: byDate(({ minutes }) => minutes),
    lessons: byDate(({ lessons }) => lessons.join(' ')),
    goals: byDate(({ goals }) => `${String(goals.minutes)} ${String(goals.lessons)}`),
  };
}

/**
 * Reads `users/{uid}/days/{month}` and never throws: what is malformed is left out, so that the learner loses no more
 * than that.
 */
export function salvageMonth(data: unknown, path: string): LearnedDays {
  const month = path.slice(path.lastIndexOf('/') + 1);
  if (!/^\d{4}-\d{2}$/.test(month)) return {};
  const { minutes, lessons, goals } = asMap(data);
  const texts = { minutes: asMap(minutes), lessons: asMap(lessons), goals: asMap(goals) };
  const named = new Set(Object.values(texts).flatMap((byDate) => Object.keys(byDate)));
  const dates = [...named].filter((date) => /^(0[1-9]|[12]\d|3[01])$/.test(date));
  return Object.fromEntries(
    dates
      .sort()
      .map((date) => [`${month}-${date}`, salvageDay(texts.minutes[date], texts.lessons[date], texts.goals[date])]),
  );
}

function salvageDay(minutes: unknown, lessons: unknown, goals: unknown): LearnedDay {
  const names = typeof lessons === 'string' ? lessons.split(' ').filter((name) => LESSON_NAME.test(name)) : [];
  const [, forMinutes, forLessons] = /^(\d{1,3}) (\d{1,2})$/.exec(typeof goals === 'string' ? goals : '') ?? [];
  return mergeDay(emptyDay, {
    minutes: typeof minutes === 'string' ? cleanWatched(minutes) : '',
    lessons: names,
    goals: { minutes: Number(forMinutes ?? 0), lessons: Number(forLessons ?? 0) },
  });
}

const LESSON_NAME = /^[A-Za-z0-9_-]{1,128}~[A-Za-z0-9_-]{1,128}$/;

const asMap = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
