import { parseSaved, type CartItem, type Saved } from '../domain';

const documents = () => import('@lectern/shared/firebase/documents');

/** An item that can be saved for later: a course or a book. */
export type SavedItem = Pick<CartItem, 'kind' | 'refId'>;

/** Lists the items that a person saved for later, newest first. Rejects with a BackendError. */
export async function listSaved(uid: string): Promise<Saved[]> {
  return (await documents()).listDocuments(
    { collection: `users/${uid}/saved`, orderBy: [['createdAt', 'desc']] },
    parseSaved,
  );
}

/** Saves an item for later; does nothing if it is already saved. Rejects with a BackendError. */
export async function saveForLater(uid: string, { kind, refId }: SavedItem): Promise<void> {
  const { getDocument, serverTime, setDocument } = await documents();
  const path = `users/${uid}/saved/${savedId({ kind, refId })}`;
  if (await getDocument(path, parseSaved, { fresh: true })) return;
  try {
    await setDocument(path, { kind, refId, createdAt: serverTime });
  } catch (error) {
    // The rules refuse a second write, so another tab may have been first.
    if (!(await getDocument(path, parseSaved, { fresh: true }))) throw error;
  }
}

/** Removes an item that was saved for later. Rejects with a BackendError. */
export async function removeSaved(uid: string, item: SavedItem): Promise<void> {
  await (await documents()).deleteDocument(`users/${uid}/saved/${savedId(item)}`);
}

/** Returns the id of the item's document: one per course or book. */
const savedId = ({ kind, refId }: SavedItem): string => `${kind}-${refId}`.slice(0, 128);
