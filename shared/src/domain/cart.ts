import * as v from 'valibot';
import { CART_LINES, ITEM_KINDS } from './cartTerms';
import { documentParser, id, time } from './document';

const cartItem = v.object({ productId: id, priceId: id, kind: v.picklist(ITEM_KINDS), refId: id });

/** One line of a cart: what, never at which amount. */
export type CartItem = v.InferOutput<typeof cartItem>;

/** `carts/{uid}`. */
export type Cart = ReturnType<typeof parseCart>;

/** Parses `carts/{uid}`; throws a DocumentError. */
export const parseCart = documentParser(v.object({ items: v.pipe(v.array(cartItem), v.maxLength(CART_LINES)), updatedAt: time }));
