export type { PutOptions, Storage, StorageAdmin, StorageOptions, StoredObject } from './contract';
export { createStorage } from './createStorage';
