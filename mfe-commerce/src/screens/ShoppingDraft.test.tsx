import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { SessionUser } from '@lectern/shared/host';
import { textOf } from '@lectern/shared/text';
import { renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { euros, listedBook, publishBooks } from '../testBed';
import { checkoutText } from '../text/checkout.en';
import { outcomeText } from '../text/outcome.en';
import ShoppingScreen from './ShoppingScreen';

const text = textOf(checkoutText);
const outcome = textOf(outcomeText);
const ID = 'abcdefghijklmnop0123';
const EMAIL = 'ada@lectern.example';
const createdAt = new Date();

let running: TestBackend;
let user: SessionUser;
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  running = await startTestBackend();
  user = await running.signIn('noor');
  await publishBooks(running, [listedBook('Cake', { productId: 'cake', price: euros(1250) })], () => '# A book');
  const line = { productId: 'cake', priceId: 'eur-1250', kind: 'book', refId: 'cake' };
  localStorage.setItem('lectern.cart', JSON.stringify([line]));
});
afterEach(() => running.stop());

const open = (query: string) =>
  renderScreen(<ShoppingScreen />, {
    path: `/shopping${query}`,
    route: '/shopping',
    user,
    config: { payments: 'test' },
  });

async function typeGift(person: UserEvent): Promise<void> {
  await person.click(await screen.findByRole('radio', { name: text.forOther }));
  await person.type(screen.getByLabelText(text.email), EMAIL);
}

test('an order after a paid gift is for the buyer again', async () => {
  const review = open('?step=review');
  await typeGift(review.person);
  review.unmount();
  running.seed({
    [`customers/noor/checkout_sessions/${ID}`]: {
      ...{ mode: 'payment', line_items: [{ price: 'eur-900', product: 'bread', quantity: 1 }] },
      ...{ success_url: 'http://localhost/', cancel_url: 'http://localhost/', acceptedTerms: true, createdAt },
      ...{ status: 'complete', paymentId: 'pay1', currency: 'eur', subtotal: 900, discount: 0, total: 900 },
    },
    'customers/noor/payments/pay1': {
      ...{ status: 'succeeded', amount: 900, currency: 'eur', checkoutId: ID, created: createdAt },
      items: [{ priceId: 'eur-900', productId: 'bread', kind: 'book', refId: 'bread', title: 'Bread', amount: 900 }],
      gift: { email: EMAIL, message: '', state: 'sent' },
    },
  });
  const result = open(`?order=${ID}`);
  expect(await screen.findByRole('heading', { name: outcome.gift.title })).toBeVisible();
  result.unmount();
  open('?step=review');
  expect(await screen.findByRole('radio', { name: text.forMe })).toBeChecked();
});

test('text typed for an order is shown only to the account that typed it', async () => {
  const { person, signInAs } = open('?step=review');
  await typeGift(person);
  signInAs(await running.signIn('other'));
  expect(await screen.findByRole('radio', { name: text.forMe })).toBeChecked();
  signInAs(await running.signIn('noor'));
  expect(await screen.findByLabelText(text.email)).toHaveValue(EMAIL);
});
