import { Badge } from '@lectern/shared/ui';
import { orderWords } from '../../text/profile/orders.en';
import { useText } from '../../text/useText';
import type { OrderState } from './orders';

const TONES = {
  succeeded: 'success',
  processing: 'warning',
  refunded: 'plain',
  canceled: 'plain',
  open: 'warning',
} as const;

/** How a payment stands, in a word. */
export function OrderBadge({ state }: { state: OrderState }) {
  return <Badge tone={TONES[state]}>{useText(orderWords).states[state]}</Badge>;
}
