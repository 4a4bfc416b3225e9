import { useEffect, useSyncExternalStore } from 'react';
import { sendPendingProgress } from '@lectern/shared/progress';
import { useQueryClient } from '@lectern/shared/query';
import { onOnline, onPageHidden } from '@lectern/shared/sync';
import type { ProgressCourse } from './progressCourse';
import { progressSessionOf, type ProgressSession, type ProgressState } from './progressSession';

/**
 * Returns the session of a learner's progress in a course and its state, and renders again whenever that changes. Sends
 * the pending progress on this device on mount and whenever the network returns.
 */
export function useProgressSession({ uid, id, lessons }: ProgressCourse): {
  session: ProgressSession;
  state: ProgressState;
} {
  const session = progressSessionOf(uid, id);
  const state = useSyncExternalStore(session.subscribe, session.getState);
  useEffect(() => session.setCourse(lessons), [session, lessons]);
  useEffect(() => sendWhenPossible(session, uid, id), [session, uid, id]);
  useRefreshOnceSaved(session, uid);
  return { session, state };
}

function sendWhenPossible(session: ProgressSession, uid: string, courseId: string): () => void {
  const sendAll = (): void => {
    session.retry();
    void sendPendingProgress(uid, courseId);
  };
  sendAll();
  const stops = [onOnline(sendAll), onPageHidden(() => session.leave())];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Refreshes the lists of the learner's courses once the progress made here is saved. */
function useRefreshOnceSaved(session: ProgressSession, uid: string): void {
  const queries = useQueryClient();
  useEffect(
    () => () => {
      const refresh = (): void => {
        for (const list of ['learning', 'continue']) void queries.invalidateQueries({ queryKey: ['users', uid, list] });
      };
      // Deferred: the components of the screen report their last change after this cleanup.
      setTimeout(() => session.onceSaved(refresh), 0);
    },
    [session, queries, uid],
  );
}
