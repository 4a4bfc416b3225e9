import { object, oneOf, type Parsed } from '../../contract/parse';
import { CART_LINES, ITEM_KINDS } from './cartTerms';
import { documentParser } from '../parsing/document';
import { id, some, time } from '../parsing/fields';

const cartItem = object({ productId: id, priceId: id, kind: oneOf(...ITEM_KINDS), refId: id });

/** One line of a cart: what, never at which amount. */
export type CartItem = Parsed<typeof cartItem>;

/** `carts/{uid}`. */
export type Cart = ReturnType<typeof parseCart>;

/** Parses `carts/{uid}`; throws a DocumentError. */
export const parseCart = documentParser(object({ items: some(cartItem, CART_LINES), updatedAt: time }));
