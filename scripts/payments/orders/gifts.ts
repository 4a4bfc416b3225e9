import { createHash, randomBytes } from 'node:crypto';
import { parseGiftClaim, type GIFT_REFUSALS } from '@lectern/shared/domain';
import { transact, type Change, type Transaction } from '../../processing';
import type { OrderState } from '../provider/events';
import type { PaymentServices } from '../services';
import { ownedOf } from './cartItems';
import { grantItems, revokeItems } from './grants';
import { orderPath, parseOrder, type Order, type OrderItem } from './order';
import { giftMail, giftVoidMail } from './orderMails';

/** Crockford's alphabet: no letters that look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a code of 160 random bits, in groups of four. */
function newCode(): string {
  const letters = [...randomBytes(32)].map((byte) => ALPHABET[byte % 32] ?? '').join('');
  return (letters.match(/.{4}/g) ?? []).join('-');
}

/** Returns the id under which a gift is stored: a hash of its code, which itself is not stored. */
export function giftHash(code: string): string {
  const plain = code
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '');
  return createHash('sha256').update(plain).digest('hex');
}

/** State of a gift as the payment document shows it. */
type GiftAnswer = { email: string; message: string; state: string; claimedAt: Date | null };

type StoredOrder = { orderId: string; order: Order };

/**
 * Mails the code of a paid gift once, and voids or restores the gift with its payment. Resolves to the order, with the
 * hash of the code once it was mailed, and to the gift for the payment document; null for an order that is no gift.
 */
export async function applyGift(
  services: PaymentServices,
  transaction: Transaction,
  { orderId, order }: StoredOrder,
  { isEntitled, isPaid }: OrderState,
): Promise<{ order: Order; answer: GiftAnswer | null }> {
  if (order.gift === null) return { order, answer: null };
  const answer = { ...order.gift, state: 'pending', claimedAt: null };
  if (order.giftHash !== null) {
    const changes = await updateGift(services, transaction, { orderId, order, isEntitled });
    return { order, answer: { ...answer, ...changes } };
  }
  if (!isEntitled) return { order, answer: isPaid ? { ...answer, state: 'void' } : answer };
  const code = newCode();
  const hash = giftHash(code);
  transaction.write(
    { set: `gifts/${hash}`, data: { orderId, state: 'sent', claimedBy: null, claimedAt: null } },
    giftMail(services, { orderId, order, code }),
  );
  return { order: { ...order, giftHash: hash }, answer: { ...answer, state: 'sent' } };
}

/** Voids a gift whose payment no longer entitles to it, or restores it, also for the account that has claimed it. */
async function updateGift(
  services: PaymentServices,
  transaction: Transaction,
  { orderId, order, isEntitled }: StoredOrder & { isEntitled: boolean },
): Promise<Pick<GiftAnswer, 'state' | 'claimedAt'>> {
  const path = `gifts/${order.giftHash ?? ''}`;
  const gift = (await transaction.get(path))?.data ?? {};
  const claimedBy = typeof gift.claimedBy === 'string' ? gift.claimedBy : null;
  const validState = claimedBy === null ? 'sent' : 'claimed';
  const state = isEntitled ? validState : 'void';
  if (claimedBy !== null && state === 'void') await revokeItems(transaction, orderId, order, claimedBy);
  if (claimedBy !== null && state === 'claimed' && gift.state === 'void')
    await grantItems(transaction, orderId, order, { uid: claimedBy, now: services.now() });
  if (gift.state !== state) {
    transaction.write({ merge: path, data: { state } });
    if (state === 'void') transaction.write(giftVoidMail({ orderId, order }));
  }
  return { state, claimedAt: gift.claimedAt instanceof Date ? gift.claimedAt : null };
}

type Refusal = (typeof GIFT_REFUSALS)[number];
type Granted = Pick<OrderItem, 'kind' | 'refId' | 'productId' | 'title'>[];

/** Answers a claim: grants the gift to the account, or says why not. The code is removed from the claim. */
export async function answerGiftClaim(services: PaymentServices, change: Change): Promise<undefined> {
  const uid = change.params.uid ?? '';
  await transact(services.documents, async (transaction) => {
    const found = await transaction.get(change.path);
    const claim = found && parseGiftClaim(found.data, change.path);
    if (!claim || claim.status !== undefined) return;
    const result = await claimGift(services, transaction, uid, claim.code ?? '');
    const answer =
      typeof result === 'string' ? { status: 'refused', reason: result } : { status: 'granted', items: result };
    const { createdAt } = claim;
    transaction.write({ set: change.path, data: { createdAt, ...answer, answeredAt: services.now() } });
  });
}

async function claimGift(
  services: PaymentServices,
  transaction: Transaction,
  uid: string,
  code: string,
): Promise<Refusal | Granted> {
  const path = `gifts/${giftHash(code)}`;
  const gift = (await transaction.get(path))?.data;
  const orderId = typeof gift?.orderId === 'string' ? gift.orderId : '';
  const stored = gift && (await transaction.get(orderPath(orderId)));
  if (!gift || !stored) return 'unknown';
  const order = parseOrder(stored);
  const granted = order.items.map(({ kind, refId, productId, title }) => ({ kind, refId, productId, title }));
  if (gift.state === 'void') return 'void';
  if (gift.state === 'claimed') return gift.claimedBy === uid ? granted : 'claimed';
  const productIds = order.items.map(({ productId }) => productId);
  const owned = new Set(await ownedOf(transaction, uid, productIds));
  if (owned.size === productIds.length) return 'owned';
  const now = services.now();
  await grantItems(transaction, orderId, order, { uid, now });
  transaction.write({ merge: path, data: { state: 'claimed', claimedBy: uid, claimedAt: now } });
  const payment = `customers/${order.uid}/payments/${orderId}`;
  if (await transaction.get(payment))
    transaction.write({ merge: payment, data: { gift: { ...order.gift, state: 'claimed', claimedAt: now } } });
  return granted.filter(({ productId }) => !owned.has(productId));
}
