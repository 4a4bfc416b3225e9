import { useState } from 'react';
import { useIsHydrating } from '@lectern/shared/loading';
import { getFormDraft, saveFormDraft, type DraftedForm } from '../../data/formDraft';
import type { FormValues } from '../../rules/FormRules';

/** Draft of a form, stored on the device until it is sent. */
export type Draft<Name extends string> = {
  /** Initial values of the fields: the stored draft, or `blank`. */
  initial: FormValues<Name>;
  isRestored: boolean;
  save: (values: FormValues<Name>) => void;
  /** Removes the draft from the device; the fields stay as they are. */
  remove: () => void;
  /** Makes `blank` the initial values. */
  reset: () => void;
};

/** Reads and stores the draft of one form and account (`uid` null: signed out); `blank` are the values without one. */
export function useDraft<Name extends string>(
  form: DraftedForm,
  uid: string | null,
  blank: FormValues<Name>,
): Draft<Name> {
  const isHydrating = useIsHydrating();
  const [stored, setStored] = useState(() => getFormDraft(form, uid, blank));
  const restored = isHydrating ? null : stored;
  const isBlank = (values: FormValues<Name>): boolean =>
    (Object.keys(blank) as Name[]).every((name) => values[name] === blank[name]);
  return {
    initial: restored ?? blank,
    isRestored: restored !== null,
    save: (values) => saveFormDraft(form, uid, isBlank(values) ? null : values),
    remove: () => saveFormDraft(form, uid, null),
    reset: () => setStored(null),
  };
}
