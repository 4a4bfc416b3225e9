import { progressRecords } from '@lectern/shared/progress';
import { Keeper } from './keeper';

const keepers = new Map<string, Keeper>();

/** The one keeper of this page for the progress of the learner `uid` in a course. */
export function keeperOf(uid: string, courseId: string): Keeper {
  const key = JSON.stringify([uid, courseId]);
  const keeper = keepers.get(key) ?? new Keeper(uid, courseId, progressRecords());
  keepers.set(key, keeper);
  return keeper;
}
