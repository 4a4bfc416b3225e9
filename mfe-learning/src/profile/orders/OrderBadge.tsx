import type { Payment } from '@lectern/shared/domain';
import { useText } from '@lectern/shared/text';
import { Badge } from '@lectern/shared/ui';
import { ordersText } from '../../text/profile/orders.en';

const TONES = {
  succeeded: 'success',
  processing: 'warning',
  failed: 'warning',
  cancelled: 'plain',
  refunded: 'plain',
  partly_refunded: 'plain',
  disputed: 'warning',
} as const;

/** Badge with the state of a payment. */
export function OrderBadge({ status }: Pick<Payment, 'status'>) {
  return <Badge tone={TONES[status]}>{useText(ordersText).states[status]}</Badge>;
}
