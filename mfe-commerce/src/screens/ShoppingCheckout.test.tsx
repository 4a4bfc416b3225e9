import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { parseCheckoutSession, parseGiftClaim, type CartItem, type DocumentParser } from '@lectern/shared/domain';
import type { SessionUser } from '@lectern/shared/host';
import { textOf } from '@lectern/shared/text';
import { renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { requestCheckout } from '../data/checkout';
import { leavePage } from '../leavePage';
import { euros, listedBook, publishBooks } from '../testBed';
import { changedPriceText } from '../text/changedPrice.en';
import { checkoutText } from '../text/checkout.en';
import { giftText } from '../text/gift.en';
import { outcomeText } from '../text/outcome.en';
import { savedText } from '../text/saved.en';
import ShoppingScreen from './ShoppingScreen';
import { answerRequests } from './testBed';

// jsdom cannot leave its page.
jest.mock('../leavePage', () => ({ leavePage: jest.fn() }));

const text = textOf(checkoutText);
const outcome = textOf(outcomeText);
const gift = textOf(giftText);
const SESSIONS = 'customers/noor/checkout_sessions';
const at = new Date();
const stops: (() => void)[] = [];

let running: TestBackend;
let user: SessionUser;
for (const way of ['warn', 'error'] as const) jest.spyOn(console, way).mockImplementation(() => undefined);

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  jest.mocked(leavePage).mockClear();
  window.scrollTo = () => undefined;
  running = await startTestBackend();
  user = await running.signIn({ name: 'noor', displayName: 'Noor' });
  await publishBooks(
    running,
    [
      listedBook('Bread', { productId: 'bread', price: euros(900) }),
      listedBook('Cake', { productId: 'cake', price: euros(1250) }),
    ],
    () => '# A book',
  );
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await running.stop();
});

const line = (productId: string, priceId: string): CartItem => ({ productId, priceId, kind: 'book', refId: productId });
const keep = (...items: CartItem[]): void => localStorage.setItem('lectern.cart', JSON.stringify(items));
const kept = (): CartItem[] => JSON.parse(localStorage.getItem('lectern.cart') ?? '[]') as CartItem[];
const open = (query: string, who: SessionUser | null = user) =>
  renderScreen(<ShoppingScreen />, {
    path: `/shopping${query}`,
    route: '/shopping',
    user: who,
    config: { payments: 'test' },
  });

/** Answers requests until the test ends; returns them in order. */
function answer<T extends { id: string }>(
  collection: string,
  parse: DocumentParser<T>,
  reply: (asked: T) => object,
): T[] {
  const { asked, stop } = answerRequests(running, collection, parse, reply);
  stops.push(stop);
  return asked;
}
const accepted = (total: number, discount = 0) => {
  const answered = { status: 'open', url: '/__/pay/s1', paymentId: 'pay1', currency: 'eur' };
  return { ...answered, subtotal: total + discount, discount, total };
};
const acceptTerms = (person: UserEvent) => person.click(screen.getByRole('checkbox', { name: text.terms }));
const payButton = (name: string) => screen.findByRole('button', { name });

test('requests the checkout once however often it is pressed, and leaves for the payment page', async () => {
  keep(line('bread', 'eur-900'), line('cake', 'eur-1250'));
  const asked = answer(SESSIONS, parseCheckoutSession, () => accepted(2150));
  const { person } = open('?step=review');
  const pay = await payButton(text.pay('€21.50'));
  expect(screen.getByText(text.payerOf('Noor', 'noor@lectern.example'))).toBeVisible();
  await person.click(pay);
  expect(screen.getByText(text.termsMissing)).toBeVisible();
  expect(asked).toEqual([]);
  await acceptTerms(person);
  await person.dblClick(pay);
  await waitFor(() => expect(leavePage).toHaveBeenCalledWith('/__/pay/s1'));
  // Another tab, or Back from the payment page, gets the same one.
  await requestCheckout('noor', { lines: kept(), subtotal: 2150, coupon: null, gift: null });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    line_items: [
      { product: 'bread', price: 'eur-900', quantity: 1 },
      { product: 'cake', price: 'eur-1250', quantity: 1 },
    ],
    expectedSubtotal: 2150,
    success_url: `${location.origin}/shopping?order=${asked[0]?.id ?? ''}`,
  });
  expect(kept()).toHaveLength(2);
});

test('shows the total with the coupon before the terms are accepted, and why a coupon is refused', async () => {
  keep(line('bread', 'eur-900'));
  const asked = answer(SESSIONS, parseCheckoutSession, ({ coupon, mode }) =>
    coupon !== 'SPRING'
      ? { status: 'refused', error: { kind: 'coupon', message: 'x' } }
      : { ...accepted(700, 200), ...(mode === 'check' ? { status: 'checked', url: undefined } : {}) },
  );
  const { person, announced } = open('?step=review');
  const field = await screen.findByLabelText(new RegExp(`^${text.coupon}`));
  await person.type(field, 'WINTER');
  await person.click(await payButton(text.checkCoupon));
  expect(await screen.findByText(text.couponRefused)).toBeVisible();
  await waitFor(() => expect(field).toHaveFocus());
  await person.clear(field);
  await person.type(field, 'SPRING');
  await person.click(await payButton(text.checkCoupon));
  expect(await screen.findByText(text.newTotal('€7.00'))).toBeVisible();
  expect(announced).toContain(text.newTotal('€7.00'));
  expect(leavePage).not.toHaveBeenCalled();
  await person.click(await payButton(text.pay('€7.00')));
  expect(screen.getByText(text.termsMissing)).toBeVisible();
  await acceptTerms(person);
  await person.click(await payButton(text.pay('€7.00')));
  await waitFor(() => expect(leavePage).toHaveBeenCalledTimes(1));
  expect(asked.map(({ mode, acceptedTerms = false }) => [mode, acceptedTerms])).toEqual([
    ['check', false],
    ['check', false],
    ['payment', true],
  ]);
});

test('points out items that are owned, withdrawn or re-priced, and pays nothing until that is settled', async () => {
  const price = { currency: 'eur', type: 'one_time' };
  running.seed({
    'entitlements/noor/items/cake': { kind: 'book', refId: 'cake', priceId: 'p', paymentId: 'pay', grantedAt: at },
    'products/bread/prices/eur-900': { ...price, unit_amount: 900, active: false },
    'products/bread/prices/eur-1100': { ...price, unit_amount: 1100, active: true },
  });
  keep(line('bread', 'eur-900'), line('cake', 'eur-1250'));
  const asked = answer(SESSIONS, parseCheckoutSession, () => accepted(1100));
  const { person } = open('?step=review');
  expect(await screen.findByText(text.isOwned)).toBeVisible();
  await acceptTerms(person);
  await person.click(screen.getByRole('button', { name: text.getFree }));
  expect(await screen.findByText(text.fixFirst)).toBeVisible();
  await person.click(screen.getByRole('button', { name: text.removeOf('Cake') }));
  await person.click(screen.getByRole('button', { name: textOf(changedPriceText).acceptOf('Bread') }));
  await person.click(await payButton(text.pay('€11.00')));
  await waitFor(() => expect(leavePage).toHaveBeenCalledTimes(1));
  expect(asked.map(({ line_items }) => line_items)).toEqual([[{ product: 'bread', price: 'eur-1100', quantity: 1 }]]);
});

test('a gift names its recipient, may be owned by the giver, and survives a reload of the review', async () => {
  running.seed({
    'entitlements/noor/items/cake': { kind: 'book', refId: 'cake', priceId: 'p', paymentId: 'pay', grantedAt: at },
  });
  keep(line('cake', 'eur-1250'));
  const asked = answer(SESSIONS, parseCheckoutSession, () => accepted(1250));
  const { person, unmount } = open('?step=review');
  await person.click(await screen.findByRole('radio', { name: text.forOther }));
  await acceptTerms(person);
  await person.type(screen.getByLabelText(text.email), 'ada');
  await person.click(await payButton(text.pay('€12.50')));
  expect(screen.getByText(text.emailInvalid)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(text.email)).toHaveFocus());
  await person.type(screen.getByLabelText(text.email), '@lectern.example');
  unmount();
  const again = open('?step=review').person;
  expect(await screen.findByLabelText(text.email)).toHaveValue('ada@lectern.example');
  await acceptTerms(again);
  await again.click(await payButton(text.pay('€12.50')));
  await waitFor(() => expect(leavePage).toHaveBeenCalledTimes(1));
  expect(asked[0]?.gift).toEqual({ email: 'ada@lectern.example', message: '' });
});

test.each(['payments_off', 'too_many', 'provider', 'price_changed'] as const)(
  'says that nothing was charged when a checkout is refused: %s',
  async (kind) => {
    keep(line('bread', 'eur-900'));
    answer(SESSIONS, parseCheckoutSession, () => ({ status: 'refused', error: { kind, message: 'x' } }));
    const { person } = open('?step=review');
    const pay = await payButton(text.pay('€9.00'));
    await acceptTerms(person);
    await person.click(pay);
    expect(await screen.findByText(text.problems[kind])).toBeVisible();
    expect(leavePage).not.toHaveBeenCalled();
    expect(kept()).toHaveLength(1);
  },
);

test('asks a guest to sign up and to come back, and says where a site takes no payments', async () => {
  keep(line('bread', 'eur-900'));
  const { unmount } = open('?step=review', null);
  expect(await screen.findByRole('link', { name: text.signUp })).toHaveAttribute(
    'href',
    '/sign_up?next=%2Fshopping%3Fstep%3Dreview',
  );
  unmount();
  renderScreen(<ShoppingScreen />, { path: '/shopping?step=review', route: '/shopping', user });
  expect(await screen.findByRole('heading', { name: text.offTitle })).toBeVisible();
});

const ID = 'abcdefghijklmnop0123';
const session = (status: string) => ({
  mode: 'payment',
  line_items: [{ price: 'eur-900', product: 'bread', quantity: 1 }],
  success_url: 'http://localhost/shopping?order=x',
  cancel_url: 'http://localhost/shopping?order=x&back=1',
  acceptedTerms: true,
  createdAt: at,
  ...accepted(900),
  status,
});
const payment = (status: string, overrides: object = {}) => ({
  status,
  items: [{ priceId: 'eur-900', productId: 'bread', kind: 'book', refId: 'bread', title: 'Bread', amount: 900 }],
  amount: 900,
  currency: 'eur',
  checkoutId: ID,
  number: 'L-000001',
  created: at,
  ...overrides,
});

test('the result waits for the payment document, which alone decides, and then empties the cart', async () => {
  keep(line('bread', 'eur-900'), line('cake', 'eur-1250'));
  running.seed({ [`${SESSIONS}/${ID}`]: session('open') });
  open(`?order=${ID}`);
  expect(await screen.findByRole('heading', { name: outcome.waiting.title })).toBeVisible();
  expect(kept()).toHaveLength(2);
  running.seed({ 'customers/noor/payments/pay1': payment('succeeded') });
  expect(await screen.findByRole('heading', { name: outcome.paid.title })).toBeVisible();
  expect(screen.getByText(outcome.number('L-000001'))).toBeVisible();
  expect(screen.getByRole('link', { name: outcome.readIt })).toHaveAttribute('href', '/books?read=bread');
  expect(kept().map(({ productId }) => productId)).toEqual(['cake']);
});

test.each([
  ['open', null, 'left', outcome.toPayment],
  ['open', payment('failed'), 'declined', outcome.tryAgain],
  ['expired', null, 'expired', outcome.tryAgain],
  ['expired', payment('cancelled'), 'expired', outcome.tryAgain],
  ['complete', payment('processing'), 'processing', outcome.receipt],
  ['complete', payment('refunded'), 'refunded', outcome.receipt],
  ['complete', payment('disputed'), 'disputed', outcome.help],
] as const)('shows the outcome of a checkout (%s, %j) with the next step', async (status, paid, what, way) => {
  keep(line('bread', 'eur-900'));
  running.seed({
    [`${SESSIONS}/${ID}`]: session(status),
    ...(paid ? { 'customers/noor/payments/pay1': paid } : {}),
  });
  open(`?order=${ID}&back=1`);
  expect(await screen.findByRole('heading', { name: outcome[what].title })).toBeVisible();
  expect(screen.getByRole('link', { name: way })).toBeVisible();
  expect(kept()).toHaveLength(1);
});

test('the result is not shown to others, and an unknown one says so', async () => {
  const { signInAs } = open(`?order=${ID}`, null);
  expect(await screen.findByRole('heading', { name: outcome.signInTitle })).toBeVisible();
  signInAs(user);
  expect(await screen.findByRole('heading', { name: outcome.unknownTitle })).toBeVisible();
});

test('the cart leads back to a payment that is not finished', async () => {
  running.seed({ [`${SESSIONS}/${ID}`]: { ...session('open'), expiresAt: new Date(Date.now() + 3_600_000) } });
  open('');
  expect(await screen.findByRole('link', { name: textOf(savedText).seeOrder })).toHaveAttribute(
    'href',
    `/shopping?order=${ID}&back=1`,
  );
});

test('claims a gift by a pasted code, and gives the reason when that fails', async () => {
  const items = [{ productId: 'bread', kind: 'book', refId: 'bread', title: 'Bread' }];
  const asked = answer(`customers/noor/gift_claims`, parseGiftClaim, ({ code }) =>
    code === 'ABCDEFGH' ? { status: 'granted', items } : { status: 'refused', reason: 'claimed' },
  );
  const { person } = open('?claim=WRONG');
  const field = await screen.findByLabelText(gift.code);
  expect(field).toHaveValue('WRONG');
  const claim = screen.getByRole('button', { name: gift.claim });
  await person.click(claim);
  expect(await screen.findByText(gift.reasons.claimed)).toBeVisible();
  await person.clear(field);
  await person.click(claim);
  expect(screen.getByText(gift.codeMissing)).toBeVisible();
  await person.type(field, ' ABCD EFGH ');
  await person.click(claim);
  expect(await screen.findByRole('heading', { name: gift.granted(['Bread']) })).toBeVisible();
  expect(screen.getByRole('link', { name: outcome.readIt })).toBeVisible();
  expect(asked.map(({ code }) => code)).toEqual(['WRONG', 'ABCDEFGH']);
});
