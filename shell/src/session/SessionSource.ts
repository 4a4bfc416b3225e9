import type * as Facade from '@lectern/shared/firebase/auth';
import type { SessionUser } from '@lectern/shared/host';

/** Façade of the authentication service. */
export type Accounts = typeof Facade;

/**
 * State of the visitor's session. `isRemembered`: the service did not answer, so the user is the one stored on this
 * device. `hasEnded`: the session ended without the visitor's doing. `unreachable`: neither the service nor this device
 * can identify the visitor.
 */
export type SessionState =
  | { status: 'pending' }
  | { status: 'signed-out'; hasEnded: boolean }
  | { status: 'signed-in'; user: SessionUser; isRemembered: boolean }
  | { status: 'unreachable' };

/** Source of the session: the one seam between the shell and authentication. */
export interface SessionSource {
  /** Returns the current state: the same object until it changes. */
  current: () => SessionState;
  /** Calls `listener` after every change; returns the function that stops it. */
  subscribe: (listener: () => void) => () => void;
  /** Asks the service again, while it is unreachable or the user is only remembered. */
  retry: () => void;
  /** Clears `hasEnded`: the visitor has read the notice. */
  acknowledge: () => void;
  /** Ends the session; rejects when that fails. */
  signOut: () => Promise<void>;
  /** Resolves to the façade of accounts, connected. Rejects when it cannot be loaded; a later call tries again. */
  accounts: () => Promise<Accounts>;
}
