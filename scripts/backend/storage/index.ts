export type { SmallObject, Storage, StorageAdmin, StoredObject, TransferredFile } from './contract';
export { createStorage } from './createStorage';
