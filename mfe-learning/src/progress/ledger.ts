import {
  mergeProgress,
  noProgress,
  settleProgress,
  untouchedLesson,
  type CourseProgress,
  type LessonProgress,
  type LessonShape,
} from '@lectern/shared/domain';
import { knownRecord, lessonsOf, type ProgressRecord } from '@lectern/shared/progress';

/** What is on its way to the backend: the records that it comes from, and all that they say. */
export type Shipment = { records: readonly ProgressRecord[]; lessons: CourseProgress['lessons'] };

/** What a page knows of a learner's progress in a course: what the backend has acknowledged, and what it has not. */
export type Ledger = {
  /** All of it together. */
  getProgress: () => CourseProgress;
  /** Whether the backend has acknowledged everything. */
  isSettled: () => boolean;
  getCourse: () => readonly LessonShape[];
  setCourse: (course: readonly LessonShape[]) => void;
  /** Takes up what the backend, or another page, says. */
  learn: (known: CourseProgress) => void;
  /** Takes over what former pages of this device have left unsent. */
  inherit: (records: readonly ProgressRecord[]) => void;
  /** Notes a change of a lesson, as of now. */
  note: (lessonId: string, change: Partial<LessonProgress>) => void;
  /** This page's own record, as it is to be kept on the device. */
  getRecord: () => ProgressRecord;
  /** What the backend has acknowledged, as it is to be kept on the device. */
  getKnown: () => ProgressRecord;
  pack: () => Shipment;
  /** The backend has what was packed, and all that `known` says. What was noted meanwhile stays unsent. */
  acknowledge: (shipment: Shipment, known: CourseProgress) => void;
  /** Nothing of it is wanted any more. */
  abandon: () => void;
};

/** A new page's ledger; `writer` names it among the pages of this device. */
export function createLedger(own: { uid: string; courseId: string; writer: string }): Ledger {
  let course: readonly LessonShape[] = [];
  let acknowledged = noProgress;
  let mine: CourseProgress['lessons'] = {};
  let inherited: readonly ProgressRecord[] = [];
  let stamp = 0;

  const unsent = (): CourseProgress['lessons'] =>
    mergeProgress({ lessons: lessonsOf(inherited), percent: 0 }, { lessons: mine, percent: 0 }).lessons;
  const getProgress = (): CourseProgress =>
    settleProgress(mergeProgress(acknowledged, { lessons: unsent(), percent: 0 }), course);
  const getRecord = (): ProgressRecord => ({
    ...own,
    lessons: mine,
    course,
    stamp: String(stamp),
    touchedAt: Date.now(),
  });
  return {
    getProgress,
    getRecord,
    isSettled: () => Object.keys(mine).length === 0 && inherited.length === 0,
    getCourse: () => course,
    setCourse: (next) => {
      course = next;
    },
    learn: (known) => {
      acknowledged = mergeProgress(acknowledged, known);
    },
    inherit: (records) => {
      inherited = records.filter(({ writer }) => writer !== own.writer);
    },
    note: (lessonId, change) => {
      const { lessons } = getProgress();
      // Later than everything seen, so that a clock that runs behind loses no position to one that runs ahead.
      const seen = Math.max(0, ...Object.values(lessons).map(({ at }) => at));
      mine = {
        ...mine,
        [lessonId]: { ...untouchedLesson, ...lessons[lessonId], ...change, at: Math.max(Date.now(), seen + 1) },
      };
      stamp += 1;
    },
    getKnown: () => knownRecord(own.uid, own.courseId, acknowledged, course),
    pack: () => ({ records: [...inherited, getRecord()], lessons: unsent() }),
    acknowledge: ({ records }, known) => {
      acknowledged = known;
      inherited = inherited.filter((record) => !records.includes(record));
      if (records.some((record) => record.writer === own.writer && record.stamp === String(stamp))) mine = {};
    },
    abandon: () => {
      mine = {};
      inherited = [];
    },
  };
}
