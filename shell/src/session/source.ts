import type * as Facade from '@lectern/shared/firebase/auth';
import type { SessionUser } from '@lectern/shared/host';

/** The façade of accounts, as the shell uses it. */
export type Accounts = typeof Facade;

/**
 * What is known of the visitor's session. `isRemembered`: the service could not be asked, so this is what the device
 * remembers. `hasEnded`: the session was there and ended without the visitor's doing. `unreachable`: neither the
 * service nor this device can tell.
 */
export type SessionState =
  | { status: 'pending' }
  | { status: 'signed-out'; hasEnded: boolean }
  | { status: 'signed-in'; user: SessionUser; isRemembered: boolean }
  | { status: 'unreachable' };

/** Where the session comes from: the one seam between the shell and authentication. */
export interface SessionSource {
  /** The state now; the same object until it changes. */
  current: () => SessionState;
  /** Calls `listener` after every change; returns the end of it. */
  subscribe: (listener: () => void) => () => void;
  /** Asks the service again, after `unreachable` or while the account is only remembered. */
  retry: () => void;
  /** The visitor has read that the session has ended. */
  acknowledge: () => void;
  /** Ends the session; rejects when that fails. */
  signOut: () => Promise<void>;
  /** The façade of accounts, loaded and connected. Rejects when it can't be loaded; a later call tries again. */
  accounts: () => Promise<Accounts>;
}
