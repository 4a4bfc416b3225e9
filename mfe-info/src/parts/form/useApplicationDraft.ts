import { useEffect, useRef } from 'react';
import { storeDraft, versionOf, type ApplicationDraft } from '../../data/applicationDraft';
import { markStored } from '../../data/formDraft';
import { useDraft, type Draft } from './useDraft';

/** Milliseconds without a change after which the draft is stored for other devices. */
const PAUSE_MS = 1_200;

/**
 * Draft of the application: on this device at once, and with the account shortly after, unless the account has another
 * one (`isUndecided`), which must not be lost.
 */
export function useApplicationDraft(
  uid: string,
  blank: ApplicationDraft,
  isUndecided: boolean,
): Draft<keyof ApplicationDraft> {
  const draft = useDraft('application', uid, blank);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    ...draft,
    save: (values) => {
      draft.save(values);
      clearTimeout(timer.current);
      if (!isUndecided) timer.current = setTimeout(() => void storeWithAccount(uid, values), PAUSE_MS);
    },
    remove: () => {
      draft.remove();
      clearTimeout(timer.current);
      void storeDraft(uid, null).catch(() => undefined);
    },
  };
}

/**
 * Stores the draft with the account. Never rejects: if this fails, it stays on this device, and the next change tries
 * again.
 */
export async function storeWithAccount(uid: string, values: ApplicationDraft): Promise<void> {
  try {
    await storeDraft(uid, values);
    markStored('application', uid, versionOf(values));
  } catch {
    // The device has it.
  }
}
