/** What has been written into the application form and not been sent, as it stands in its fields. */
export type ApplicationDraft = { name: string; topic: string; experience: string; sample: string };

const FIELDS = ['name', 'topic', 'experience', 'sample'] as const;
const keyOf = (uid: string): string => `lectern.application.${uid}`;

/** The draft that the account `uid` left on this device; null where there is none or it cannot be read. */
export function getApplicationDraft(uid: string): ApplicationDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(uid)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const fields = kept as Partial<Record<string, unknown>>;
    return FIELDS.every((name) => typeof fields[name] === 'string') ? (fields as ApplicationDraft) : null;
  } catch {
    return null;
  }
}

/** Keeps the draft on this device; null forgets it. Where the device forbids it, the draft lasts as long as the page. */
export function saveApplicationDraft(uid: string, draft: ApplicationDraft | null): void {
  try {
    if (draft) localStorage.setItem(keyOf(uid), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(uid));
  } catch {
    // The form itself still holds what was written.
  }
}
