import type { AccountReport } from '@lectern/shared/firebase/auth';
import { createSignal } from '../state/signal';
import { recoverWhile } from './recovery';
import { hasSessionMarker, markSession, rememberedUser, watchSessionMarker } from './sessionMarker';
import type { Accounts, SessionSource, SessionState } from './SessionSource';
import { whenPageIdle } from './whenPageIdle';

/**
 * The session as the authentication service has it. With the marker of an earlier session the service is asked at once;
 * without it the visitor counts as signed out, and the service is loaded when the page is idle, to make sure. What
 * happens in another tab arrives as well.
 */
export function createAccountSource(
  load: () => Promise<Accounts>,
  later: (task: () => void) => void = whenPageIdle,
): SessionSource {
  const state = createSignal<SessionState>(
    hasSessionMarker() ? { status: 'pending' } : { status: 'signed-out', hasEnded: false },
  );
  let opened: Promise<Accounts> | null = null;
  const take = (report: AccountReport): void => {
    // What is known already changes nothing: above all, an end that was told stays told.
    if (report.account || state.get().status !== 'signed-out') state.set(next(report));
  };

  const accounts = (): Promise<Accounts> => {
    opened ??= load().then((facade) => {
      facade.observeAccount(take);
      return facade;
    });
    const current = opened;
    return current.catch((error: unknown) => {
      if (opened === current) opened = null;
      throw error;
    });
  };
  const ask = (): void =>
    void accounts().catch(() => {
      if (state.get().status === 'pending') state.set(withoutService());
    });

  if (state.get().status === 'pending') ask();
  else later(ask);
  watchSessionMarker(ask);

  const retry = (): void => {
    if (state.get().status === 'unreachable') state.set({ status: 'pending' });
    void accounts()
      .then(({ confirmAccount }) => confirmAccount())
      .catch(() => {
        if (state.get().status === 'pending') state.set(withoutService());
      });
  };
  recoverWhile(() => isUncertain(state.get()), retry);

  return {
    current: state.get,
    subscribe: state.subscribe,
    retry,
    accounts,
    acknowledge: () => state.set({ status: 'signed-out', hasEnded: false }),
    signOut: () => endSession(accounts),
  };
}

function isUncertain(state: SessionState): boolean {
  return state.status === 'unreachable' || (state.status === 'signed-in' && state.isRemembered);
}

/** Writes the marker, and tells what the report means to the visitor. Only here does the session change. */
function next(report: AccountReport): SessionState {
  if (report.account) {
    const { account, isConfirmed } = report;
    if (isConfirmed) markSession(account);
    return { status: 'signed-in', user: account, isRemembered: !isConfirmed };
  }
  // A tab that signs out takes the marker away first, so that the others know that it was meant.
  const hasEnded = !report.isByChoice && hasSessionMarker();
  markSession(null);
  return { status: 'signed-out', hasEnded };
}

function withoutService(): SessionState {
  const user = rememberedUser();
  return user ? { status: 'signed-in', user, isRemembered: true } : { status: 'unreachable' };
}

async function endSession(accounts: () => Promise<Accounts>): Promise<void> {
  const remembered = rememberedUser();
  markSession(null);
  try {
    await (await accounts()).signOut();
  } catch (error) {
    if (remembered) markSession(remembered);
    throw error;
  }
}
