/** The forms that keep on this device what is written into them, each with the name of its entry. */
const ENTRIES = { application: 'lectern.application', contact: 'lectern.contact', enquiry: 'lectern.enquiry' } as const;

/** One of the forms that keep a draft. */
export type DraftedForm = keyof typeof ENTRIES;

/** An account has drafts of its own; visitors without one share those of the device. */
const entryOf = (form: DraftedForm, uid: string | null): string =>
  uid === null ? ENTRIES[form] : `${ENTRIES[form]}.${uid}`;

/**
 * What the account `uid` (null: a visitor without one) left in a form on this device: its fields by the names of
 * `blank`, or null where there is nothing, or nothing that can be read. What a visitor wrote before signing in goes
 * over to the account, unless that has a draft already.
 */
export function getFormDraft<Name extends string>(
  form: DraftedForm,
  uid: string | null,
  blank: Record<Name, string>,
): Record<Name, string> | null {
  try {
    const own = localStorage.getItem(entryOf(form, uid));
    const kept = own ?? localStorage.getItem(entryOf(form, null));
    if (own === null && kept !== null) {
      localStorage.setItem(entryOf(form, uid), kept);
      localStorage.removeItem(entryOf(form, null));
    }
    return parseDraft(JSON.parse(kept ?? 'null'), blank);
  } catch {
    return null;
  }
}

/**
 * Keeps the draft on this device; null forgets it. Where the device forbids it, the draft lasts as long as the page.
 */
export function saveFormDraft(form: DraftedForm, uid: string | null, draft: Record<string, string> | null): void {
  try {
    if (draft) localStorage.setItem(entryOf(form, uid), JSON.stringify(draft));
    else localStorage.removeItem(entryOf(form, uid));
  } catch {
    // The form itself still holds what was written.
  }
}

function parseDraft<Name extends string>(kept: unknown, blank: Record<Name, string>): Record<Name, string> | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const fields = new Map(Object.entries(kept));
  const isWhole = Object.keys(blank).every((name) => typeof fields.get(name) === 'string');
  return isWhole
    ? (Object.fromEntries(Object.keys(blank).map((name) => [name, fields.get(name)])) as Record<Name, string>)
    : null;
}
