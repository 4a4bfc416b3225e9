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

/** Returns the state of the open course. Renders the component again after each change, so for every letter typed. */
export const useDraft = (): DraftState => useDraftValue(wholeState);

const wholeState = (state: DraftState): DraftState => state;

/**
 * Returns one value of the open course's state. Renders the component again only when that value changes, so `select`
 * must return the same object while nothing in it has changed.
 */
export function useDraftValue<T>(select: (state: DraftState) => T): T {
  const session = useSession();
  const value = (): T => select(session.state());
  return useSyncExternalStore(session.subscribe, value, value);
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
