import * as v from 'valibot';
import { chars, documentParser } from './document';

/** `products/{id}`: the contract of the Stripe Firebase extension. */
export type Product = ReturnType<typeof parseProduct>;

/** Parses `products/{id}`; throws a DocumentError. */
export const parseProduct = documentParser(v.object({
  active: v.boolean(), name: chars(1, 250), images: v.optional(v.array(v.string()), []),
  metadata: v.optional(v.record(v.string(), v.string()), {}),
}));
