import { screen, waitFor, within } from '@testing-library/react';
import { listSaved, startCartSync } from '@lectern/shared/cart';
import type { CartItem } from '@lectern/shared/domain';
import type { SessionUser } from '@lectern/shared/host';
import { textOf } from '@lectern/shared/text';
import { renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { euros, listedBook, publishBooks } from '../testBed';
import { cartText } from '../text/cart.en';
import { changedPriceText } from '../text/changedPrice.en';
import { savedText } from '../text/saved.en';
import ShoppingScreen from './ShoppingScreen';

const text = textOf(cartText);
const saved = textOf(savedText);
const changed = textOf(changedPriceText);

let running: TestBackend;
let user: SessionUser;
const at = new Date('2026-03-04T12:00:00Z');
const books = [
  listedBook('Bread', { productId: 'bread', price: euros(900) }),
  listedBook('Cake', { productId: 'cake', price: euros(1250) }),
  listedBook('Pie', { productId: 'pie', price: { priceId: 'usd-500', amount: 500, currency: 'usd' } }),
];
const line = (productId: string, priceId: string, overrides: Partial<CartItem> = {}): CartItem => ({
  productId,
  priceId,
  kind: 'book',
  refId: productId,
  ...overrides,
});
const storeCart = (...items: CartItem[]): void => {
  localStorage.setItem('lectern.cart', JSON.stringify(items));
  localStorage.setItem('lectern.cart-count', String(items.length));
};
const storedCart = (): CartItem[] => JSON.parse(localStorage.getItem('lectern.cart') ?? '[]') as CartItem[];
/** Silences the SDK, which logs each call that the rules refuse or that finds no network. */
for (const level of ['warn', 'error'] as const) jest.spyOn(console, level).mockImplementation(() => undefined);

beforeEach(async () => {
  localStorage.clear();
  running = await startTestBackend();
  user = await running.signIn({ name: 'noor', displayName: 'Noor' });
  await publishBooks(running, books, () => '# A book');
});
afterEach(() => running.stop());

const open = (who: SessionUser | null = null) =>
  renderScreen(<ShoppingScreen />, { path: '/shopping', route: '/shopping', user: who });
const lines = (): HTMLElement[] => within(screen.getByRole('region', { name: text.items })).getAllByRole('listitem');
const summary = () => within(screen.getByRole('complementary', { name: text.summary }));

test('shows a guest the total from the products, and that payments are not available', async () => {
  storeCart(line('bread', 'eur-900'), line('cake', 'eur-1250'));
  open();
  expect(await screen.findByRole('link', { name: 'Bread' })).toHaveAttribute('href', '/books?book=bread');
  expect(summary().getByText('€21.50')).toBeVisible();
  expect(summary().getByText(text.noPayments)).toBeVisible();
  expect(summary().getByRole('link', { name: text.signIn })).toHaveAttribute('href', '/sign_in?next=%2Fshopping');
  expect(screen.queryByRole('button', { name: text.saveForLaterOf('Bread') })).toBeNull();
});

test('links to the checkout where the site takes payments; a guest signs up first', async () => {
  storeCart(line('bread', 'eur-900'));
  const { signInAs } = renderScreen(<ShoppingScreen />, {
    path: '/shopping',
    route: '/shopping',
    config: { payments: 'test' },
  });
  await screen.findByRole('link', { name: 'Bread' });
  const link = (): HTMLElement => summary().getByRole('link', { name: text.checkout });
  expect(link()).toHaveAttribute('href', '/sign_up?next=%2Fshopping%3Fstep%3Dreview');
  expect(summary().queryByText(text.noPayments)).toBeNull();
  signInAs(user);
  expect(link()).toHaveAttribute('href', '/shopping?step=review');
});

test('never adds up different currencies', async () => {
  storeCart(line('bread', 'eur-900'), line('pie', 'usd-500'));
  open();
  expect(await screen.findByRole('link', { name: 'Pie' })).toBeVisible();
  expect(
    summary()
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['€9.00', 'US$5.00']);
  expect(summary().getByText(text.mixed)).toBeVisible();
});

test('includes a changed price only after it is accepted', async () => {
  running.seed({
    'products/bread/prices/eur-900': { unit_amount: 900, currency: 'eur', active: false, type: 'one_time' },
    'products/bread/prices/eur-1100': { unit_amount: 1100, currency: 'eur', active: true, type: 'one_time' },
  });
  storeCart(line('bread', 'eur-900'), line('cake', 'eur-1250'));
  const { person, announced } = open();
  expect(await screen.findByText(changed.changed('€9.00', '€11.00'))).toBeVisible();
  expect(summary().getByText('€12.50')).toBeVisible();
  expect(summary().getByText(text.notCounted(1))).toBeVisible();
  await person.click(screen.getByRole('button', { name: changed.acceptOf('Bread') }));
  expect(screen.getByRole('heading', { name: text.items })).toHaveFocus();
  expect(await summary().findByText('€23.50')).toBeVisible();
  expect([announced, storedCart()[0]?.priceId]).toEqual([[changed.accepted('Bread')], 'eur-1100']);
});

test.each([
  ['product', { 'products/bread': { active: false, name: 'Bread' } }],
  [
    'price',
    { 'products/bread/prices/eur-900': { unit_amount: 900, currency: 'eur', active: false, type: 'one_time' } },
  ],
  ['book', { 'books/bread': { title: 'Bread', status: 'archived' } }],
])('marks a line whose %s is withdrawn and does not include it', async (_what, changes) => {
  running.seed(changes);
  storeCart(line('bread', 'eur-900'), line('cake', 'eur-1250'));
  open();
  expect(await screen.findByText(text.withdrawn)).toBeVisible();
  expect(summary().getByText('€12.50')).toBeVisible();
  expect(lines()).toHaveLength(2);
});

test.each<[string, Parameters<TestBackend['seed']>[0], string]>([
  ['product is malformed', { 'products/bread': { active: true, name: 7 } }, text.withdrawn],
  ['book is malformed', { 'books/bread': { title: 7, status: 'published' } }, text.withdrawn],
  [
    'price is negative',
    { 'products/bread/prices/eur-900': { unit_amount: -900, currency: 'eur', active: true, type: 'one_time' } },
    text.withdrawn,
  ],
  [
    'price is not a number',
    {
      'products/bread/prices/eur-900': { unit_amount: 'nine', currency: 'eur', active: true, type: 'one_time' },
      'products/bread/prices/eur-700': { unit_amount: 700, currency: 'eur', active: true, type: 'one_time' },
    },
    changed.changedTo('€7.00'),
  ],
  [
    'price is a subscription',
    { 'products/bread/prices/eur-900': { unit_amount: 900, currency: 'eur', active: true, type: 'recurring' } },
    text.withdrawn,
  ],
])('includes the other lines when the %s', async (_what, changes, message) => {
  running.seed(changes);
  storeCart(line('bread', 'eur-900'), line('cake', 'eur-1250'));
  open();
  expect(await screen.findByText(message)).toBeVisible();
  expect(summary().getByText('€12.50')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('never sells a product under the name of something else', async () => {
  storeCart(line('cake', 'eur-1250', { refId: 'bread' }));
  open();
  expect(await screen.findByText(text.withdrawn)).toBeVisible();
});

test(
  'says that payments are not available beside a changed price, and that accepting it could not be stored on a ' +
    'full device',
  async () => {
    running.seed({
      'products/bread/prices/eur-900': { unit_amount: 900, currency: 'eur', active: false, type: 'one_time' },
      'products/bread/prices/eur-1100': { unit_amount: 1100, currency: 'eur', active: true, type: 'one_time' },
    });
    storeCart(line('bread', 'eur-900'));
    const { person, announced } = open();
    const accept = await screen.findByRole('button', { name: changed.acceptOf('Bread') });
    expect(summary().getByText(text.noPayments)).toBeVisible();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await person.click(accept);
    expect(await screen.findByText(saved.notStored)).toBeVisible();
    full.mockRestore();
    expect([announced, storedCart()[0]?.priceId]).toEqual([[], 'eur-900']);
  },
);

test('says that an item moved back into the cart could not be stored on a full device', async () => {
  running.seed({ 'users/noor/saved/book-bread': { kind: 'book', refId: 'bread', createdAt: at } });
  const { person } = open(user);
  const back = await screen.findByRole('button', { name: saved.toCartOf('Bread') });
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await person.click(back);
  expect(await screen.findByText(saved.notStored)).toBeVisible();
  full.mockRestore();
  expect((await listSaved('noor')).map(({ refId }) => refId)).toEqual(['bread']);
});

test('makes the title of an unpublished item from its id', async () => {
  storeCart(line('gone', 'eur-1', { refId: 'a-book-of-old' }));
  open();
  expect(await screen.findByText('A book of old')).toBeVisible();
  expect(screen.getByRole('button', { name: text.remove('A book of old') })).toBeVisible();
});

test('moves the focus to the heading when a line is removed', async () => {
  storeCart(line('bread', 'eur-900'), line('cake', 'eur-1250'));
  const { person, announced } = open();
  await person.click(await screen.findByRole('button', { name: text.remove('Bread') }));
  expect(lines()).toHaveLength(1);
  expect(screen.getByRole('heading', { name: text.items })).toHaveFocus();
  expect([announced, storedCart().length, localStorage.getItem('lectern.cart-count')]).toEqual([
    [text.removed('Bread')],
    1,
    '1',
  ]);
  await person.click(await screen.findByRole('button', { name: text.remove('Cake') }));
  expect(screen.getByRole('heading', { name: text.title })).toHaveFocus();
});

test('keeps its lines when the prices fail to load', async () => {
  storeCart(line('bread', 'eur-900'));
  await running.kill();
  const { person } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent(text.pricesFailed);
  await person.click(screen.getByRole('button', { name: text.remove('Bread') }));
  expect(await screen.findByRole('heading', { name: text.emptyTitle })).toBeVisible();
});

test('saves an item for later and moves it back, in the account', async () => {
  const stop = startCartSync('noor');
  storeCart(line('bread', 'eur-900'), line('cake', 'eur-1250'));
  const { person, announced } = open(user);
  await person.click(await screen.findByRole('button', { name: text.saveForLaterOf('Bread') }));
  expect(await screen.findByRole('button', { name: saved.toCartOf('Bread') })).toBeVisible();
  expect((await listSaved('noor')).map(({ refId }) => refId)).toEqual(['bread']);
  await waitFor(() => expect(JSON.stringify(running.backend.firestore.admin.get('carts/noor'))).not.toContain('bread'));
  await person.click(screen.getByRole('button', { name: saved.toCartOf('Bread') }));
  await waitFor(() => expect(lines()).toHaveLength(2));
  expect(storedCart().at(-1)).toEqual(line('bread', 'eur-900'));
  expect(await screen.findByText(saved.savedEmpty)).toBeVisible();
  await waitFor(() => expect(announced).toEqual([text.savedForLater('Bread'), saved.moved('Bread')]));
  stop();
});

test('says why a saved item cannot be moved: not for sale, or the cart is full', async () => {
  running.seed({
    'users/noor/saved/book-bread': { kind: 'book', refId: 'bread', createdAt: at },
    'users/noor/saved/book-gone': { kind: 'book', refId: 'gone', createdAt: at },
    'products/bread': { active: false, name: 'Bread' },
  });
  const { person } = open(user);
  expect(await screen.findByText(`${saved.book} · ${saved.unavailable}`)).toBeVisible();
  await person.click(screen.getByRole('button', { name: saved.toCartOf('Bread') }));
  expect(await screen.findByText(saved.unavailable)).toBeVisible();
  running.seed({
    'products/bread': { active: true, name: 'Bread' },
    'carts/noor': { items: Array.from({ length: 10 }, (_, index) => line(`p${String(index)}`, 'p')), updatedAt: at },
  });
  const stop = startCartSync('noor');
  expect(await screen.findByText(text.full)).toBeVisible();
  await person.click(screen.getByRole('button', { name: saved.toCartOf('Bread') }));
  await waitFor(() => expect(screen.getAllByText(text.full)).toHaveLength(2));
  await person.click(screen.getByRole('button', { name: saved.removeSaved('Gone') }));
  await waitFor(() => expect(screen.queryByText(`${saved.book} · ${saved.unavailable}`)).toBeNull());
  stop();
});

test('a cart names its limit once it takes no more than two further items', async () => {
  const fill = (length: number): void =>
    running.seed({
      'carts/noor': { items: Array.from({ length }, (_, index) => line(`p${String(index)}`, 'p')), updatedAt: at },
    });
  fill(7);
  let stop = startCartSync('noor');
  open(user);
  expect(await screen.findByText(text.lead(7))).toBeVisible();
  expect(screen.queryByText(text.limit(7, 10))).toBeNull();
  stop();
  fill(8);
  stop = startCartSync('noor');
  expect(await screen.findByText(text.limit(8, 10))).toBeVisible();
  stop();
});

test('lists automatically removed lines until the notice is dismissed', async () => {
  running.seed({
    'entitlements/noor/items/bread': { kind: 'book', refId: 'bread', priceId: 'p', paymentId: 'pay', grantedAt: at },
  });
  storeCart(line('bread', 'eur-900'), line('cake', 'eur-1250'));
  const { person } = open(user);
  const stop = startCartSync('noor');
  expect(await screen.findByText(saved.owned(['Bread']))).toBeVisible();
  expect(lines()).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: saved.understood }));
  expect(screen.queryByText(saved.owned(['Bread']))).toBeNull();
  stop();
});
