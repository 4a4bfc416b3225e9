/** An object and its entity tag, which changes whenever its bytes do. */
export type StoredObject = { bytes: Uint8Array; etag: string };

/**
 * Objects by key, such as `registry/000042.json`. Reads see every write that has resolved before. Functions throw a
 * StoreError when the store can't be read or written; drivers repeat requests that a busy store has refused.
 */
export interface ObjectStore {
  /** Address of the store without credentials, such as `s3://bucket/prefix`. */
  readonly url: string;
  /** True for a store that is reached over a network. */
  readonly isRemote: boolean;
  /** Returns the address of an object for messages. */
  addressOf(key: string): string;
  /** Resolves to an object, or null when there is none. With its current `etag`, resolves to `unchanged`. */
  get(key: string): Promise<StoredObject | null>;
  get(key: string, etag: string | undefined): Promise<StoredObject | 'unchanged' | null>;
  /** Resolves to true when the object exists. */
  has(key: string): Promise<boolean>;
  /** Creates an object, durable once resolved; `taken` when another writer was first, whose object then stays. */
  create(key: string, bytes: Uint8Array): Promise<'created' | 'taken'>;
  /** Writes an object, durable once resolved; replaces an earlier one. */
  replace(key: string, bytes: Uint8Array): Promise<void>;
  /** Resolves to the keys that begin with `folder`, at any depth, in ascending order. It is empty or ends with `/`. */
  list(folder: string): Promise<string[]>;
  /** Removes an object; does nothing when there is none. */
  remove(key: string): Promise<void>;
}

/** Returns text as the bytes of an object. */
export const bytesOfText = (text: string): Uint8Array => new TextEncoder().encode(text);
