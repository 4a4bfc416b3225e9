import {
  createIndexedDbStore,
  createMemoryStore,
  withFallback,
  type KeyPath,
  type RecordStore,
} from '@lectern/shared/sync';

/** Length in seconds and size in pixels of a video, read before it is sent. */
export type VideoMetadata = { durationSec: number; width: number; height: number };

/**
 * An upload that outlives the page: its session, and how to know its file again. `slot` names the place in the course
 * that takes it. `handle` lets the browser read the file again without the person choosing it.
 */
export type UploadRecord = {
  uid: string;
  id: string;
  courseId: string;
  slot: string;
  name: string;
  size: number;
  contentType: string;
  path: string;
  fingerprint: string;
  /** Metadata of a video, under the name that stored uploads have. */
  facts: VideoMetadata | null;
  url: string | null;
  isFinished: boolean;
  handle: FileSystemFileHandle | null;
  stamp: string;
  touchedAt: number;
};

export type UploadRecords = RecordStore<UploadRecord>;

const KEY_PATH: KeyPath<UploadRecord> = ['uid', 'id'];

/** Returns the uploads that this device remembers; only until the page ends where the browser stores nothing. */
export const createUploadRecords = (): UploadRecords =>
  withFallback(
    createIndexedDbStore<UploadRecord>({ database: 'lectern.uploads', store: 'records', keyPath: KEY_PATH }),
    createMemoryStore<UploadRecord>(KEY_PATH),
  );

/** A session is forgotten by Cloud Storage after a week, in milliseconds. */
export const SESSION_LIFETIME = 7 * 24 * 3_600_000;
