export type { Account, Auth, AuthAdmin, AuthOptions, Mail, Mailbox } from './contract';
export { createAuth } from './createAuth';
