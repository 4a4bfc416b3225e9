export { createBackend, startBackend } from './server';
export type { Backend, BackendOptions, RunningBackend } from './server';
export { DatabaseError } from './persistence';
export type { Firestore, FirestoreAdmin, IndexConfiguration, StoredDocument } from './firestore';
export { noIndexes, parseIndexConfiguration } from './firestore';
export type { Account, Auth, AuthAdmin, Mail, Mailbox } from './auth';
export type { Storage, StorageAdmin, StoredObject } from './storage';
export type { Caller, WireFields, WireValue } from './values';
