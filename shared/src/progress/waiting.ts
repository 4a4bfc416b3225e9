import { mergeProgress, noProgress, type CourseProgress } from '../domain';
import { alone } from './alone';
import { KNOWN, progressRecords, type ProgressRecord, type ProgressRecords } from './records';
import { openProgress } from './sending';

/** What `records` say together. */
export const lessonsOf = (records: readonly ProgressRecord[]): CourseProgress['lessons'] =>
  records.reduce((all, { lessons }) => mergeProgress(all, { lessons, percent: 0 }), noProgress).lessons;

/** The outline in the newest of `records`. */
export const courseOf = (records: readonly ProgressRecord[]): ProgressRecord['course'] =>
  records.toSorted((a, b) => b.touchedAt - a.touchedAt).find(({ course }) => course.length > 0)?.course ?? [];

/** The record of what the backend has acknowledged. */
export const knownRecord = (
  uid: string,
  courseId: string,
  { lessons }: CourseProgress,
  course: ProgressRecord['course'],
): ProgressRecord => ({ uid, courseId, writer: KNOWN, lessons, course, stamp: '', touchedAt: Date.now() });

/**
 * Sends what waits on this device of the progress of `uid`, who is signed in, in all courses but `except`; resolves to
 * how many courses were sent. Never rejects: what can't be sent goes on waiting, after one attempt a call. One tab does
 * it at a time; another that asks meanwhile has nothing to do.
 */
export async function sendWaitingProgress(
  uid: string,
  except: string | null = null,
  records: ProgressRecords = progressRecords(),
): Promise<number> {
  const sent = await alone('lectern.progress', async () => {
    const waiting = (await records.list(uid)).filter(({ writer, courseId }) => writer !== KNOWN && courseId !== except);
    let count = 0;
    for (const courseId of new Set(waiting.map((record) => record.courseId))) {
      if (
        await sendCourse(
          records,
          uid,
          courseId,
          waiting.filter((record) => record.courseId === courseId),
        )
      )
        count += 1;
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
    const open = await openProgress(uid, courseId);
    const outcome = await open.send(lessonsOf(entries), courseOf(entries));
    if (outcome.kind === 'withdrawn') await records.drop(uid, courseId);
    if (outcome.kind !== 'sent') return false;
    await records.settle(entries, knownRecord(uid, courseId, outcome.progress, courseOf(entries)));
    return true;
  } catch {
    return false;
  }
}
