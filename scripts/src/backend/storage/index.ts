export type { Storage, StorageAdmin, StoredObject } from './contract';
export { createStorage } from './createStorage';
