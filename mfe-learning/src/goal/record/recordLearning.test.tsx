import { startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { goalCopy, saveGoal, type Goal } from '../data/goal';
import { mergeIntoMonth } from '../data/recordedDays';
import { mergeDays, minutesOf, salvageMonth, setOfMinute, type LearnedDays } from '../days/learnedDays';
import { daysOfMonths, pendingMonths, sendPendingDays } from './pendingDays';
import { recordLearning } from './recordLearning';

let testBackend: TestBackend;
let uid = '';
let count = 0;
beforeAll(async () => {
  testBackend = await startTestBackend();
});
beforeEach(async () => {
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  count += 1;
  uid = `learner-${String(count)}`;
  await testBackend.signIn(uid);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => testBackend.stop());

const ten: Goal = { isOn: true, kind: 'minutes', perDay: 10 };
/**
 * Returns a time on a day of November 2026 in the device's time zone, in milliseconds since 1970. Day 31 is 1 December.
 */
const at = (day: number, hour = 12, minute = 0): number => new Date(2026, 10, day, hour, minute).getTime();
const finished = { courseId: 'bread', lessonId: 'one' };

/** Resolves to the days that the backend has stored. */
async function stored(): Promise<LearnedDays> {
  const { listDocuments } = await import('@lectern/shared/firebase/documents');
  const months = await listDocuments({ collection: `users/${uid}/days` }, salvageMonth, { fresh: true });
  return months.reduce(mergeDays, {});
}

test('nothing is recorded without a goal, or after the goal is turned off', async () => {
  await recordLearning(uid, { time: at(1), finished });
  expect(pendingMonths(uid).get()).toEqual([]);
  await saveGoal(uid, ten);
  await recordLearning(uid, { time: at(2), finished: null });
  await saveGoal(uid, { ...ten, isOn: false });
  await recordLearning(uid, { time: at(3), finished: null });
  expect(Object.keys(daysOfMonths(pendingMonths(uid).get()))).toEqual(['2026-11-02']);
});

test('a goal set on another device is fetched before the first record', async () => {
  await saveGoal(uid, ten);
  localStorage.clear();
  await recordLearning(uid, { time: at(1), finished: null });
  expect(goalCopy(uid).get()).toEqual(ten);
  expect(daysOfMonths(pendingMonths(uid).get())['2026-11-01']?.goals).toEqual({ minutes: 10, lessons: 0 });
});

test('minutes learned offline across midnight and the end of a month are sent once the network returns', async () => {
  await saveGoal(uid, ten);
  const outage = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await recordLearning(uid, { time: at(30, 23, 59), finished: null });
  await recordLearning(uid, { time: at(31, 0, 0), finished });
  expect(await sendPendingDays(uid)).toBe(false);
  outage.mockRestore();
  expect(await sendPendingDays(uid)).toBe(true);
  expect(pendingMonths(uid).get()).toEqual([]);
  expect(await stored()).toEqual({
    '2026-11-30': { minutes: setOfMinute(1_439), lessons: [], goals: { minutes: 10, lessons: 0 } },
    '2026-12-01': { minutes: setOfMinute(0), lessons: ['bread~one'], goals: { minutes: 10, lessons: 0 } },
  });
});

test('a day that two devices send at once is merged, and sending it again changes nothing', async () => {
  await saveGoal(uid, ten);
  const phone = (minute: number): LearnedDays => ({
    '2026-11-26': { minutes: setOfMinute(minute), lessons: [], goals: { minutes: 10, lessons: 0 } },
  });
  await recordLearning(uid, { time: at(26, 10, 0), finished });
  await recordLearning(uid, { time: at(26, 10, 1), finished: null });
  await Promise.all([
    sendPendingDays(uid),
    mergeIntoMonth(uid, '2026-11', phone(601)),
    mergeIntoMonth(uid, '2026-11', phone(700)),
  ]);
  const merged = await stored();
  expect(minutesOf(merged['2026-11-26']!)).toBe(3);
  expect(merged['2026-11-26']?.lessons).toEqual(['bread~one']);
  await mergeIntoMonth(uid, '2026-11', phone(601));
  expect(await stored()).toEqual(merged);
});

test('a minute recorded while its day is being sent stays pending', async () => {
  await saveGoal(uid, ten);
  await recordLearning(uid, { time: at(26, 10, 0), finished: null });
  const sending = sendPendingDays(uid);
  await recordLearning(uid, { time: at(26, 10, 5), finished: null });
  await sending;
  expect(minutesOf(daysOfMonths(pendingMonths(uid).get())['2026-11-26']!)).toBe(2);
  await sendPendingDays(uid);
  expect(minutesOf((await stored())['2026-11-26']!)).toBe(2);
});
