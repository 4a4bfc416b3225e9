import { deferredPart } from '@lectern/shared/loading';

/** Panel of the account menu, with code and styles of its own: visitors without an account never load them. */
export const AccountPanel = deferredPart(
  () => import('./AccountPanel'),
  (module) => module.AccountPanel,
);
