import { translatable } from '@lectern/shared/translations';

/** Texts of the button that adds a course to the cart. */
export const cartText = translatable('enrol/cart', () => ({
  addToCart: 'Add to cart',
  toCart: 'Go to your cart',
  cartFull: 'Your cart is full: it holds ten items. Remove one or save it for later, then try again.',
  notStored: 'Your cart could not be stored on this device. Free some space or allow storage, then try again.',
}));
