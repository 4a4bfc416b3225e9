export type { Account, Auth, AuthAdmin, AuthOptions, Exposure, Mail, Mailbox } from './contract';
export { isLocalOrigin } from './requestClient';
export { createAuth } from './createAuth';
