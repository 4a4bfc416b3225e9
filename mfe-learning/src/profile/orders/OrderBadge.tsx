import { useText } from '@lectern/shared/text';
import { Badge } from '@lectern/shared/ui';
import { ordersText } from '../../text/profile/orders.en';
import type { OrderState } from './orders';

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
export function OrderBadge({ state }: { state: OrderState }) {
  return <Badge tone={TONES[state]}>{useText(ordersText).states[state]}</Badge>;
}
