/** The cart on the device */
export { addCartItem, hasRoom, listCartItems, observeCart, removeCartItem, replaceCartItem } from './cart';
export { useCart } from './useCart';

/** The cart of an account */
export { keepCart } from './keepCart';
export { isCartPending, syncCart } from './syncCart';
export { forgetCartNews, getCartNews, type CartNews } from './cartNews';
export { mergeChanges } from './mergeChanges';

/** What somebody owns, and what they keep for later */
export { claimFree, isEntitled, isOwned, listOwned, type Owned } from './ownership';
export { listSaved, removeSaved, saveForLater, type SavedItem } from './savedItems';
