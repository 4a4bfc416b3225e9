import { listFailures } from '../processing';
import { listRefused } from './administration';
import type { PaymentServices } from './services';

/** A figure for the metrics of a site. `value` rejects when the store can't be read. */
export type Gauge = { name: string; help: string; value: () => Promise<number> };

/** Largest number of refused orders that is counted. */
const MAX_COUNTED = 1000;

/** Returns the figures that an operator is woken for: both are 0 while payments work. */
export const paymentGauges = ({ documents }: Pick<PaymentServices, 'documents'>): Gauge[] => [
  {
    name: 'lectern_payments_refused',
    help: 'Orders that the payment service refuses to open, such as for a wrong key.',
    value: async () => (await listRefused(documents, MAX_COUNTED)).length,
  },
  {
    name: 'lectern_payments_set_aside',
    help: 'Documents that the payments processor could not handle.',
    value: async () => (await listFailures(documents, 'payments')).length,
  },
];
