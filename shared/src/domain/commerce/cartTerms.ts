/** The most lines that a cart or a checkout may have. */
export const CART_LINES = 10;

/** What a product gives: a course or a book. */
export const ITEM_KINDS = ['course', 'book'] as const;
