export { addCartItem, listCartItems, observeCart, removeCartItem } from './cart';
export { useCart } from './useCart';
