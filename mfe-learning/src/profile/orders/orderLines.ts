import type { Payment } from '@lectern/shared/domain';

/** A bought item, as it was named and priced when it was paid. `amount` is in the minor unit of the currency. */
export type OrderLine = { name: string | null; amount: number | null };

/** Returns the items of a payment at the amounts that were paid for them. */
export const linesOf = ({ items }: Pick<Payment, 'items'>): OrderLine[] =>
  items.map(({ title, amount, discount }) => ({ name: title, amount: amount - discount }));
