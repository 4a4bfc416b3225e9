import { list, object, record } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { boolean, chars, withDefault, string } from '../parsing/fields';

/** `products/{id}`, in the form of the Stripe Firebase extension. */
export type Product = ReturnType<typeof parseProduct>;

/** Parses `products/{id}`; throws a DocumentError. */
export const parseProduct = documentParser(
  object({
    active: boolean,
    name: chars(1, 250),
    images: withDefault(list(string), []),
    metadata: withDefault(record(string, string), {}),
  }),
);
