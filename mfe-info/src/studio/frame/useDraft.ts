import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { openDraft, type OpenDraft } from '../data/openDraft';
import type { DraftSession, DraftState } from '../data/draftSession';

/** The session of the open course. */
export const DraftContext = createContext<DraftSession | null>(null);

/** Returns the session of the open course. Throws outside the studio of a course. */
export function useSession(): DraftSession {
  const session = useContext(DraftContext);
  if (!session) throw new Error('useSession() was called outside the studio of a course.');
  return session;
}

/** Returns the state of the open course, again after each change. */
export function useDraft(): DraftState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.state, session.state);
}

/** Opening of a draft. `missing`: the teacher has no such course. */
export type Opening =
  | { kind: 'opening' }
  | { kind: 'missing' }
  | { kind: 'failed'; error: unknown; retry: () => void }
  | { kind: 'open'; session: DraftSession };

/** Opens the draft of a course while the component is shown. */
export function useOpenDraft(uid: string, courseId: string): Opening {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ attempt: number; opening: Opening } | null>(null);
  useEffect(() => {
    let isShown = true;
    let opened: OpenDraft | null = null;
    const show = (opening: Opening): void => setResult({ attempt, opening });
    openDraft(uid, courseId).then(
      (found) => {
        opened = found;
        if (!isShown) found?.close();
        else show(found ? { kind: 'open', session: found.session } : { kind: 'missing' });
      },
      (error: unknown) => {
        if (isShown) show({ kind: 'failed', error, retry: () => setAttempt((count) => count + 1) });
      },
    );
    return () => {
      isShown = false;
      opened?.close();
    };
  }, [uid, courseId, attempt]);
  return result?.attempt === attempt ? result.opening : { kind: 'opening' };
}
