import { list, object, optional } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { anything, chars, currency, number, withDefault, integer } from '../parsing/fields';

/** `customers/{uid}/payments/{id}`: written by the payment service only. Amounts are in the currency's minor unit. */
export type Payment = ReturnType<typeof parsePayment>;

/** Parses `customers/{uid}/payments/{id}`; throws a DocumentError. */
export const parsePayment = documentParser(
  object({
    status: chars(1, 60),
    amount: integer(0),
    currency,
    prices: list(anything),
    items: withDefault(list(anything), []),
    created: optional(number()),
  }),
);
