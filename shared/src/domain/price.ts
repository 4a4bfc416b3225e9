import * as v from 'valibot';
import { documentParser, whole } from './document';

/** `products/{id}/prices/{id}`. `unit_amount` is in the currency's minor unit. */
export type Price = ReturnType<typeof parsePrice>;

/** Parses `products/{id}/prices/{id}`; throws a DocumentError. */
export const parsePrice = documentParser(v.object({
  unit_amount: whole(0), currency: v.pipe(v.string(), v.regex(/^[a-z]{3}$/)), active: v.boolean(), type: v.picklist(['one_time', 'recurring']),
}));
