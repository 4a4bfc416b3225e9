import { mergeProgress, noProgress, type CourseProgress, type LessonProgress, type LessonShape } from '../domain';
import {
  createIndexedDbStore,
  createMemoryStore,
  withFallback,
  type KeyPath,
  type RecordStore,
  type StampedRecord,
} from '../sync';

/**
 * A learner's progress in a course, as one page has recorded it. `writer` names the page, so that no two pages write
 * the same record; the record of the writer `ACKNOWLEDGED` holds what the backend has. `course` is the outline that the
 * percentage is counted over.
 */
export type ProgressRecord = StampedRecord & {
  uid: string;
  courseId: string;
  writer: string;
  lessons: Readonly<Record<string, LessonProgress>>;
  course: readonly LessonShape[];
};

/** Progress on this device, by learner, course and writer. */
export type ProgressRecords = RecordStore<ProgressRecord>;

/** The writer of the record that the backend has acknowledged: stored to resume without a network, never sent. */
export const ACKNOWLEDGED = 'known';

const KEY_PATH: KeyPath<ProgressRecord> = ['uid', 'courseId', 'writer'];

let records: ProgressRecords | null = null;

/** Returns the records of this device. Where it stores nothing they last as long as the page. */
export function progressRecords(): ProgressRecords {
  records ??= withFallback(
    createIndexedDbStore({ database: 'lectern.progress', store: 'records', keyPath: KEY_PATH }),
    memoryRecords(),
  );
  return records;
}

/** Returns records that last as long as the page. */
export const memoryRecords = (): ProgressRecords => createMemoryStore(KEY_PATH);

/** Returns the record of what the backend has acknowledged. */
export const acknowledgedRecord = (
  uid: string,
  courseId: string,
  { lessons }: CourseProgress,
  course: ProgressRecord['course'],
): ProgressRecord => ({ uid, courseId, writer: ACKNOWLEDGED, lessons, course, stamp: '', touchedAt: Date.now() });

/** Returns the merged lessons of `records`. */
export const mergeRecords = (records: readonly ProgressRecord[]): CourseProgress['lessons'] =>
  records.reduce((all, { lessons }) => mergeProgress(all, { lessons, percent: 0 }), noProgress).lessons;
