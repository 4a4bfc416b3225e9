import { createContext, useContext } from 'react';
import type { SessionUser } from '@lectern/shared/host';
import type { SessionSource } from './SessionSource';

/** The known session. SessionState explains `isRemembered` and `hasEnded`. */
export type Session = Pick<SessionSource, 'signOut' | 'accounts' | 'retry' | 'acknowledge'> & {
  user: SessionUser | null;
  isRemembered: boolean;
  hasEnded: boolean;
};

/** Context of the session, provided by SessionProvider. */
export const SessionContext = createContext<Session | null>(null);

/** Returns the session; throws outside SessionProvider. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession() was called outside SessionProvider.');
  return session;
}
