import { isSame, parseJson } from '../sync';

const keyOf = (form: string): string => `lectern.draft:${form}`;

/**
 * Returns the fields of an unsent form that were stored in this tab; none where storage is blocked. `form` names the
 * form, its subject and the account. A field is ignored unless it has the type that it has in `blank`.
 */
export function readTabDraft<Fields extends object>(form: string, blank: Fields): Partial<Fields> {
  const stored = parseJson(readTab(keyOf(form)));
  if (typeof stored !== 'object' || stored === null) return {};
  const isField = ([name, value]: [string, unknown]): boolean =>
    Object.hasOwn(blank, name) && typeName(value) === typeName(blank[name as keyof Fields]);
  return Object.fromEntries(Object.entries(stored).filter(isField)) as Partial<Fields>;
}

/** Returns true when this tab holds a draft of the form, so that it can be opened again. */
export const hasTabDraft = (form: string): boolean => readTab(keyOf(form)) !== null;

/**
 * Stores the fields that differ from `blank` until the tab is closed, and removes the draft when none does. Does
 * nothing where storage is full or blocked: the open form holds the input.
 */
export function saveTabDraft<Fields extends object>(form: string, fields: Fields, blank: Fields): void {
  const changed = Object.entries(fields).filter(([name, value]) => !isSame(value, blank[name as keyof Fields]));
  try {
    if (changed.length === 0) sessionStorage.removeItem(keyOf(form));
    else sessionStorage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(changed)));
  } catch {
    // The draft lasts as long as the form is open.
  }
}

/** Removes the stored draft of a form: it was sent or cancelled. */
export const removeTabDraft = (form: string): void => saveTabDraft(form, {}, {});

const typeName = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

function readTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
