import { object, oneOf } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { boolean, currency, integer } from '../parsing/fields';

/** `products/{id}/prices/{id}`. `unit_amount` is in the currency's minor unit. */
export type Price = ReturnType<typeof parsePrice>;

/** Parses `products/{id}/prices/{id}`; throws a DocumentError. */
export const parsePrice = documentParser(
  object({
    unit_amount: integer(0),
    currency,
    active: boolean,
    type: oneOf('one_time', 'recurring'),
  }),
);
