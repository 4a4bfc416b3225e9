// oxlint-disable-next-line typescript/triple-slash-reference -- a declaration that users of this package need too
/// <reference path="./nodeBuffer.d.ts" />
export { createBackend } from './createBackend';
export type { Backend, BackendOptions } from './createBackend';
export { startBackend } from './startBackend';
export type { RunningBackend, StartOptions } from './startBackend';
export { openAccounts } from './openAccounts';
export type { OpenAccounts } from './openAccounts';
export { backupHome, snapshotHome } from './backup';
export { DATABASE_FILE, DISK_FOLDER, FILES_FOLDER } from './homeLayout';
export { LOCK_PREFIX, lockHome, type HomeLock } from './homeLock';
export { protectHome } from './protectHome';
export { DatabaseError } from './persistence';
export type {
  AdminQuery,
  AdminWrite,
  Firestore,
  FirestoreAdmin,
  IndexConfiguration,
  StoredDocument,
  TransferredDocument,
} from './firestore';
export { NO_INDEXES, parseIndexConfiguration } from './firestore';
export { SIGN_IN_METHODS } from './auth';
export type {
  Account,
  Auth,
  AuthAdmin,
  ErasedAccount,
  Exposure,
  PasswordHash,
  SignInMethod,
  TransferredAccount,
} from './auth';
export type { Mail, Mailbox, MailDelivery, OutgoingMail } from './mail';
export { checkMail, createSmtpTransport, parseSmtp } from './mail';
export type { SmallObject, Storage, StorageAdmin, StoredObject, TransferredFile } from './storage';
export { plainFieldsOf } from './plainFields';
export { Reference, wireFieldsOf, toWireValue } from './toWire';
export type { Caller, WireFields, WireValue } from './wireValue';
