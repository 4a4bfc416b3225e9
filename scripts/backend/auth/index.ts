export type {
  Account,
  Auth,
  AuthAdmin,
  AuthOptions,
  ErasedAccount,
  Exposure,
  SignInMethod,
  TransferredAccount,
} from './contract';
export { SIGN_IN_METHODS } from './contract';
export { isLocalOrigin } from './requestClient';
export { createAuth } from './createAuth';
export type { PasswordHash } from './passwords/passwordHash';
