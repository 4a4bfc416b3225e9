import { translatable } from '@lectern/shared/translations';

/** Texts of the daily goal: on the learning tab, and in the settings. */
export const goalText = translatable('profile/goal', (format) => {
  const minutes = (count: number): string => format.count(count, { one: 'minute', other: 'minutes' });
  const lessons = (count: number): string => format.count(count, { one: 'lesson', other: 'lessons' });
  return {
    title: 'Daily goal',
    progress: {
      minutes: (done: number, goal: number) => `${format.number(done)} of ${minutes(goal)} today`,
      lessons: (done: number, goal: number) => `${format.number(done)} of ${lessons(goal)} today`,
    },
    reached: 'Reached for today',
    streak: (days: number) => `${format.number(days)}-day streak`,
    rest: 'A day off each week does not interrupt it.',
    week: 'The last seven days',
    day: (date: Date) => format.date(date, { weekday: 'long' }),
    shortDay: (date: Date) => format.date(date, { weekday: 'short' }),
    states: { reached: 'goal reached', rest: 'day off', today: 'today', none: 'no goal yet' },
    change: 'Change goal',
    lead:
      'A small amount of learning a day, shown on the Learning tab of your profile. Off unless you switch it on: ' +
      'only then do we record the minutes and lessons of each day. There are no reminders.',
    isOn: 'Set a daily goal',
    kind: 'Count',
    kinds: { minutes: 'Minutes', lessons: 'Lessons' },
    amount: 'Each day',
    amounts: { minutes, lessons },
    forget: 'Delete recorded days',
    forgetHint: 'Removes what was recorded for your goal. Your progress in courses stays.',
    forgetNow: 'Delete now',
    keep: 'Keep them',
    forgotten: 'The recorded days are deleted.',
    notForgotten: 'The recorded days could not be deleted',
  };
});
