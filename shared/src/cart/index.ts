/** The cart on this device */
export { addCartItem, hasRoom, listCartItems, observeCart, removeCartItem, replaceCartItem } from './cart';
export { useCart } from './useCart';

/** The cart of an account */
export { startCartSync } from './startCartSync';
export { isCartPending, moveToSaved, syncCart } from './syncCart';
export { dismissRemovedLines, getRemovedLines, type RemovedLines } from './cartAccount';

/** Owned products, and items saved for later */
export { claimFree, isEntitled, isOwned, listOwned, type Owned } from './ownership';
export { listSaved, removeSaved, saveForLater, type SavedItem } from './savedItems';
