import type { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import type { Governor } from '../limits';
import type { Database } from '../persistence';
import type { Ruleset } from '../rules';
import type { Caller, WireFields } from '../wireValue';
import type { ObjectSettings } from './request/objectSettings';

/** Options of the storage service. `directory` holds the bytes; `now` is milliseconds since 1970. */
export type StorageOptions = {
  db: Database;
  directory: string;
  projectId: string;
  /** The buckets that exist; requests for other ones get 404. */
  buckets: string[];
  ruleset: Ruleset;
  /** Returns null without a header. Throws an error with `status` and `body` for an invalid token. */
  verifyCaller: (authorizationHeader: string | undefined) => Caller;
  /**
   * Returns false once the account was deleted or disabled. Asked again at the end of an upload, which may take long.
   * Default: always true.
   */
  isActive?: (uid: string) => boolean;
  /**
   * Returns the fields of a Firestore document by the segments of its path, or null. `firestore.get` in the rules calls
   * it.
   */
  readDocument: (path: string[]) => WireFields | null;
  now: () => number;
  /** The limits that this service shares with others. Default: limits of its own. */
  governor?: Governor;
  /** The largest object, in bytes. Default 5 GiB. */
  maxObjectBytes?: number;
};

/** One stored object. Times are milliseconds since 1970, `size` is bytes, digests are base64 as in hosted Storage. */
export type StoredObject = {
  bucket: string;
  path: string;
  size: number;
  contentType: string;
  md5Hash: string;
  crc32c: string;
  etag: string;
  generation: string;
  metageneration: string;
  metadata: Record<string, string>;
  createdAt: number;
  updatedAt: number;
};

export type PutOptions = {
  contentType?: string;
  metadata?: Record<string, string>;
  cacheControl?: string;
  contentEncoding?: string;
};

/** An object in memory, to be stored. */
export type SmallObject = { path: string; body: Uint8Array; options?: PutOptions };

/** Object administration without rules, for importers and tools. Every function throws for an unknown bucket. */
export type StorageAdmin = {
  /** Stores the bytes durably (flushed to disk) before it resolves; replaces an object of the same path. */
  put(bucket: string, path: string, body: Readable | Buffer | string, options?: PutOptions): Promise<StoredObject>;
  /**
   * Stores many small objects, all or none, as durably as `put` and in a fraction of the time.
   */
  putAll(bucket: string, objects: readonly SmallObject[]): Promise<void>;
  get(bucket: string, path: string): StoredObject | null;
  /** Returns the bytes of an object, or null when there is none. */
  open(bucket: string, path: string): Readable | null;
  /** Returns the objects below `prefix`, the start of their paths, in path order. */
  list(bucket: string, prefix?: string): StoredObject[];
  /** Yields the folders directly below `prefix`, which ends with a slash, in path order, each with a final slash. */
  folders(bucket: string, prefix: string): Iterable<string>;
  /** Returns true when the object existed. */
  delete(bucket: string, path: string): boolean;
  /** Removes the unfinished uploads of an account. */
  removeUploads(uid: string): void;
};

/**
 * An object as it moves to another backend. `owner` is the account that stored it; `token` is the secret of its
 * download address, null for a new one.
 */
export type TransferredFile = Pick<StoredObject, 'bucket' | 'path' | 'createdAt' | 'updatedAt'> & {
  settings: ObjectSettings;
  owner: string | null;
  token: string | null;
};

/** All objects, with their settings and times. Unfinished uploads are no part of them. */
export type FileTransfer = {
  /** Yields every object of the existing buckets in path order; `open` reads its bytes. */
  export(): Generator<TransferredFile & { size: number; open: () => Readable }>;
  /**
   * Stores an object durably, with its times. Rejects with an Error for an unknown bucket, a malformed path or setting,
   * and an object that exists; then nothing is stored.
   */
  import(file: TransferredFile, body: Readable): Promise<void>;
};

export type Storage = {
  /** `/v0/b/…` at its full path: register without a prefix. */
  routes: FastifyPluginAsync;
  admin: StorageAdmin;
  transfer: FileTransfer;
};
