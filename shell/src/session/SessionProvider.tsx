import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useQueryClient } from '@lectern/shared/query';
import { forgetLearner } from '../offline/forgetLearner';
import { SessionContext, type Session } from './SessionContext';
import { SessionWaitScreen } from './SessionWaitScreen';
import type { SessionSource } from './source';

/** How long the loading screen waits for the authentication service before it offers a way out, in milliseconds. */
export const SESSION_LIMIT = 8_000;

/**
 * Shows its children once the session is known: at once where no marker says that somebody is signed in, else when the
 * source reports. After `limit`, or when the service is unreachable, the visitor may wait on or go on signed out; a
 * later report is still taken.
 */
export function SessionProvider({
  source,
  limit = SESSION_LIMIT,
  children,
}: {
  source: SessionSource;
  limit?: number;
  children: ReactNode;
}) {
  const state = useSyncExternalStore(source.subscribe, source.current);
  const [mayGoOn, setMayGoOn] = useState(false);
  const { isLate, waitOn } = useLateness(state.status === 'pending' && !mayGoOn, limit);
  const user = state.status === 'signed-in' ? state.user : null;
  const session = useMemo(
    (): Session => ({
      user,
      isRemembered: state.status === 'signed-in' && state.isRemembered,
      hasEnded: state.status === 'signed-out' && state.hasEnded,
      signOut: source.signOut,
      accounts: source.accounts,
      retry: source.retry,
      acknowledge: source.acknowledge,
    }),
    [user, state, source],
  );
  useQueriesOf(user?.uid ?? null);

  const isKnown = state.status === 'signed-in' || state.status === 'signed-out';
  if (!isKnown && !mayGoOn) {
    if (!isLate && state.status === 'pending') return null;
    const wait = (): void => {
      source.retry();
      waitOn();
    };
    return <SessionWaitScreen onWait={wait} onGoOn={() => setMayGoOn(true)} />;
  }
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** True once `isWaiting` has lasted for `limit`; `waitOn` starts the wait anew. */
function useLateness(isWaiting: boolean, limit: number): { isLate: boolean; waitOn: () => void } {
  const [round, setRound] = useState(0);
  const [lateRound, setLateRound] = useState(-1);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLateRound(round), limit);
    return () => clearTimeout(timer);
  }, [isWaiting, limit, round]);
  const waitOn = useCallback(() => setRound((before) => before + 1), []);
  return { isLate: lateRound === round, waitOn };
}

/**
 * What was fetched or kept for one person is never shown to the next: the queries begin anew when the session changes
 * hands.
 */
function useQueriesOf(uid: string | null): void {
  const client = useQueryClient();
  const before = useRef(uid);
  useEffect(() => {
    if (before.current === uid) return;
    const former = before.current;
    before.current = uid;
    if (former !== null) forgetLearner(former);
    void (former !== null ? client.resetQueries() : client.invalidateQueries());
  }, [client, uid]);
}
