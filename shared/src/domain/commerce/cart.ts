import { object, oneOf, type Parsed } from '../../contract/parse';
import { CART_LINES, ITEM_KINDS } from './cartTerms';
import { documentParser } from '../parsing/document';
import { id, boundedList, time } from '../parsing/fields';

const cartItem = object({ productId: id, priceId: id, kind: oneOf(...ITEM_KINDS), refId: id });

/** One line of a cart. It holds no amount: the price may change. */
export type CartItem = Parsed<typeof cartItem>;

/** `carts/{uid}`. */
export type Cart = ReturnType<typeof parseCart>;

/** Parses `carts/{uid}`; throws a DocumentError. */
export const parseCart = documentParser(object({ items: boundedList(cartItem, CART_LINES), updatedAt: time }));
