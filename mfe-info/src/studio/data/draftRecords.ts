import {
  createIndexedDbStore,
  createMemoryStore,
  withFallback,
  type KeyPath,
  type RecordStore,
  type StampedRecord,
} from '@lectern/shared/sync';
import type { Items } from './items';
import type { Patch } from './patch';

/**
 * A record of a draft on this device: the unsent changes of one window (`writer`), or under the writer `BASE` the draft
 * as the backend last had it, for opening without a network.
 */
export type DraftRecord = StampedRecord & {
  uid: string;
  courseId: string;
  writer: string;
  revision: number;
  patch: Patch | null;
  items: Items | null;
};

/** Drafts on this device, by teacher, course and window. */
export type DraftRecords = RecordStore<DraftRecord>;

/** Writer of the record that holds the backend's version. */
export const BASE = 'base';

const KEY_PATH: KeyPath<DraftRecord> = ['uid', 'courseId', 'writer'];

let records: DraftRecords | null = null;

/** Returns the records on this device. Falls back to memory where storage is unavailable. */
export function draftRecords(): DraftRecords {
  records ??= withFallback(
    createIndexedDbStore<DraftRecord>({ database: 'lectern.studio', store: 'drafts', keyPath: KEY_PATH }),
    memoryDraftRecords(),
  );
  return records;
}

/** Returns records in memory. */
export const memoryDraftRecords = (): DraftRecords => createMemoryStore<DraftRecord>(KEY_PATH);

/** Resolves to the ids of the courses with changes that this device has not sent yet. */
export async function unsentCourses(uid: string): Promise<Set<string>> {
  const found = await draftRecords().list(uid);
  return new Set(found.filter(({ patch }) => patch !== null).map(({ courseId }) => courseId));
}
