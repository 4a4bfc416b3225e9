export { createBackend } from './createBackend';
export type { Backend, BackendOptions } from './createBackend';
export { startBackend } from './server';
export type { RunningBackend, StartOptions } from './server';
export { DatabaseError } from './persistence';
export type {
  AdminQuery,
  AdminWrite,
  Firestore,
  FirestoreAdmin,
  IndexConfiguration,
  StoredDocument,
} from './firestore';
export { noIndexes, parseIndexConfiguration } from './firestore';
export type { Account, Auth, AuthAdmin, Exposure, Mail, Mailbox } from './auth';
export type { SmallObject, Storage, StorageAdmin, StoredObject } from './storage';
export { Reference, wireFieldsOf, wireOf } from './wire';
export type { Caller, WireFields, WireValue } from './values';
