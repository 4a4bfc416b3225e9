import { screen, waitFor, within } from '@testing-library/react';
import { listSaved, startCartSync } from '@lectern/shared/cart';
import type { CartItem } from '@lectern/shared/domain';
import type { SessionUser } from '@lectern/shared/host';
import { renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { euros, listedBook, publishBooks } from '../testBed';
import ShoppingScreen from './ShoppingScreen';

let running: TestBackend;
let user: SessionUser;
const at = new Date('2026-03-04T12:00:00Z');
const books = [
  listedBook('Bread', { productId: 'bread', price: euros(900) }),
  listedBook('Cake', { productId: 'cake', price: euros(1250) }),
  listedBook('Pie', { productId: 'pie', price: { priceId: 'usd-500', amount: 500, currency: 'usd' } }),
];
const line = (productId: string, priceId: string, facts: Partial<CartItem> = {}): CartItem => ({
  productId,
  priceId,
  kind: 'book',
  refId: productId,
  ...facts,
});
const keep = (...items: CartItem[]): void => {
  localStorage.setItem('lectern.cart', JSON.stringify(items));
  localStorage.setItem('lectern.cart-count', String(items.length));
};
const kept = (): CartItem[] => JSON.parse(localStorage.getItem('lectern.cart') ?? '[]') as CartItem[];
/** The SDK warns of each call that the rules refuse or that finds no network. */
for (const way of ['warn', 'error'] as const) jest.spyOn(console, way).mockImplementation(() => undefined);

beforeEach(async () => {
  localStorage.clear();
  running = await startTestBackend();
  user = await running.signIn({ name: 'noor', displayName: 'Noor' });
  await publishBooks(running, books, () => '# A book');
});
afterEach(() => running.stop());

const open = (who: SessionUser | null = null) =>
  renderScreen(<ShoppingScreen />, { path: '/shopping', route: '/shopping', user: who });
const lines = (): HTMLElement[] => within(screen.getByRole('region', { name: 'Your items' })).getAllByRole('listitem');
const summary = () => within(screen.getByRole('complementary', { name: 'Summary' }));

it("says what a guest's cart costs by the products, and that nothing can be paid here", async () => {
  keep(line('bread', 'eur-900'), line('cake', 'eur-1250'));
  open();
  expect(await screen.findByRole('link', { name: 'Bread' })).toHaveAttribute('href', '/books?book=bread');
  expect(summary().getByText('€21.50')).toBeVisible();
  expect(summary().getByText(/takes no payments yet/)).toBeVisible();
  expect(summary().getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign_in?next=%2Fshopping');
  expect(screen.queryByRole('button', { name: /Save/ })).toBeNull();
});

it('adds no currency to another', async () => {
  keep(line('bread', 'eur-900'), line('pie', 'usd-500'));
  open();
  expect(await screen.findByRole('link', { name: 'Pie' })).toBeVisible();
  expect(
    summary()
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['€9', '$5']);
  expect(summary().getByText(/not added up/)).toBeVisible();
});

it('counts no price that has changed until it is accepted', async () => {
  running.seed({
    'products/bread/prices/eur-900': { unit_amount: 900, currency: 'eur', active: false, type: 'one_time' },
    'products/bread/prices/eur-1100': { unit_amount: 1100, currency: 'eur', active: true, type: 'one_time' },
  });
  keep(line('bread', 'eur-900'), line('cake', 'eur-1250'));
  const { person, announced } = open();
  expect(await screen.findByText(/has changed from €9 to €11/)).toBeVisible();
  expect(summary().getByText('€12.50')).toBeVisible();
  expect(summary().getByText('1 item not counted')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Accept the new price of Bread' }));
  expect(await summary().findByText('€23.50')).toBeVisible();
  expect([announced, kept()[0]?.priceId]).toEqual([['The new price of Bread is accepted.'], 'eur-1100']);
});

it.each([
  ['product', { 'products/bread': { active: false, name: 'Bread' } }],
  [
    'price',
    { 'products/bread/prices/eur-900': { unit_amount: 900, currency: 'eur', active: false, type: 'one_time' } },
  ],
  ['book', { 'books/bread': { title: 'Bread', status: 'archived' } }],
])('says so of a line whose %s is withdrawn, and does not count it', async (_what, changes) => {
  running.seed(changes);
  keep(line('bread', 'eur-900'), line('cake', 'eur-1250'));
  open();
  expect(await screen.findByText(/No longer offered/)).toBeVisible();
  expect(summary().getByText('€12.50')).toBeVisible();
  expect(lines()).toHaveLength(2);
});

it.each<[string, Parameters<TestBackend['seed']>[0], RegExp]>([
  ['product breaks its form', { 'products/bread': { active: true, name: 7 } }, /No longer offered/],
  ['book breaks its form', { 'books/bread': { title: 7, status: 'published' } }, /No longer offered/],
  [
    'price is less than nothing',
    { 'products/bread/prices/eur-900': { unit_amount: -900, currency: 'eur', active: true, type: 'one_time' } },
    /No longer offered/,
  ],
  [
    'price is no number',
    {
      'products/bread/prices/eur-900': { unit_amount: 'nine', currency: 'eur', active: true, type: 'one_time' },
      'products/bread/prices/eur-700': { unit_amount: 700, currency: 'eur', active: true, type: 'one_time' },
    },
    /has changed to €7/,
  ],
  [
    'price is by the month',
    { 'products/bread/prices/eur-900': { unit_amount: 900, currency: 'eur', active: true, type: 'recurring' } },
    /No longer offered/,
  ],
])('counts the other lines when one whose %s is not for sale', async (_what, changes, says) => {
  running.seed(changes);
  keep(line('bread', 'eur-900'), line('cake', 'eur-1250'));
  open();
  expect(await screen.findByText(says)).toBeVisible();
  expect(summary().getByText('€12.50')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('never sells a product under the name of something else', async () => {
  keep(line('cake', 'eur-1250', { refId: 'bread' }));
  open();
  expect(await screen.findByText(/No longer offered/)).toBeVisible();
});

it(
  'says beside a price that is not accepted yet that nothing can be paid here, and so when the device ' +
    'keeps no change',
  async () => {
    running.seed({
      'products/bread/prices/eur-900': { unit_amount: 900, currency: 'eur', active: false, type: 'one_time' },
      'products/bread/prices/eur-1100': { unit_amount: 1100, currency: 'eur', active: true, type: 'one_time' },
    });
    keep(line('bread', 'eur-900'));
    const { person, announced } = open();
    const accept = await screen.findByRole('button', { name: 'Accept the new price of Bread' });
    expect(summary().getByText(/takes no payments yet/)).toBeVisible();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await person.click(accept);
    expect(await screen.findByText(/no room left to keep your cart/)).toBeVisible();
    full.mockRestore();
    expect([announced, kept()[0]?.priceId]).toEqual([[], 'eur-900']);
  },
);

it('says when the device has no room for what comes back from what is saved', async () => {
  running.seed({ 'users/noor/saved/book-bread': { kind: 'book', refId: 'bread', createdAt: at } });
  const { person } = open(user);
  const back = await screen.findByRole('button', { name: 'Move Bread to your cart' });
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await person.click(back);
  expect(await screen.findByText(/no room left to keep your cart/)).toBeVisible();
  full.mockRestore();
  expect((await listSaved('noor')).map(({ refId }) => refId)).toEqual(['bread']);
});

it('calls what is no longer offered by the words of its id', async () => {
  keep(line('gone', 'eur-1', { refId: 'a-book-of-old' }));
  open();
  expect(await screen.findByText('A book of old')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove A book of old' })).toBeVisible();
});

it('lets go of a line and keeps the focus', async () => {
  keep(line('bread', 'eur-900'), line('cake', 'eur-1250'));
  const { person, announced } = open();
  await person.click(await screen.findByRole('button', { name: 'Remove Bread' }));
  expect(lines()).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Your items' })).toHaveFocus();
  expect([announced, kept().length, localStorage.getItem('lectern.cart-count')]).toEqual([
    ['Bread was removed from your cart.'],
    1,
    '1',
  ]);
  await person.click(await screen.findByRole('button', { name: 'Remove Cake' }));
  expect(screen.getByRole('heading', { name: 'Shopping' })).toHaveFocus();
});

it('keeps its lines while prices cannot be had', async () => {
  keep(line('bread', 'eur-900'));
  await running.kill();
  const { person } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The prices could not be loaded');
  await person.click(screen.getByRole('button', { name: 'Remove Bread' }));
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

it('saves for later and back, on all devices', async () => {
  const stop = startCartSync('noor');
  keep(line('bread', 'eur-900'), line('cake', 'eur-1250'));
  const { person, announced } = open(user);
  await person.click(await screen.findByRole('button', { name: 'Save Bread for later' }));
  expect(await screen.findByRole('button', { name: 'Move Bread to your cart' })).toBeVisible();
  expect((await listSaved('noor')).map(({ refId }) => refId)).toEqual(['bread']);
  await waitFor(() => expect(JSON.stringify(running.backend.firestore.admin.get('carts/noor'))).not.toContain('bread'));
  await person.click(screen.getByRole('button', { name: 'Move Bread to your cart' }));
  await waitFor(() => expect(lines()).toHaveLength(2));
  expect(kept().at(-1)).toEqual(line('bread', 'eur-900'));
  expect(await screen.findByText(/What you save for later/)).toBeVisible();
  expect(announced).toEqual(['Bread is saved for later.', 'Bread is in your cart.']);
  stop();
});

it('says so when what was saved is no longer for sale, or the cart is full', async () => {
  running.seed({
    'users/noor/saved/book-bread': { kind: 'book', refId: 'bread', createdAt: at },
    'users/noor/saved/book-gone': { kind: 'book', refId: 'gone', createdAt: at },
    'products/bread': { active: false, name: 'Bread' },
  });
  const { person } = open(user);
  expect(await screen.findByText('Book, No longer offered')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Move Bread to your cart' }));
  expect(await screen.findByText('No longer offered')).toBeVisible();
  running.seed({
    'products/bread': { active: true, name: 'Bread' },
    'carts/noor': { items: Array.from({ length: 10 }, (_, index) => line(`p${String(index)}`, 'p')), updatedAt: at },
  });
  const stop = startCartSync('noor');
  expect(await screen.findByText(/Your cart is full/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Move Bread to your cart' }));
  await waitFor(() => expect(screen.getAllByText(/Your cart is full/)).toHaveLength(2));
  await person.click(screen.getByRole('button', { name: 'Forget Gone' }));
  await waitFor(() => expect(screen.queryByText('Book, No longer offered')).toBeNull());
  stop();
});

it('tells which lines left by themselves, once', async () => {
  running.seed({
    'entitlements/noor/items/bread': { kind: 'book', refId: 'bread', priceId: 'p', paymentId: 'pay', grantedAt: at },
  });
  keep(line('bread', 'eur-900'), line('cake', 'eur-1250'));
  const { person } = open(user);
  const stop = startCartSync('noor');
  expect(await screen.findByText('Bread left your cart, because it is yours already.')).toBeVisible();
  expect(lines()).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Understood' }));
  expect(screen.queryByText(/left your cart/)).toBeNull();
  stop();
});
