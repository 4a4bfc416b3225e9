import type { SessionUser } from '@lectern/shared/host';

/** What is known of the visitor's session. `unreachable`: the authentication service can't be asked. */
export type SessionState =
  | { status: 'pending' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: SessionUser }
  | { status: 'unreachable' };

/** Where the session comes from: the one seam between the shell and authentication. */
export interface SessionSource {
  /** The state now; the same object until it changes. */
  current: () => SessionState;
  /** Calls `listener` after every change; returns the end of it. */
  subscribe: (listener: () => void) => () => void;
  /** Asks the service again, after `unreachable`. */
  retry: () => void;
  /** Ends the session; rejects when that fails. */
  signOut: () => Promise<void>;
}

const SIGNED_OUT: SessionState = { status: 'signed-out' };

/** The source of a site without accounts: nobody is ever signed in. */
export const signedOutSource: SessionSource = {
  current: () => SIGNED_OUT,
  subscribe: () => () => undefined,
  retry: () => undefined,
  signOut: () => Promise.resolve(),
};
