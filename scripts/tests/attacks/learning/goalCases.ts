import { casesOf, invalidVariants, SERVER_TIME, type Case } from '../cases';
import * as good from '../documents';

const own = (name: string): string => `users/learner/${name}`;
const goal = { ...good.goal, updatedAt: SERVER_TIME };
const month = { ...good.month, updatedAt: SERVER_TIME };

/** Cases of the daily goal and the days recorded for it. */
export const GOAL_CASES: Case[] = [
  ...casesOf('learner', 'allowed', {
    'sets a daily goal': { create: own('settings/goal'), data: goal },
    'reads the daily goal': { get: own('settings/goal') },
    'counts lessons': { create: own('settings/goal'), data: { ...goal, kind: 'lessons', perDay: 20 } },
    'records days of a month': { create: own('days/2026-11'), data: month },
    'lists recorded days': { list: own('days') },
    'deletes recorded days': { remove: own('days/2026-11') },
  }),
  ...casesOf('learner', 'refused', {
    'reads the goal of another': { get: 'users/other/settings/goal' },
    'sets the goal of another': { create: 'users/other/settings/goal', data: goal },
    'reads a day of another': { get: 'users/other/days/2026-11' },
    'lists days of another': { list: 'users/other/days' },
    'lists all days of the site': { list: 'days', group: true },
    'records days for another': { create: 'users/other/days/2026-11', data: month },
    'deletes days of another': { remove: 'users/other/days/2026-11' },
    'records days under a name that is no month': { create: own('days/2026-13'), data: { ...month, month: '2026-13' } },
  }),
  ...invalidVariants('learner', own('settings/goal'), goal, {
    'no minute': { perDay: 0 },
    '241 minutes': { perDay: 241 },
    '21 lessons': { kind: 'lessons', perDay: 21 },
    'half a minute': { perDay: 7.5 },
    'another kind': { kind: 'points' },
    'a switch as text': { isOn: 'yes' },
    'an extra key': { streak: 100 },
    'a time chosen by the client': { updatedAt: good.now },
  }),
  ...invalidVariants('learner', own('days/2026-11'), month, {
    'another month': { month: '2026-10' },
    'a day that no month has': { minutes: { 32: 'AQ==' } },
    'a day of one digit': { minutes: { 1: 'AQ==' } },
    'more minutes than a day has': { minutes: { '01': 'A'.repeat(241) } },
    'minutes that are not base64': { minutes: { '01': '<b>' } },
    'minutes as a number': { minutes: { '01': 30 } },
    'minutes as a list': { minutes: ['AQ=='] },
    'a lesson with a slash': { lessons: { '01': 'free/one' } },
    'lessons as a list': { lessons: { '01': ['free~one'] } },
    'lessons without end': { lessons: { '01': 'x'.repeat(5201) } },
    'a goal in words': { goals: { '01': 'ten none' } },
    'text of two lines': { goals: { '01': '10 0\n10 0' } },
    'an extra key': { streak: 100 },
    'a time chosen by the client': { updatedAt: good.now },
  }),
];
