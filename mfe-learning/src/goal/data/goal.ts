import { queryOptions } from '@lectern/shared/query';
import { createStoredValue, singleFlight, timeLimit, type StoredValue } from '@lectern/shared/sync';
import { MAX_DAY_LESSONS } from '../days/learnedDays';

const documents = () => import('@lectern/shared/firebase/documents');
const pathOf = (uid: string): string => `users/${uid}/settings/goal`;

/**
 * `users/{uid}/settings/goal`: a person's daily goal. `perDay` is in minutes, 1 to 240, or in lessons, 1 to 20. While
 * it is off, nothing is recorded.
 */
export type Goal = { isOn: boolean; kind: 'minutes' | 'lessons'; perDay: number };

/** Amounts to choose from, by kind. */
export const GOAL_AMOUNTS: Record<Goal['kind'], readonly number[]> = {
  minutes: [5, 10, 15, 20, 30, 45, 60],
  lessons: [1, 2, 3, 5],
};

/** The goal of a person who has never set one. */
export const NO_GOAL: Goal = { isOn: false, kind: 'minutes', perDay: 10 };

/** Largest goal of each kind. */
const MOST: Record<Goal['kind'], number> = { minutes: 240, lessons: MAX_DAY_LESSONS };
/** Longest wait for the backend before the copy on this device is used, in milliseconds. */
const ANSWER_LIMIT = 6_000;

/** Parses `users/{uid}/settings/goal` without ever throwing: malformed data counts as no goal. */
export function salvageGoal(data: unknown): Goal {
  const { isOn, kind, perDay } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  if (typeof isOn !== 'boolean' || (kind !== 'minutes' && kind !== 'lessons')) return NO_GOAL;
  const isAmount = typeof perDay === 'number' && Number.isInteger(perDay) && perDay >= 1 && perDay <= MOST[kind];
  return isAmount ? { isOn, kind, perDay } : NO_GOAL;
}

const copies = new Map<string, StoredValue<Goal>>();

/** Returns this device's copy of a person's goal, for recording without a network. */
export function goalCopy(uid: string): StoredValue<Goal> {
  const copy = copies.get(uid) ?? createStoredValue(`lectern.goal:${uid}`, salvageGoal);
  copies.set(uid, copy);
  return copy;
}

/** Query of a person's goal; without a network, as this device last saw it. */
export const dailyGoal = (uid: string) =>
  queryOptions({
    networkMode: 'always',
    queryKey: ['users', uid, 'goal'],
    staleTime: 0,
    queryFn: async (): Promise<Goal> => {
      const found = (await (await documents()).getDocument(pathOf(uid), salvageGoal)) ?? NO_GOAL;
      goalCopy(uid).set(found);
      return found;
    },
  });

const refreshes = new Map<string, () => Promise<void>>();

/**
 * Resolves to a person's goal. The first call of a page asks the backend; the copy on this device answers later ones,
 * and while the backend does not answer. Never rejects.
 */
export async function currentGoal(uid: string): Promise<Goal> {
  const refresh = refreshes.get(uid) ?? singleFlight(() => refreshCopy(uid));
  refreshes.set(uid, refresh);
  await refresh().catch(() => undefined);
  return goalCopy(uid).get();
}

async function refreshCopy(uid: string): Promise<void> {
  const reading = (await documents()).getDocument(pathOf(uid), salvageGoal, { fresh: true });
  goalCopy(uid).set((await timeLimit(reading, ANSWER_LIMIT, 'The backend did not answer in time.')) ?? NO_GOAL);
}

/** Saves a person's goal, in the account and on this device. Rejects with a BackendError. */
export async function saveGoal(uid: string, goal: Goal): Promise<void> {
  const { serverTime, setDocument } = await documents();
  await setDocument(pathOf(uid), { ...goal, updatedAt: serverTime });
  goalCopy(uid).set(goal);
}
