export type {
  AdminQuery,
  AdminWrite,
  Firestore,
  FirestoreAdmin,
  FirestoreOptions,
  StoredDocument,
  TransferredDocument,
} from './contract';
export { createFirestore } from './createFirestore';
export type {
  CompositeIndex,
  FieldOverride,
  IndexConfiguration,
  IndexField,
  QueryScope,
} from './indexes/configuration';
export { NO_INDEXES, parseIndexConfiguration } from './indexes/configuration';
export { StatusError } from './StatusError';
