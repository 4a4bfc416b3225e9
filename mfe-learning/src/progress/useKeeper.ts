import { useEffect, useSyncExternalStore } from 'react';
import { sendWaitingProgress } from '@lectern/shared/progress';
import type { Keeper, KeeperState } from './keeper';
import { keeperOf } from './keepers';
import type { ProgressCourse } from './progressCourse';

/** The keeper of a learner's progress in a course, and its state, following every change. What waits on this device is sent when the network is back. */
export function useKeeper({ uid, id, lessons }: ProgressCourse): { keeper: Keeper; state: KeeperState } {
  const keeper = keeperOf(uid, id);
  const state = useSyncExternalStore(keeper.observe, keeper.getState);
  useEffect(() => keeper.setCourse(lessons), [keeper, lessons]);
  useEffect(() => {
    const end = new AbortController();
    const sendAll = (): void => {
      keeper.retry();
      void sendWaitingProgress(uid, id);
    };
    sendAll();
    addEventListener('online', sendAll, { signal: end.signal });
    // Heard on the window, after a player, which listens to the document, has had its last word. A page that ends is hidden, too: `pagehide` comes
    // before that, and to a player that was opened later than this it would come too late.
    addEventListener('visibilitychange', () => { if (document.visibilityState === 'hidden') keeper.leave(); }, { signal: end.signal });
    return () => end.abort();
  }, [keeper, uid, id]);
  return { keeper, state };
}
