import { waitFor } from '@testing-library/react';
import type { CartItem } from '../domain';
import { getDocument, serverTime, setDocument } from '../firebase/documents';
import { fakeCaches, startTestBackend, type TestBackend } from '../testing';
import { parseCart } from '../domain';
import {
  addCartItem,
  claimFree,
  dismissRemovedLines,
  getRemovedLines,
  isCartPending,
  listCartItems,
  listSaved,
  moveToSaved,
  removeCartItem,
  saveForLater,
  startCartSync,
  syncCart,
} from '.';

let running: TestBackend;
const stops: (() => void)[] = [];
/** The SDK warns of each call that is refused or finds no network, as some of these tests provoke. */
const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
const item = (name: string): CartItem => ({ productId: name, priceId: 'p', kind: 'book', refId: name });
const names = (items: readonly CartItem[] = listCartItems()): string[] => items.map(({ productId }) => productId);
const stored = async (uid = 'noor'): Promise<string[]> =>
  names((await getDocument(`carts/${uid}`, parseCart))?.items ?? []);
const seedCart = (...items: string[]): void =>
  running.seed({ 'carts/noor': { items: items.map(item), updatedAt: new Date() } });
/** Synchronises as the shell does while somebody is signed in; null is a guest. */
const signIn = (uid: string | null): void => void stops.push(startCartSync(uid));
const leave = (): void => stops.splice(0).forEach((stop) => stop());

/** Runs `work` as on another device, with a storage of its own. */
async function onAnotherDevice(work: () => Promise<void>): Promise<void> {
  const own = Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? ''] as const);
  localStorage.clear();
  await work();
  localStorage.clear();
  for (const [key, value] of own) localStorage.setItem(key, value);
}

beforeEach(async () => {
  localStorage.clear();
  running = await startTestBackend();
  await running.signIn('noor');
});
afterEach(async () => {
  leave();
  await running.stop();
});

test("a guest's cart is merged into the account's at sign-in, and every change reaches the account", async () => {
  seedCart('a', 'b');
  addCartItem(item('b'));
  addCartItem(item('c'));
  signIn('noor');
  await waitFor(() => expect(names()).toEqual(['a', 'b', 'c']));
  expect(localStorage.getItem('lectern.cart-count')).toBe('3');
  removeCartItem('a');
  addCartItem(item('d'));
  await waitFor(async () => expect(await stored()).toEqual(['b', 'c', 'd']));
  await waitFor(() => expect(isCartPending()).toBe(false));
});

test('an item is either in the cart or saved for later, never both', async () => {
  await saveForLater('noor', { kind: 'book', refId: 'a' });
  signIn('noor');
  addCartItem(item('a'));
  await waitFor(async () => expect([await stored(), await listSaved('noor')]).toEqual([['a'], []]));
  await waitFor(() => expect(isCartPending()).toBe(false));
  await moveToSaved('noor', item('a'));
  await waitFor(async () => expect(await stored()).toEqual([]));
  expect((await listSaved('noor')).map(({ refId }) => refId)).toEqual(['a']);
  await syncCart('noor');
  expect(await listSaved('noor')).toHaveLength(1);
});

test('the items of an account leave the device at sign-out, and return at the next sign-in', async () => {
  addCartItem(item('a'));
  signIn('noor');
  await waitFor(async () => expect(await stored()).toEqual(['a']));
  await waitFor(() => expect(isCartPending()).toBe(false));
  leave();
  signIn(null);
  expect([names(), localStorage.getItem('lectern.cart-count'), localStorage.getItem('lectern.cart-account')]).toEqual([
    [],
    '0',
    null,
  ]);
  addCartItem(item('g'));
  signIn('noor');
  await waitFor(() => expect(names()).toEqual(['a', 'g']));
});

test('the cart is never synchronised with cached documents of the account', async () => {
  const device = fakeCaches();
  seedCart('a');
  signIn('noor');
  await waitFor(() => expect(names()).toEqual(['a']));
  expect(await stored()).toEqual(['a']);
  await waitFor(() =>
    expect([...device.stores.values()].flatMap((answers) => [...answers.keys()]).length).toBeGreaterThanOrEqual(3),
  );
  leave();
  await running.kill();
  await expect(syncCart('noor')).rejects.toMatchObject({ kind: 'unavailable' });
  await expect(claimFree('noor', item('a'))).rejects.toMatchObject({ kind: 'unavailable' });
  expect(names()).toEqual(['a']);
  device.uninstall();
});

test('no items move from one account to another', async () => {
  seedCart('a');
  signIn('noor');
  await waitFor(() => expect(names()).toEqual(['a']));
  leave();
  await running.signIn('omar');
  signIn('omar');
  await waitFor(() => expect(names()).toEqual([]));
  await syncCart('omar');
  expect(await stored('omar')).toEqual([]);
});

test('two devices share one cart: additions and removals of both apply', async () => {
  seedCart('a', 'b');
  signIn('noor');
  await waitFor(() => expect(names()).toEqual(['a', 'b']));
  await waitFor(() => expect(isCartPending()).toBe(false));
  leave();
  await onAnotherDevice(async () => {
    const stop = startCartSync('noor');
    await waitFor(() => expect(names()).toEqual(['a', 'b']));
    removeCartItem('a');
    addCartItem(item('c'));
    stop();
    await syncCart('noor');
    expect(await stored()).toEqual(['b', 'c']);
  });
  addCartItem(item('d'));
  await syncCart('noor');
  expect(names()).toEqual(['b', 'c', 'd']);
  expect(await stored()).toEqual(['b', 'c', 'd']);
});

test('owned products are removed from the cart, with a notice until it is dismissed', async () => {
  running.seed({
    'entitlements/noor/items/mine': {
      kind: 'book',
      refId: 'mine',
      priceId: 'p',
      paymentId: null,
      grantedAt: new Date(),
    },
    'users/noor/enrolments/taken': { source: 'grant', entitlement: null, createdAt: new Date() },
  });
  addCartItem(item('mine'));
  addCartItem({ ...item('course-taken'), kind: 'course', refId: 'taken' });
  addCartItem(item('other'));
  signIn('noor');
  await waitFor(() => expect(names()).toEqual(['other']));
  expect(names(getRemovedLines().owned)).toEqual(['mine', 'course-taken']);
  dismissRemovedLines();
  expect(getRemovedLines()).toEqual({ owned: [], over: [] });
});

test('items that do not fit are saved for later', async () => {
  seedCart(...Array.from('abcdefgh'));
  for (const name of 'hijkl') addCartItem(item(name));
  signIn('noor');
  await waitFor(() => expect(names().join('')).toBe('abcdefghij'));
  await waitFor(async () => expect((await listSaved('noor')).map(({ refId }) => refId).sort()).toEqual(['k', 'l']));
  expect(names(getRemovedLines().over)).toEqual(['k', 'l']);
});

test('the cart works without a network, and its changes are sent when it returns', async () => {
  seedCart('a', 'b');
  signIn('noor');
  await waitFor(() => expect(names()).toEqual(['a', 'b']));
  await waitFor(() => expect(isCartPending()).toBe(false));
  const before = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  addCartItem(item('c'));
  removeCartItem('a');
  await expect(syncCart('noor')).rejects.toMatchObject({ kind: 'unavailable' });
  expect([names(), isCartPending()]).toEqual([['b', 'c'], true]);
  // The change of a person who signs out now is parked.
  leave();
  signIn(null);
  expect(names()).toEqual([]);
  globalThis.fetch = before;
  signIn('noor');
  await waitFor(async () => expect(await stored()).toEqual(['b', 'c']));
  expect(names()).toEqual(['b', 'c']);
});

test('a malformed document is read as an empty cart, and repaired', async () => {
  running.seed({ 'carts/noor': { items: 'many', updatedAt: new Date() } });
  addCartItem(item('a'));
  signIn('noor');
  await waitFor(async () => expect(await stored()).toEqual(['a']));
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('carts/noor'));
});

test('two tabs that write at the same time end up with one cart', async () => {
  signIn('noor');
  await syncCart('noor');
  addCartItem(item('a'));
  await Promise.all([
    syncCart('noor'),
    setDocument('carts/noor', { items: [item('z')], updatedAt: serverTime }),
    syncCart('noor'),
  ]);
  await syncCart('noor');
  expect(names().sort()).toEqual((await stored()).sort());
  expect(await stored()).toContain('a');
});

test('only a free product can be claimed, and only once', async () => {
  running.seed({
    'products/free': { active: true, name: 'Free' },
    'products/free/prices/old': { unit_amount: 500, currency: 'eur', active: false, type: 'one_time' },
    'products/free/prices/none': { unit_amount: 0, currency: 'eur', active: true, type: 'one_time' },
    'products/paid': { active: true, name: 'Paid' },
    'products/paid/prices/p': { unit_amount: 500, currency: 'eur', active: true, type: 'one_time' },
    'books/free': { productId: 'free', status: 'published' },
    'books/paid': { productId: 'paid', status: 'published' },
  });
  const free = { productId: 'free', kind: 'book', refId: 'free' } as const;
  expect(await Promise.all([claimFree('noor', free), claimFree('noor', free)])).toEqual([true, true]);
  expect(await claimFree('noor', free)).toBe(true);
  expect(await claimFree('noor', { productId: 'paid', kind: 'book', refId: 'paid' })).toBe(false);
  await expect(claimFree('noor', { ...free, productId: 'paid', refId: 'free' })).resolves.toBe(false);
});

test('an item is saved for later only once', async () => {
  await Promise.all([saveForLater('noor', item('a')), saveForLater('noor', item('a'))]);
  await saveForLater('noor', item('a'));
  expect(await listSaved('noor')).toHaveLength(1);
});
