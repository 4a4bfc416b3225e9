import { translatable } from '@lectern/shared/translations';

/** Texts of the button that adds something to the cart. */
export const cartButtonText = translatable('cartButton', () => ({
  add: 'Add to cart',
  added: (title: string) => `“${title}” is in your cart`,
  inCart: 'In your cart',
  toCart: 'Go to cart',
  full: 'Your cart is full: it holds ten items. Remove one, or save it for later.',
  notStored: 'Your cart could not be stored on this device. Free some space or allow storage, then try again.',
}));
