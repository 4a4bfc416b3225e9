import type { LessonProgress, LessonShape } from '../domain';
import { openDatabase, type ProgressStore } from './database';

/**
 * What one page knows of a learner's progress in a course. `writer` names the page, so that no two pages write the same
 * record; the record of the writer `KNOWN` holds what the backend has acknowledged. `course` is the outline that the
 * percentage is counted over.
 */
export type ProgressRecord = {
  uid: string;
  courseId: string;
  writer: string;
  lessons: Readonly<Record<string, LessonProgress>>;
  course: readonly LessonShape[];
  /** Another one with every change, so that a change that came while an earlier one was sent is not taken for sent. */
  stamp: string;
  touchedAt: number;
};

/** The writer of what the backend has acknowledged: kept to resume without a network, never sent. */
export const KNOWN = 'known';

/** Where records are kept on this device: they outlive the page, and the browser. */
export type ProgressRecords = {
  /** Keeps a record in place of the former one of its writer. */
  put: (record: ProgressRecord) => Promise<void>;
  /** The records of a learner, of all courses or of one. */
  list: (uid: string, courseId?: string) => Promise<ProgressRecord[]>;
  /**
   * In one step: removes those of the `sent` records that have not changed since they were read, and keeps `known` when
   * there is one.
   */
  settle: (sent: readonly ProgressRecord[], known: ProgressRecord | null) => Promise<void>;
  /** Removes the records of a learner, of all courses or of one. */
  drop: (uid: string, courseId?: string) => Promise<void>;
};

let shared: ProgressRecords | null = null;

/** The records of this device. Where it stores nothing they last as long as the page. */
export function progressRecords(): ProgressRecords {
  shared ??= withFallback(databaseRecords(openDatabase()), memoryRecords());
  return shared;
}

/** Records that last as long as the page. */
export function memoryRecords(): ProgressRecords {
  const kept = new Map<string, ProgressRecord>();
  const keyOf = ({ uid, courseId, writer }: ProgressRecord): string => JSON.stringify([uid, courseId, writer]);
  const isOf = (record: ProgressRecord, uid: string, courseId?: string): boolean =>
    record.uid === uid && (courseId === undefined || record.courseId === courseId);
  return {
    put: (record) => {
      kept.set(keyOf(record), record);
      return Promise.resolve();
    },
    list: (uid, courseId) => Promise.resolve([...kept.values()].filter((record) => isOf(record, uid, courseId))),
    settle: (sent, known) => {
      for (const record of sent) if (kept.get(keyOf(record))?.stamp === record.stamp) kept.delete(keyOf(record));
      if (known) kept.set(keyOf(known), known);
      return Promise.resolve();
    },
    drop: (uid, courseId) => {
      for (const record of kept.values()) if (isOf(record, uid, courseId)) kept.delete(keyOf(record));
      return Promise.resolve();
    },
  };
}

/**
 * Records untouched for longer, in milliseconds, are removed: their account is gone, or nobody signs in to it here any
 * more.
 */
const KEPT_FOR = 180 * 24 * 3_600_000;

function databaseRecords({ run }: ProgressStore): ProgressRecords {
  const rangeOf = (uid: string, courseId?: string): IDBKeyRange =>
    IDBKeyRange.bound(
      courseId === undefined ? [uid] : [uid, courseId],
      courseId === undefined ? [uid, []] : [uid, courseId, []],
    );
  return {
    put: async (record) => {
      await run(
        'readwrite',
        (store) => {
          store.put(record);
        },
        true,
      );
    },
    list: async (uid, courseId) => {
      const asked = await run('readonly', (store) => store.getAll(rangeOf(uid, courseId)));
      return asked.result as ProgressRecord[];
    },
    settle: (sent, known) =>
      run('readwrite', (store) => {
        for (const { uid, courseId, writer, stamp } of sent) {
          const asked = store.get([uid, courseId, writer]);
          asked.onsuccess = () => {
            if ((asked.result as ProgressRecord | undefined)?.stamp === stamp) store.delete([uid, courseId, writer]);
          };
        }
        if (known) store.put(known);
        removeOld(store);
      }),
    drop: (uid, courseId) =>
      run('readwrite', (store) => {
        store.delete(rangeOf(uid, courseId));
      }),
  };
}

function removeOld(store: IDBObjectStore): void {
  const asked = store.openCursor();
  asked.onsuccess = () => {
    const record = asked.result?.value as ProgressRecord | undefined;
    if (!record) return;
    if (Date.now() - record.touchedAt > KEPT_FOR) asked.result?.delete();
    asked.result?.continue();
  };
}

/**
 * `first` until it refuses, then `second` for the rest of the page: a device that stores nothing still learns while it
 * is online.
 */
function withFallback(first: ProgressRecords, second: ProgressRecords): ProgressRecords {
  let chosen = first;
  const call = async <T>(act: (records: ProgressRecords) => Promise<T>): Promise<T> => {
    try {
      return await act(chosen);
    } catch {
      chosen = second;
      return act(second);
    }
  };
  return {
    put: (record) => call((records) => records.put(record)),
    list: (uid, courseId) => call((records) => records.list(uid, courseId)),
    settle: (sent, known) => call((records) => records.settle(sent, known)),
    drop: (uid, courseId) => call((records) => records.drop(uid, courseId)),
  };
}
