import type { Firestore, FirestoreOptions } from './contract';

export type { AdminQuery, AdminWrite, Firestore, FirestoreAdmin, FirestoreOptions, StoredDocument } from './contract';
export type { CompositeIndex, FieldOverride, IndexConfiguration, IndexField, QueryScope } from './indexes/configuration';
export { noIndexes, parseIndexConfiguration } from './indexes/configuration';
/** Builds the document service on an open database. Throws for rules or indexes that cannot be used. */
export declare function createFirestore(options: FirestoreOptions): Firestore;
