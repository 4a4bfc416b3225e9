import { useState } from 'react';
import { getFormDraft, saveFormDraft, type DraftedForm } from '../../data/formDraft';
import type { FormValues } from './formRules';

/** What a form keeps on the device between its beginning and its being sent. */
export type Draft<Name extends string> = {
  /** What the fields hold at first: what was written before, or else `blank`. */
  initial: FormValues<Name>;
  isRestored: boolean;
  keep: (values: FormValues<Name>) => void;
  /** Removes it from the device; the fields stay as they are. */
  remove: () => void;
  /** What the fields hold at first is `blank` from now on. */
  reset: () => void;
};

/**
 * The draft of one form and one account (`uid` null: a visitor without one); `blank` is what its fields hold when
 * nothing was written yet.
 */
export function useDraft<Name extends string>(
  form: DraftedForm,
  uid: string | null,
  blank: FormValues<Name>,
): Draft<Name> {
  const [restored, setRestored] = useState(() => getFormDraft(form, uid, blank));
  const isBlank = (values: FormValues<Name>): boolean =>
    (Object.keys(blank) as Name[]).every((name) => values[name] === blank[name]);
  return {
    initial: restored ?? blank,
    isRestored: restored !== null,
    keep: (values) => saveFormDraft(form, uid, isBlank(values) ? null : values),
    remove: () => saveFormDraft(form, uid, null),
    reset: () => setRestored(null),
  };
}
