import { createContext, useContext } from 'react';
import type { SessionUser } from '@lectern/shared/host';

/** The session as the shell's own components see it, once it is known. */
export type Session = { user: SessionUser | null; signOut: () => Promise<void> };

/** Set by SessionProvider. */
export const SessionContext = createContext<Session | null>(null);

/** The session; throws outside SessionProvider. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession() was called outside SessionProvider.');
  return session;
}
