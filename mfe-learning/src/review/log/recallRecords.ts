import {
  createIndexedDbStore,
  createMemoryStore,
  withFallback,
  type KeyPath,
  type RecordStore,
  type StampedRecord,
} from '@lectern/shared/sync';
import { mergeWork, type WorkRecall } from './recall';

/**
 * Reviews that one page recorded for the cards of a course or book. `writer` identifies the page, so no two pages write
 * the same record. The record of the writer `ACKNOWLEDGED` holds what the backend has.
 */
export type RecallRecord = StampedRecord & { uid: string; workId: string; writer: string; cards: WorkRecall };

/** Reviews on this device, by learner, course or book, and writer. */
export type RecallRecords = RecordStore<RecallRecord>;

/** Writer of the record that the backend has acknowledged. It is stored for reviewing offline, and never sent. */
export const ACKNOWLEDGED = 'known';

const KEY_PATH: KeyPath<RecallRecord> = ['uid', 'workId', 'writer'];

/** Returns records in memory, lost when the page ends. */
export const memoryRecords = (): RecallRecords => createMemoryStore(KEY_PATH);

/** Returns the records on this device. Falls back to memory where storage is unavailable. */
export const deviceRecords = (): RecallRecords =>
  withFallback(
    createIndexedDbStore({ database: 'lectern.recall', store: 'records', keyPath: KEY_PATH }),
    memoryRecords(),
  );

/** Returns the merged cards of `records`, by course or book. */
export function mergeRecords(records: readonly RecallRecord[]): Record<string, WorkRecall> {
  const works: Record<string, WorkRecall> = {};
  for (const { workId, cards } of records) works[workId] = mergeWork(works[workId] ?? {}, cards);
  return works;
}
