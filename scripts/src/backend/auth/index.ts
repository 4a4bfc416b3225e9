export type { Account, AttemptLimits, Auth, AuthAdmin, AuthOptions, Mail, Mailbox, NewAccount, PasswordCost } from './contract';
export { AuthError } from './AuthError';
export { createAuth } from './createAuth';
