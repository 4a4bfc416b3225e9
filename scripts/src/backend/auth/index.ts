import type { Auth, AuthOptions } from './contract';

export type { Account, Auth, AuthAdmin, AuthOptions, Mail, Mailbox, NewAccount } from './contract';
export { AuthError } from './AuthError';
/** Builds the auth service on an open database. */
export declare function createAuth(options: AuthOptions): Auth;
