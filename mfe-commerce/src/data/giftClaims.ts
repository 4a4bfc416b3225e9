import { parseGiftClaim, type GiftClaim } from '@lectern/shared/domain';
import { newId } from './newId';
import { pollAnswer } from './pollAnswer';

const documents = () => import('@lectern/shared/firebase/documents');

/**
 * Claims a gift by its code and waits for the processor's answer; null when that takes longer than 20 s. Rejects with a
 * BackendError.
 */
export async function claimGift(uid: string, code: string): Promise<GiftClaim | null> {
  const { getDocument, serverTime, setDocument } = await documents();
  const path = `customers/${uid}/gift_claims/${newId()}`;
  await setDocument(path, { code, createdAt: serverTime });
  return pollAnswer(async () => {
    const claim = await getDocument(path, parseGiftClaim, { fresh: true });
    return claim?.status === undefined ? null : claim;
  });
}
