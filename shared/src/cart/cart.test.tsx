import type { CartItem } from '../domain';
import { addCartItem, listCartItems, observeCart, removeCartItem } from './cart';

const item = (productId: string): CartItem => ({ productId, priceId: `${productId}-price`, kind: 'book', refId: 'b' });
beforeEach(() => localStorage.clear());

test('a product is in the cart only once, and the number of items is stored for the header', () => {
  const listener = jest.fn();
  const stop = observeCart(listener);
  expect(addCartItem(item('a'))).toBe(true);
  expect(addCartItem(item('a'))).toBe(true);
  expect(addCartItem(item('b'))).toBe(true);
  removeCartItem('a');
  stop();
  addCartItem(item('c'));
  expect(listCartItems().map(({ productId }) => productId)).toEqual(['b', 'c']);
  expect(localStorage.getItem('lectern.cart-count')).toBe('2');
  expect(listener).toHaveBeenCalledTimes(3);
});

test('an eleventh item is refused and nothing is lost', () => {
  for (let index = 0; index < 10; index += 1) addCartItem(item(`p${String(index)}`));
  expect(addCartItem(item('eleventh'))).toBe(false);
  expect(listCartItems()).toHaveLength(10);
});

test.each(['{', '"text"', '[{"productId":1}]', '[{"productId":"a","priceId":"p","kind":"car","refId":"b"}]', 'null'])(
  'a cart stored as %s is read as empty',
  (stored) => {
    localStorage.setItem('lectern.cart', stored);
    expect(listCartItems()).toEqual([]);
  },
);

test('full storage is reported', () => {
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(addCartItem(item('a'))).toBe(false);
  set.mockRestore();
});
