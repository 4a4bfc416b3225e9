import { parseSaved, type CartItem, type Saved } from '../domain';

const documents = () => import('@lectern/shared/firebase/documents');

/** What can be kept for later: a course or a book. */
export type SavedItem = Pick<CartItem, 'kind' | 'refId'>;

/** What the person keeps for later, the newest first. Rejects with a BackendError. */
export async function listSaved(uid: string): Promise<Saved[]> {
  return (await documents()).listDocuments(
    { collection: `users/${uid}/saved`, orderBy: [['createdAt', 'desc']] },
    parseSaved,
  );
}

/** Keeps something for later. What is kept already stays as it is. */
export async function saveForLater(uid: string, { kind, refId }: SavedItem): Promise<void> {
  const { getDocument, serverTime, setDocument } = await documents();
  const path = `users/${uid}/saved/${savedId({ kind, refId })}`;
  if (await getDocument(path, parseSaved, { fresh: true })) return;
  try {
    await setDocument(path, { kind, refId, createdAt: serverTime });
  } catch (error) {
    // Another tab was first: what is saved is never written twice.
    if (!(await getDocument(path, parseSaved, { fresh: true }))) throw error;
  }
}

/** Keeps it no longer. */
export async function removeSaved(uid: string, item: SavedItem): Promise<void> {
  await (await documents()).deleteDocument(`users/${uid}/saved/${savedId(item)}`);
}

/** The id of the document that keeps it: one for each course or book. */
const savedId = ({ kind, refId }: SavedItem): string => `${kind}-${refId}`.slice(0, 128);
