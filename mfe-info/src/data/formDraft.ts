/** Forms that store a draft on this device, with their localStorage keys. */
const KEYS = { application: 'lectern.application', contact: 'lectern.contact', enquiry: 'lectern.enquiry' } as const;

/** A form that stores a draft. */
export type DraftedForm = keyof typeof KEYS;

/** Each account has its own drafts; visitors without one share the device's. */
const keyOf = (form: DraftedForm, uid: string | null): string => (uid === null ? KEYS[form] : `${KEYS[form]}.${uid}`);

/**
 * Returns the draft of a form for the account `uid` (null: signed out), with the fields of `blank`; null when there is
 * none, or it is invalid. A draft from before signing in moves to the account, unless that has its own.
 */
export function getFormDraft<Name extends string>(
  form: DraftedForm,
  uid: string | null,
  blank: Record<Name, string>,
): Record<Name, string> | null {
  try {
    const own = localStorage.getItem(keyOf(form, uid));
    const stored = own ?? localStorage.getItem(keyOf(form, null));
    if (own === null && stored !== null) {
      localStorage.setItem(keyOf(form, uid), stored);
      localStorage.removeItem(keyOf(form, null));
    }
    return parseDraft(JSON.parse(stored ?? 'null'), blank);
  } catch {
    return null;
  }
}

/** Returns when the draft of this device was written, in milliseconds since 1970; 0 when there is none. */
export function formDraftTime(form: DraftedForm, uid: string | null): number {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(form, uid)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return 0;
    return 'savedAt' in stored && typeof stored.savedAt === 'number' ? stored.savedAt : Date.now();
  } catch {
    return 0;
  }
}

/**
 * Stores the draft on this device; null removes it. `time` is when it was written, in milliseconds since 1970. Without
 * storage, the draft lasts as long as the page.
 */
export function saveFormDraft(
  form: DraftedForm,
  uid: string | null,
  draft: Record<string, string> | null,
  time = Date.now(),
): void {
  try {
    if (draft) localStorage.setItem(keyOf(form, uid), JSON.stringify({ ...draft, savedAt: time }));
    else localStorage.removeItem(keyOf(form, uid));
  } catch {
    // The form itself still holds the input.
  }
}

function parseDraft<Name extends string>(stored: unknown, blank: Record<Name, string>): Record<Name, string> | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const fields = new Map(Object.entries(stored));
  const isComplete = Object.keys(blank).every((name) => typeof fields.get(name) === 'string');
  return isComplete
    ? (Object.fromEntries(Object.keys(blank).map((name) => [name, fields.get(name)])) as Record<Name, string>)
    : null;
}
