import {
  mergeProgress,
  noProgress,
  settleProgress,
  untouchedLesson,
  type CourseProgress,
  type LessonProgress,
  type LessonShape,
} from '@lectern/shared/domain';
import { acknowledgedRecord, mergeRecords, type ProgressRecord } from '@lectern/shared/progress';

/** Progress that is being sent: the lessons, and the records they were merged from. */
export type ProgressBatch = { records: readonly ProgressRecord[]; lessons: CourseProgress['lessons'] };

/**
 * A page's view of a learner's progress in a course: the acknowledged progress, and the changes the backend does not
 * have yet. `writer` identifies the page on this device. Pure data: it neither stores nor sends anything.
 */
export class PendingProgress {
  private readonly own: { uid: string; courseId: string; writer: string };
  private outline: readonly LessonShape[] = [];
  private acknowledged = noProgress;
  private changes: CourseProgress['lessons'] = {};
  private inherited: readonly ProgressRecord[] = [];
  private stamp = 0;

  constructor(own: { uid: string; courseId: string; writer: string }) {
    this.own = own;
  }

  /** The lessons of the course, in order. The percentage refers to them. */
  get course(): readonly LessonShape[] {
    return this.outline;
  }

  set course(outline: readonly LessonShape[]) {
    this.outline = outline;
  }

  /** True while the backend has acknowledged everything. */
  get isSettled(): boolean {
    return Object.keys(this.changes).length === 0 && this.inherited.length === 0;
  }

  /** The progress with all pending changes. */
  get progress(): CourseProgress {
    return settleProgress(mergeProgress(this.acknowledged, { lessons: this.pendingLessons, percent: 0 }), this.outline);
  }

  /** This page's changes as a record for the device. */
  get record(): ProgressRecord {
    return {
      ...this.own,
      lessons: this.changes,
      course: this.outline,
      stamp: String(this.stamp),
      touchedAt: Date.now(),
    };
  }

  /** The acknowledged progress as a record for the device. */
  get acknowledgedRecord(): ProgressRecord {
    return acknowledgedRecord(this.own.uid, this.own.courseId, this.acknowledged, this.outline);
  }

  private get pendingLessons(): CourseProgress['lessons'] {
    return mergeProgress({ lessons: mergeRecords(this.inherited), percent: 0 }, { lessons: this.changes, percent: 0 })
      .lessons;
  }

  /** Merges progress from the backend. */
  merge(progress: CourseProgress): void {
    this.acknowledged = mergeProgress(this.acknowledged, progress);
  }

  /** Adopts the unsent changes of earlier pages on this device. */
  inherit(records: readonly ProgressRecord[]): void {
    this.inherited = records.filter(({ writer }) => writer !== this.own.writer);
  }

  /** Changes a lesson, with the current time. */
  change(lessonId: string, change: Partial<LessonProgress>): void {
    const { lessons } = this.progress;
    // Newer than every known change, so that a slow clock loses no position to a fast one.
    const newest = Math.max(0, ...Object.values(lessons).map(({ at }) => at));
    this.changes = {
      ...this.changes,
      [lessonId]: { ...untouchedLesson, ...lessons[lessonId], ...change, at: Math.max(Date.now(), newest + 1) },
    };
    this.stamp += 1;
  }

  /** Returns all pending changes for sending. */
  batch(): ProgressBatch {
    return { records: [...this.inherited, this.record], lessons: this.pendingLessons };
  }

  /**
   * Marks a batch as sent. `progress` is the progress in the backend afterwards. Changes made since the batch stay
   * pending.
   */
  acknowledge({ records }: ProgressBatch, progress: CourseProgress): void {
    this.acknowledged = progress;
    this.inherited = this.inherited.filter((record) => !records.includes(record));
    const { writer } = this.own;
    if (records.some((record) => record.writer === writer && record.stamp === String(this.stamp))) this.changes = {};
  }

  /** Drops all pending changes: the backend will never accept them. */
  discard(): void {
    this.changes = {};
    this.inherited = [];
  }
}
