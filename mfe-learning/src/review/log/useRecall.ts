import { useEffect, useSyncExternalStore } from 'react';
import { onOnline, onPageHidden, onPageShown } from '@lectern/shared/sync';
import { recallSessionOf, type RecallSession, type RecallState } from './recallSession';

/**
 * Returns a learner's reviews, and renders again whenever they change. They load on mount, whenever the page is shown
 * again, and with the network; pending ones are sent before the page ends.
 */
export function useRecall(uid: string): { session: RecallSession; recall: RecallState } {
  const session = recallSessionOf(uid);
  const recall = useSyncExternalStore(session.subscribe, session.getState);
  useEffect(() => {
    const load = (): void => void session.load();
    load();
    const stops = [onOnline(load), onPageShown(load), onPageHidden(session.leave), session.leave];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session]);
  return { session, recall };
}
