export type { Account, Auth, AuthAdmin, AuthOptions, Exposure } from './contract';
export { isLocalOrigin } from './requestClient';
export { createAuth } from './createAuth';
