import { encodeCard, cardsThatFit, salvageRecall } from './recallDocument';
import { mergeWork, type WorkRecall } from './recall';

const documents = () => import('@lectern/shared/firebase/documents');

/** Fetches a learner's reviews from the backend, by course or book. Rejects with a BackendError, also offline. */
export async function fetchRecall(uid: string): Promise<Record<string, WorkRecall>> {
  const { listDocuments } = await documents();
  const found = await listDocuments({ collection: `users/${uid}/recall` }, salvageRecall, { fresh: true });
  return Object.fromEntries(found.map(({ id, cards }) => [id, cards]));
}

/**
 * Merges cards of a course or book into those of the backend, concurrent writes included, and resolves to the result.
 * Writes only cards that differ. Sending them twice has no further effect. Rejects with a BackendError.
 */
export async function saveRecall(uid: string, workId: string, cards: WorkRecall): Promise<WorkRecall> {
  const { changeDocument, serverTime } = await documents();
  const path = `users/${uid}/recall/${workId}`;
  const found = { cards: {} as WorkRecall, isFull: false };
  const change = (current: { cards: WorkRecall } | null, { isWhole }: { isWhole: boolean }) => {
    const before = current?.cards ?? {};
    const all = mergeWork(before, cards);
    found.cards = cardsThatFit(all);
    found.isFull = found.cards !== all;
    if (found.isFull && !isWhole) return null;
    const written = isWhole ? encoded(found.cards) : changedCards(before, found.cards);
    return Object.keys(written).length === 0 ? null : { cards: written, updatedAt: serverTime };
  };
  await changeDocument(path, salvageRecall, (current) => change(current, { isWhole: false }), { merge: true });
  // A full document is replaced as a whole, because a merge never removes a card.
  if (found.isFull) await changeDocument(path, salvageRecall, (current) => change(current, { isWhole: true }));
  return found.cards;
}

const encoded = (cards: WorkRecall) =>
  Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, encodeCard(card)]));

function changedCards(before: WorkRecall, after: WorkRecall) {
  const known = encoded(before);
  return Object.fromEntries(
    Object.entries(encoded(after)).filter(([id, card]) => JSON.stringify(known[id]) !== JSON.stringify(card)),
  );
}
