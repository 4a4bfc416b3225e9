import { useState } from 'react';
import { versionOf, type ApplicationDraft } from '../../data/applicationDraft';
import { getFormDraft, markStored, saveFormDraft, storedVersion } from '../../data/formDraft';
import { storeWithAccount } from './useApplicationDraft';

/** A choice between the draft of this device and `other`, the account's; null when there is nothing to choose. */
export type DraftChoice = {
  other: ApplicationDraft | null;
  /** Number of choices made: the form renders again with the chosen draft. */
  made: number;
  keepOwn: () => void;
  takeOther: () => void;
};

/**
 * Decides which draft of the application is shown. The account's draft `stored` replaces that of this device, unless
 * this device has changes that the account never got: those exist nowhere else. If the account then has changes of
 * another device, a person chooses, and both stay where they are until then. No clock decides.
 */
export function useDraftChoice(uid: string, blank: ApplicationDraft, stored: ApplicationDraft | null): DraftChoice {
  // Before the first render of the form, which reads the draft of this device.
  const [other, setOther] = useState(() => stored && takeOver(uid, blank, stored));
  const [made, setMade] = useState(0);
  const end = (): void => {
    if (other) markStored('application', uid, versionOf(other));
    setOther(null);
    setMade(made + 1);
  };
  return {
    other,
    made,
    keepOwn: () => {
      end();
      void storeWithAccount(uid, getFormDraft('application', uid, blank) ?? blank);
    },
    takeOther: () => {
      saveFormDraft('application', uid, other);
      end();
    },
  };
}

/**
 * Replaces the draft of this device by the account's, unless this device has changes of its own. Returns the account's
 * draft if it has others.
 */
function takeOver(uid: string, blank: ApplicationDraft, stored: ApplicationDraft): ApplicationDraft | null {
  const draft = getFormDraft('application', uid, blank);
  const own = draft && versionOf(draft);
  const theirs = versionOf(stored);
  const common = storedVersion('application', uid);
  if (own !== null && own !== theirs && own !== common) return theirs === common ? null : stored;
  // An equal one stays: the account stores long drafts shortened.
  if (own !== theirs) saveFormDraft('application', uid, stored);
  markStored('application', uid, theirs);
  return null;
}
