import type { Storage, StorageOptions } from './contract';

export type { PutOptions, Storage, StorageAdmin, StorageOptions, StoredObject } from './contract';
/** Builds the storage service on an open database and a directory of its own. */
export declare function createStorage(options: StorageOptions): Storage;
