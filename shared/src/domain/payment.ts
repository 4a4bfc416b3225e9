import * as v from 'valibot';
import { chars, documentParser, whole } from './document';

/** `customers/{uid}/payments/{id}`: written by the payment service only. Amounts are in the currency's minor unit. */
export type Payment = ReturnType<typeof parsePayment>;

/** Parses `customers/{uid}/payments/{id}`; throws a DocumentError. */
export const parsePayment = documentParser(v.object({
  status: chars(1, 60), amount: whole(0), currency: v.pipe(v.string(), v.regex(/^[a-z]{3}$/)),
  prices: v.array(v.unknown()), items: v.optional(v.array(v.unknown()), []), created: v.optional(v.number()),
}));
