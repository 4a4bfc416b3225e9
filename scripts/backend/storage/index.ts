export type { SmallObject, Storage, StorageAdmin, StoredObject } from './contract';
export { createStorage } from './createStorage';
