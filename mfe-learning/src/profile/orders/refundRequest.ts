import { parseRefundRequest, type Payment, type RefundRequest } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';
import { ownQuery } from '../ownQuery';

const documents = () => import('@lectern/shared/firebase/documents');
const pathOf = (uid: string, paymentId: string): string => `customers/${uid}/refund_requests/${paymentId}`;

/** Maximum number of characters of a reason. */
export const REASON_LENGTH = 1_000;

/** Pauses in milliseconds between reads: until the request is received, and until it is decided. */
const RECEIVED_PAUSE = 3_000;
const DECIDED_PAUSE = 30_000;

/** Query of the request to refund a payment; null when there is none. */
export const refundRequest = (uid: string, paymentId: string) =>
  queryOptions({
    ...ownQuery,
    queryKey: ['users', uid, 'refund-requests', paymentId],
    refetchInterval: ({ state: { data } }): number | false => pauseOf(data ?? null),
    queryFn: async (): Promise<RefundRequest | null> =>
      (await documents()).getDocument(pathOf(uid, paymentId), parseRefundRequest),
  });

function pauseOf(request: RefundRequest | null): number | false {
  if (request === null || request.status === 'declined' || request.status === 'refunded') return false;
  return request.status === undefined ? RECEIVED_PAUSE : DECIDED_PAUSE;
}

/** Asks for the refund of a payment, once. Rejects with a BackendError. */
export async function askForRefund(uid: string, paymentId: string, reason: string): Promise<void> {
  const { getDocument, serverTime, setDocument } = await documents();
  const path = pathOf(uid, paymentId);
  try {
    await setDocument(path, { reason, createdAt: serverTime });
  } catch (error) {
    // The rules refuse a second request, so another tab may have been first.
    if (!(await getDocument(path, parseRefundRequest, { fresh: true }))) throw error;
  }
}

/** Returns true for a payment of which some money is left to refund. */
export const isRefundable = ({ status, amount, amountRefunded }: Payment): boolean =>
  (status === 'succeeded' || status === 'partly_refunded') && amount > amountRefunded;
