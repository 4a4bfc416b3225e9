import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useDelayed } from '@lectern/shared/loading';
import { useQueryClient } from '@lectern/shared/query';
import { removeLearnerCaches } from '../offline/removeLearnerCaches';
import { SessionContext, type Session } from './SessionContext';
import type { SessionSource, SessionState } from './SessionSource';
import { SessionWaitScreen } from './SessionWaitScreen';

/** Milliseconds to wait for the authentication service before the visitor may continue without it. */
export const SESSION_LIMIT = 8_000;

type Props = { source: SessionSource; limit?: number; children: ReactNode };

/**
 * Renders its children once the session is known: at once without a session marker, otherwise when the source reports.
 * After `limit`, or when the service is unreachable, the visitor may keep waiting or continue signed out. A later
 * report still counts.
 */
export function SessionProvider({ source, limit = SESSION_LIMIT, children }: Props) {
  const state = useSyncExternalStore(source.subscribe, source.current, source.current);
  const [continuesSignedOut, setContinuesSignedOut] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isKnown = state.status === 'signed-in' || state.status === 'signed-out';
  const isWaiting = !isKnown && !continuesSignedOut;
  const isSlow = useDelayed(isWaiting, limit, attempt);
  const session = useMemo(() => toSession(state, source), [state, source]);
  useQueryReset(session.user?.uid ?? null);

  if (!isWaiting) return <SessionContext value={session}>{children}</SessionContext>;
  if (!isSlow && state.status === 'pending') return null;
  const keepWaiting = (): void => {
    source.retry();
    setAttempt((before) => before + 1);
  };
  return <SessionWaitScreen onWait={keepWaiting} onContinue={() => setContinuesSignedOut(true)} />;
}

function toSession(state: SessionState, source: SessionSource): Session {
  return {
    user: state.status === 'signed-in' ? state.user : null,
    isRemembered: state.status === 'signed-in' && state.isRemembered,
    hasEnded: state.status === 'signed-out' && state.hasEnded,
    signOut: source.signOut,
    accounts: source.accounts,
    retry: source.retry,
    acknowledge: source.acknowledge,
  };
}

/**
 * Resets all queries when another person signs in, and removes the former person's caches, so that none of their data
 * is shown.
 */
function useQueryReset(uid: string | null): void {
  const client = useQueryClient();
  const before = useRef(uid);
  useEffect(() => {
    if (before.current === uid) return;
    const former = before.current;
    before.current = uid;
    if (former !== null) removeLearnerCaches(former);
    void (former !== null ? client.resetQueries() : client.invalidateQueries());
  }, [client, uid]);
}
