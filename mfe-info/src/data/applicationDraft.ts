import { parseApplicationDraft } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

/** The fields of an application as they were typed. */
export type ApplicationDraft = Record<'name' | 'topic' | 'experience' | 'sample', string>;

const documents = () => import('@lectern/shared/firebase/documents');
const pathOf = (uid: string): string => `users/${uid}/drafts/application`;

/** Query of the draft that the account stored from any device; null when there is none. */
export const storedDraft = (uid: string) =>
  queryOptions({
    queryKey: ['users', uid, 'drafts', 'application'],
    queryFn: async () => {
      const found = await (await documents()).getDocument(pathOf(uid), parseApplicationDraft).catch(() => null);
      if (!found) return null;
      const { name, topic, experience, sample } = found;
      return { name, topic, experience, sample };
    },
    // The form reads it once: what is typed here must not be replaced under the pen.
    staleTime: Infinity,
    gcTime: 0,
  });

/** Returns the version of a draft: two drafts that the account stores alike have the same one. */
export const versionOf = (draft: ApplicationDraft): string => JSON.stringify(clipped(draft));

/** Stores the draft for the account's other devices; null removes it. Rejects with a BackendError. */
export async function storeDraft(uid: string, draft: ApplicationDraft | null): Promise<void> {
  const { deleteDocument, serverTime, setDocument } = await documents();
  if (draft) await setDocument(pathOf(uid), { ...clipped(draft), updatedAt: serverTime });
  else await deleteDocument(pathOf(uid));
}

const LIMITS = { name: 200, topic: 300, experience: 5000, sample: 3000 } as const;

/** A draft may be longer than an application, but not without limit: the rest stays on this device. */
const clipped = (draft: ApplicationDraft): ApplicationDraft =>
  Object.fromEntries(
    Object.entries(LIMITS).map(([name, limit]) => [name, draft[name as keyof ApplicationDraft].slice(0, limit)]),
  ) as ApplicationDraft;
