import { useEffect, useSyncExternalStore } from 'react';
import { useQueryClient } from '@lectern/shared/query';
import { sendWaitingProgress } from '@lectern/shared/progress';
import type { Keeper, KeeperState } from './keeper';
import { keeperOf } from './keepers';
import type { ProgressCourse } from './progressCourse';

/**
 * The keeper of a learner's progress in a course, and its state, following every change. What waits on this device is
 * sent when the network is back.
 */
export function useKeeper({ uid, id, lessons }: ProgressCourse): { keeper: Keeper; state: KeeperState } {
  const keeper = keeperOf(uid, id);
  const state = useSyncExternalStore(keeper.observe, keeper.getState);
  useEffect(() => keeper.setCourse(lessons), [keeper, lessons]);
  useEffect(() => sendBeside(keeper, uid, id), [keeper, uid, id]);
  useShownElsewhere(keeper, uid);
  return { keeper, state };
}

function sendBeside(keeper: Keeper, uid: string, courseId: string): () => void {
  const end = new AbortController();
  const sendAll = (): void => {
    keeper.retry();
    void sendWaitingProgress(uid, courseId);
  };
  sendAll();
  addEventListener('online', sendAll, { signal: end.signal });
  // Heard on the window, after a player, which listens to the document, has had its last word. A page that ends is
  // hidden, too: `pagehide` comes before that, and to a player that was opened later than this it would come too late.
  addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') keeper.leave();
    },
    { signal: end.signal },
  );
  return () => end.abort();
}

/** Has the screens that show the learner's courses ask anew, once what was learned here is saved. */
function useShownElsewhere(keeper: Keeper, uid: string): void {
  const queries = useQueryClient();
  useEffect(
    () => () => {
      const tell = (): void => {
        for (const shown of ['learning', 'continue'])
          void queries.invalidateQueries({ queryKey: ['users', uid, shown] });
      };
      // The parts of the screen that is left have their last word after this.
      setTimeout(() => keeper.onceSaved(tell), 0);
    },
    [keeper, queries, uid],
  );
}
