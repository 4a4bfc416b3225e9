import { useEffect, useRef, useState } from 'react';
import { storeDraft, versionOf, type ApplicationDraft } from '../../data/applicationDraft';
import { getFormDraft, markStored, saveFormDraft, storedVersion } from '../../data/formDraft';
import { useDraft, type Draft } from './useDraft';

/** Milliseconds without a change after which the draft is stored for other devices. */
const PAUSE_MS = 1_200;

/**
 * Draft of the application: on this device at once, and with the account shortly after. The account's draft `stored` is
 * shown unless this device has changes that the account never got: those exist nowhere else. No clock decides.
 */
export function useApplicationDraft(
  uid: string,
  blank: ApplicationDraft,
  stored: ApplicationDraft | null,
): Draft<keyof ApplicationDraft> {
  // Before the first render of the form, which reads the draft of this device.
  useState(() => stored && takeOver(uid, blank, stored));
  const draft = useDraft('application', uid, blank);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    ...draft,
    save: (values) => {
      draft.save(values);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void store(uid, values), PAUSE_MS);
    },
    remove: () => {
      draft.remove();
      clearTimeout(timer.current);
      void storeDraft(uid, null).catch(() => undefined);
    },
  };
}

/** Replaces the draft of this device by the account's, unless this device has changes of its own. */
function takeOver(uid: string, blank: ApplicationDraft, stored: ApplicationDraft): void {
  const draft = getFormDraft('application', uid, blank);
  const own = draft && versionOf(draft);
  const theirs = versionOf(stored);
  if (own !== null && own !== theirs && own !== storedVersion('application', uid)) return;
  // An equal one stays: the account stores long drafts shortened.
  if (own !== theirs) saveFormDraft('application', uid, stored);
  markStored('application', uid, theirs);
}

/** Stores the draft with the account. If this fails, it stays on this device, and the next change tries again. */
async function store(uid: string, values: ApplicationDraft): Promise<void> {
  try {
    await storeDraft(uid, values);
    markStored('application', uid, versionOf(values));
  } catch {
    // The device has it.
  }
}
