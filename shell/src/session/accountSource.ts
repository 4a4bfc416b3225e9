import type { AccountReport } from '@lectern/shared/firebase/auth';
import { singleFlight } from '@lectern/shared/sync';
import { createSignal } from '../state/signal';
import { recoverWhile } from './recovery';
import { hasSessionMarker, markSession, rememberedUser, watchSessionMarker } from './sessionMarker';
import type { Accounts, SessionSource, SessionState } from './SessionSource';
import { whenPageIdle } from './whenPageIdle';

/**
 * Creates the session's source from the authentication service. With the marker of an earlier session the service is
 * asked at once. Without it the visitor counts as signed out, and the service loads when the page is idle, to confirm
 * that. Changes in another tab are followed.
 */
export function createAccountSource(
  load: () => Promise<Accounts>,
  whenIdle: (task: () => void) => void = whenPageIdle,
): SessionSource {
  const state = createSignal<SessionState>(
    hasSessionMarker() ? { status: 'pending' } : { status: 'signed-out', hasEnded: false },
  );
  const accounts = connectOnce(load, (report) => {
    // A repeated signed-out report changes nothing, and would clear `hasEnded`.
    if (report.account || state.get().status !== 'signed-out') state.set(stateAfter(report));
  });
  const fallBackOnFailure = (call: Promise<unknown>): void =>
    void call.catch(() => {
      if (state.get().status === 'pending') state.set(stateWithoutService());
    });
  const ask = (): void => fallBackOnFailure(accounts());
  const retry = (): void => {
    if (state.get().status === 'unreachable') state.set({ status: 'pending' });
    fallBackOnFailure(accounts().then(({ confirmAccount }) => confirmAccount()));
  };

  if (state.get().status === 'pending') ask();
  else whenIdle(ask);
  watchSessionMarker(ask);
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

/**
 * Returns a function that loads the façade once and observes its account. A failed load is tried again by a later call.
 */
function connectOnce(
  load: () => Promise<Accounts>,
  onReport: (report: AccountReport) => void,
): () => Promise<Accounts> {
  return singleFlight(async () => {
    const facade = await load();
    facade.observeAccount(onReport);
    return facade;
  });
}

function isUncertain(state: SessionState): boolean {
  return state.status === 'unreachable' || (state.status === 'signed-in' && state.isRemembered);
}

/** Updates the marker, and returns the state that a report leads to. The session changes only here. */
function stateAfter(report: AccountReport): SessionState {
  if (report.account) {
    const { account, isConfirmed } = report;
    if (isConfirmed) markSession(account);
    return { status: 'signed-in', user: account, isRemembered: !isConfirmed };
  }
  // A tab that signs out removes the marker first, so that other tabs can see that it was deliberate.
  const hasEnded = !report.isByChoice && hasSessionMarker();
  markSession(null);
  return { status: 'signed-out', hasEnded };
}

function stateWithoutService(): SessionState {
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
