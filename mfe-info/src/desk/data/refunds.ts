import { parsePayment } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

/**
 * Query of the payment that a request for a refund is about: the request has its id, below the same customer. Null when
 * there is none.
 */
export const paymentOf = (requestPath: string) =>
  queryOptions({
    queryKey: ['desk', 'refund', requestPath, 'payment'],
    queryFn: async () => {
      const { getDocument } = await import('@lectern/shared/firebase/documents');
      return getDocument(requestPath.replace('/refund_requests/', '/payments/'), parsePayment, { fresh: true });
    },
  });
