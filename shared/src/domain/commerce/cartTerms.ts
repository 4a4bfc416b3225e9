/** Maximum number of lines of a cart or a checkout. */
export const CART_LINES = 10;

/** Kinds of items for sale. */
export const ITEM_KINDS = ['course', 'book'] as const;
