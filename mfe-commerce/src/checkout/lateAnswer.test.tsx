import { act, screen, waitFor } from '@testing-library/react';
import { parseCheckoutSession, type CheckoutSession } from '@lectern/shared/domain';
import type { SessionUser } from '@lectern/shared/host';
import { textOf } from '@lectern/shared/text';
import { renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { leavePage } from '../leavePage';
import { answerRequests } from '../screens/testBed';
import ShoppingScreen from '../screens/ShoppingScreen';
import { euros, listedBook, publishBooks } from '../testBed';
import { checkoutText } from '../text/checkout.en';

// jsdom cannot leave its page.
jest.mock('../leavePage', () => ({ leavePage: jest.fn() }));

const text = textOf(checkoutText);
const SESSIONS = 'customers/noor/checkout_sessions';
let running: TestBackend;
let user: SessionUser;
let stop: () => void = () => undefined;

beforeEach(async () => {
  localStorage.setItem(
    'lectern.cart',
    JSON.stringify([{ productId: 'bread', priceId: 'eur-900', kind: 'book', refId: 'bread' }]),
  );
  sessionStorage.clear();
  jest.mocked(leavePage).mockClear();
  window.scrollTo = () => undefined;
  running = await startTestBackend();
  user = await running.signIn({ name: 'noor', displayName: 'Noor' });
  await publishBooks(running, [listedBook('Bread', { productId: 'bread', price: euros(900) })], () => '# A book');
});
afterEach(async () => {
  stop();
  await running.stop();
});

/** Opens the review. The processor answers requests only once \`answer\` is called. */
async function open() {
  const { person } = renderScreen(<ShoppingScreen />, {
    path: '/shopping?step=review',
    route: '/shopping',
    user,
    config: { payments: 'test' },
  });
  await screen.findByRole('button', { name: text.pay('€9.00') });
  const isAsked = () =>
    waitFor(() => expect(running.backend.firestore.admin.query({ collection: SESSIONS })).toHaveLength(1));
  return { person, isAsked };
}

const answer = (reply: (asked: CheckoutSession) => object): void => {
  ({ stop } = answerRequests(running, SESSIONS, parseCheckoutSession, reply));
};
/** Longer than the pause between two looks at an answer. */
const lookPause = () => act(() => new Promise((done) => setTimeout(done, 2_500)));
const sums = { url: '/__/pay/s1', paymentId: 'pay1', currency: 'eur', subtotal: 900 };

test('a buyer who has gone back to the cart is not taken to the payment page', async () => {
  const { person, isAsked } = await open();
  await person.click(screen.getByRole('checkbox', { name: text.terms }));
  await person.click(screen.getByRole('button', { name: text.pay('€9.00') }));
  await isAsked();
  await person.click(screen.getByRole('link', { name: text.toCart }));
  answer(() => ({ ...sums, status: 'open', discount: 0, total: 900 }));
  await lookPause();
  expect(leavePage).not.toHaveBeenCalled();
});

test('the answer to a coupon that was changed meanwhile does not apply to the new one', async () => {
  const { person, isAsked } = await open();
  const field = screen.getByLabelText(new RegExp(`^${text.coupon}`));
  await person.type(field, 'SPRING');
  await person.click(screen.getByRole('button', { name: text.checkCoupon }));
  await isAsked();
  await person.type(field, '26');
  answer(() => ({ ...sums, url: undefined, status: 'checked', discount: 200, total: 700 }));
  expect(await screen.findByRole('button', { name: text.checkCoupon })).toBeEnabled();
  await lookPause();
  expect(screen.queryByText(text.newTotal('€7.00'))).toBeNull();
  expect(screen.getByRole('button', { name: text.checkCoupon })).toBeVisible();
});
