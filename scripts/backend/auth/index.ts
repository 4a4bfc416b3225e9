export type { Account, Auth, AuthAdmin, AuthOptions, Exposure, Mail, Mailbox } from './contract';
export { isLocalOrigin } from './localVisitor';
export { createAuth } from './createAuth';
