import { readStored, writeStored } from '@lectern/shared/sync';

/** Forms that store a draft on this device, with their localStorage keys. */
const KEYS = { application: 'lectern.application', contact: 'lectern.contact', enquiry: 'lectern.enquiry' } as const;

/** A form that stores a draft. */
export type DraftedForm = keyof typeof KEYS;

/** Each account has its own drafts; visitors without one share the device's. */
const keyOf = (form: DraftedForm, uid: string | null): string => (uid === null ? KEYS[form] : `${KEYS[form]}.${uid}`);

/** Drafts that storage refused, by key: they last as long as the page. Null is a removed one. */
const unstored = new Map<string, object | null>();

const read = (key: string): unknown => (unstored.has(key) ? unstored.get(key) : readStored(key));

/** Returns false when storage is full or blocked: the page then remembers the draft. */
function write(key: string, draft: object | null): boolean {
  const isStored = writeStored(key, draft);
  if (isStored) unstored.delete(key);
  else unstored.set(key, draft);
  return isStored;
}

/**
 * Returns the draft of a form for the account `uid` (null: signed out), with the fields of `blank`; null when there is
 * none, or it is invalid. A draft from before signing in moves to the account, unless that has its own.
 */
export function getFormDraft<Name extends string>(
  form: DraftedForm,
  uid: string | null,
  blank: Record<Name, string>,
): Record<Name, string> | null {
  const own = read(keyOf(form, uid));
  const draft = own ?? read(keyOf(form, null));
  if (own === null && typeof draft === 'object' && draft !== null && write(keyOf(form, uid), draft))
    write(keyOf(form, null), null);
  return parseDraft(draft, blank);
}

/**
 * Returns the version of the draft that the account holds as well, as `markStored` was given it; null while it holds
 * none.
 */
export function storedVersion(form: DraftedForm, uid: string | null): string | null {
  const draft = read(keyOf(form, uid));
  if (typeof draft !== 'object' || draft === null) return null;
  return 'stored' in draft && typeof draft.stored === 'string' ? draft.stored : null;
}

/** Records which version of the draft the account holds. Does nothing without a draft on this device. */
export function markStored(form: DraftedForm, uid: string | null, version: string): void {
  const draft = read(keyOf(form, uid));
  if (typeof draft === 'object' && draft !== null) write(keyOf(form, uid), { ...draft, stored: version });
}

/**
 * Stores the draft on this device; null removes it. Never throws: where storage is full or blocked, the draft lasts as
 * long as the page.
 */
export function saveFormDraft(form: DraftedForm, uid: string | null, draft: Record<string, string> | null): void {
  write(keyOf(form, uid), draft && { ...draft, stored: storedVersion(form, uid) });
}

function parseDraft<Name extends string>(stored: unknown, blank: Record<Name, string>): Record<Name, string> | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const fields = new Map(Object.entries(stored));
  const isComplete = Object.keys(blank).every((name) => typeof fields.get(name) === 'string');
  return isComplete
    ? (Object.fromEntries(Object.keys(blank).map((name) => [name, fields.get(name)])) as Record<Name, string>)
    : null;
}
