/** The words of putting a course into the cart. */
export const cartWords = {
  addToCart: 'Add to cart and go there',
  toCart: 'Go to your cart',
  cartFull: 'Your cart holds ten items already. Take one out, or save one for later, and come back.',
} as const;
