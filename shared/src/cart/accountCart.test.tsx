import { waitFor } from '@testing-library/react';
import type { CartItem } from '../domain';
import { getDocument, serverTime, setDocument } from '../firebase/documents';
import { fakeCaches, startTestBackend, type TestBackend } from '../testing';
import { parseCart } from '../domain';
import {
  addCartItem,
  claimFree,
  forgetCartNews,
  getCartNews,
  isCartPending,
  keepCart,
  listCartItems,
  listSaved,
  removeCartItem,
  saveForLater,
  syncCart,
} from '.';

let running: TestBackend;
const stops: (() => void)[] = [];
/** The SDK warns of each call that the rules refuse or that finds no network; some of these tests bring that about. */
const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
const item = (name: string): CartItem => ({ productId: name, priceId: 'p', kind: 'book', refId: name });
const names = (items: readonly CartItem[] = listCartItems()): string[] => items.map(({ productId }) => productId);
const stored = async (uid = 'noor'): Promise<string[]> =>
  names((await getDocument(`carts/${uid}`, parseCart))?.items ?? []);
const seedCart = (...items: string[]): void =>
  running.seed({ 'carts/noor': { items: items.map(item), updatedAt: new Date() } });
/** What the shell does while somebody is signed in; null is a guest. */
const keep = (uid: string | null): void => void stops.push(keepCart(uid));
const leave = (): void => stops.splice(0).forEach((stop) => stop());

/** Another device: its own storage for as long as `work` lasts. */
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

it("unites a guest's cart with the account's on sign-in, and every change arrives there", async () => {
  seedCart('a', 'b');
  addCartItem(item('b'));
  addCartItem(item('c'));
  keep('noor');
  await waitFor(() => expect(names()).toEqual(['a', 'b', 'c']));
  expect(localStorage.getItem('lectern.cart-count')).toBe('3');
  removeCartItem('a');
  addCartItem(item('d'));
  await waitFor(async () => expect(await stored()).toEqual(['b', 'c', 'd']));
  await waitFor(() => expect(isCartPending()).toBe(false));
});

it('leaves the device with the account, and is there again at the next sign-in', async () => {
  addCartItem(item('a'));
  keep('noor');
  await waitFor(async () => expect(await stored()).toEqual(['a']));
  await waitFor(() => expect(isCartPending()).toBe(false));
  leave();
  keep(null);
  expect([names(), localStorage.getItem('lectern.cart-count'), localStorage.getItem('lectern.cart-account')]).toEqual([
    [],
    '0',
    null,
  ]);
  addCartItem(item('g'));
  keep('noor');
  await waitFor(() => expect(names()).toEqual(['a', 'g']));
});

it('is never brought into step with what the device has kept of it', async () => {
  const device = fakeCaches();
  seedCart('a');
  keep('noor');
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
  device.takeAway();
});

it('takes no lines from one account to another', async () => {
  seedCart('a');
  keep('noor');
  await waitFor(() => expect(names()).toEqual(['a']));
  leave();
  await running.signIn('omar');
  keep('omar');
  await waitFor(() => expect(names()).toEqual([]));
  await syncCart('omar');
  expect(await stored('omar')).toEqual([]);
});

it('is the same cart on two devices: what either put in is in, what either took out is out', async () => {
  seedCart('a', 'b');
  keep('noor');
  await waitFor(() => expect(names()).toEqual(['a', 'b']));
  await waitFor(() => expect(isCartPending()).toBe(false));
  leave();
  await onAnotherDevice(async () => {
    const stop = keepCart('noor');
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

it('lets go of what the person owns, and says so until they have seen it', async () => {
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
  keep('noor');
  await waitFor(() => expect(names()).toEqual(['other']));
  expect(names(getCartNews().owned)).toEqual(['mine', 'course-taken']);
  forgetCartNews();
  expect(getCartNews()).toEqual({ owned: [], over: [] });
});

it('saves for later what finds no room', async () => {
  seedCart(...Array.from('abcdefgh'));
  for (const name of 'hijkl') addCartItem(item(name));
  keep('noor');
  await waitFor(() => expect(names().join('')).toBe('abcdefghij'));
  await waitFor(async () => expect((await listSaved('noor')).map(({ refId }) => refId).sort()).toEqual(['k', 'l']));
  expect(names(getCartNews().over)).toEqual(['k', 'l']);
});

it('works without a network, and brings its changes along when that is back', async () => {
  seedCart('a', 'b');
  keep('noor');
  await waitFor(() => expect(names()).toEqual(['a', 'b']));
  await waitFor(() => expect(isCartPending()).toBe(false));
  const before = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  addCartItem(item('c'));
  removeCartItem('a');
  await expect(syncCart('noor')).rejects.toMatchObject({ kind: 'unavailable' });
  expect([names(), isCartPending()]).toEqual([['b', 'c'], true]);
  // Whoever leaves now has the change kept for them.
  leave();
  keep(null);
  expect(names()).toEqual([]);
  globalThis.fetch = before;
  keep('noor');
  await waitFor(async () => expect(await stored()).toEqual(['b', 'c']));
  expect(names()).toEqual(['b', 'c']);
});

it('takes a broken document for an empty cart and puts it right', async () => {
  running.seed({ 'carts/noor': { items: 'many', updatedAt: new Date() } });
  addCartItem(item('a'));
  keep('noor');
  await waitFor(async () => expect(await stored()).toEqual(['a']));
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('carts/noor'));
});

it('tells two tabs that write at once apart from two carts', async () => {
  keep('noor');
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

it('claims what its product gives away, once, and nothing else', async () => {
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

it('keeps something for later once', async () => {
  await Promise.all([saveForLater('noor', item('a')), saveForLater('noor', item('a'))]);
  await saveForLater('noor', item('a'));
  expect(await listSaved('noor')).toHaveLength(1);
});
