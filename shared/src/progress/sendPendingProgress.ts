import { ifUnlocked } from '../sync';
import { openProgress } from './openProgress';
import {
  ACKNOWLEDGED,
  acknowledgedRecord,
  mergeRecords,
  progressRecords,
  type ProgressRecord,
  type ProgressRecords,
} from './progressRecords';

/**
 * Sends the pending progress of the signed-in user `uid` in all courses but `except`. Resolves to the number of courses
 * sent. Never rejects: progress that fails to send stays pending. Does nothing while another tab is sending.
 */
export async function sendPendingProgress(
  uid: string,
  except: string | null = null,
  records: ProgressRecords = progressRecords(),
): Promise<number> {
  const sent = await ifUnlocked('lectern.progress', async () => {
    const pending = (await records.list(uid)).filter(
      ({ writer, courseId }) => writer !== ACKNOWLEDGED && courseId !== except,
    );
    let count = 0;
    for (const courseId of new Set(pending.map((record) => record.courseId))) {
      const entries = pending.filter((record) => record.courseId === courseId);
      if (await sendCourse(records, uid, courseId, entries)) count += 1;
    }
    return count;
  });
  return sent ?? 0;
}

async function sendCourse(
  records: ProgressRecords,
  uid: string,
  courseId: string,
  entries: readonly ProgressRecord[],
): Promise<boolean> {
  try {
    const course = newestCourse(entries);
    const outcome = await (await openProgress(uid, courseId)).send(mergeRecords(entries), course);
    if (outcome.kind === 'withdrawn') await records.drop(uid, courseId);
    if (outcome.kind !== 'sent') return false;
    await records.settle(entries, acknowledgedRecord(uid, courseId, outcome.progress, course));
    return true;
  } catch {
    return false;
  }
}

/** Returns the outline of the newest record that has one; empty if none has. */
const newestCourse = (records: readonly ProgressRecord[]): ProgressRecord['course'] =>
  records.toSorted((a, b) => b.touchedAt - a.touchedAt).find(({ course }) => course.length > 0)?.course ?? [];
