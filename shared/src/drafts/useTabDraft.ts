import { useRef, useState } from 'react';
import { readTabDraft, removeTabDraft, saveTabDraft } from './tabDraft';

/** Fields of a form that outlast it: who follows a link and returns finds what was typed. */
export type TabDraft<Fields> = {
  fields: Fields;
  /** Changes some fields, given or computed from the latest ones, and stores the draft in this tab. */
  change: (part: Partial<Fields> | ((latest: Fields) => Partial<Fields>)) => void;
  /** Removes the stored draft, once the form is sent or cancelled; the fields stay as they are. */
  remove: () => void;
};

/**
 * Holds the fields of a form without a draft of its own. `blank` are the values without a draft. `form` names the form,
 * its subject and the account; another one needs another component (`key`). Never throws.
 */
export function useTabDraft<Fields extends object>(form: string, blank: Fields): TabDraft<Fields> {
  const [fields, setFields] = useState<Fields>(() => ({ ...blank, ...readTabDraft(form, blank) }));
  const latest = useRef(fields);
  return {
    fields,
    change: (part) => {
      latest.current = { ...latest.current, ...(typeof part === 'function' ? part(latest.current) : part) };
      setFields(latest.current);
      saveTabDraft(form, latest.current, blank);
    },
    remove: () => removeTabDraft(form),
  };
}
