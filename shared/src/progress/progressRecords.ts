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
 * A learner's progress in a course as one page recorded it. `writer` identifies the page, so no two pages write the
 * same record. The record of the writer `ACKNOWLEDGED` holds the backend's progress. `course` is the outline that the
 * percentage refers to.
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

/** Writer of the record that the backend has acknowledged. It is stored for resuming offline, and never sent. */
export const ACKNOWLEDGED = 'known';

const KEY_PATH: KeyPath<ProgressRecord> = ['uid', 'courseId', 'writer'];

let records: ProgressRecords | null = null;

/** Returns the records on this device. Falls back to memory where storage is unavailable. */
export function progressRecords(): ProgressRecords {
  records ??= withFallback(
    createIndexedDbStore({ database: 'lectern.progress', store: 'records', keyPath: KEY_PATH }),
    memoryRecords(),
  );
  return records;
}

/** Returns records in memory, lost when the page ends. */
export const memoryRecords = (): ProgressRecords => createMemoryStore(KEY_PATH);

/** Returns a record of progress that the backend has acknowledged. */
export const acknowledgedRecord = (
  uid: string,
  courseId: string,
  { lessons }: CourseProgress,
  course: ProgressRecord['course'],
): ProgressRecord => ({ uid, courseId, writer: ACKNOWLEDGED, lessons, course, stamp: '', touchedAt: Date.now() });

/** Returns the merged lessons of `records`. */
export const mergeRecords = (records: readonly ProgressRecord[]): CourseProgress['lessons'] =>
  records.reduce((all, { lessons }) => mergeProgress(all, { lessons, percent: 0 }), noProgress).lessons;
