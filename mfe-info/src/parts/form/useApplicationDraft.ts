import { useEffect, useRef, useState } from 'react';
import { formDraftTime, saveFormDraft } from '../../data/formDraft';
import { storeDraft, type ApplicationDraft } from '../../data/applicationDraft';
import { useDraft, type Draft } from './useDraft';

/** Milliseconds without a change after which the draft is stored for other devices. */
const PAUSE_MS = 1_200;

/**
 * Draft of the application: on this device at once, and with the account shortly after. The newer of the two is shown.
 */
export function useApplicationDraft(
  uid: string,
  blank: ApplicationDraft,
  stored: { values: ApplicationDraft; updatedAt: Date } | null,
): Draft<keyof ApplicationDraft> {
  // Before the first render of the form, which reads the draft of this device.
  useState(() => {
    if (stored && stored.updatedAt.getTime() > formDraftTime('application', uid))
      saveFormDraft('application', uid, stored.values, stored.updatedAt.getTime());
  });
  const draft = useDraft('application', uid, blank);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (values: ApplicationDraft | null, delay: number): void => {
    clearTimeout(timer.current);
    // If this fails, the draft stays on this device, and the next change tries again.
    timer.current = setTimeout(() => void storeDraft(uid, values).catch(() => undefined), delay);
  };
  return {
    ...draft,
    save: (values) => {
      draft.save(values);
      later(values, PAUSE_MS);
    },
    remove: () => {
      draft.remove();
      clearTimeout(timer.current);
      void storeDraft(uid, null).catch(() => undefined);
    },
  };
}
