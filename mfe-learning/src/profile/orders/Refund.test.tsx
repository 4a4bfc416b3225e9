import { screen, within } from '@testing-library/react';
import { renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import ProfileScreen from '../../screens/ProfileScreen';
import { orderText } from '../../text/profile/order.en';
import { ordersText } from '../../text/profile/orders.en';

const text = textOf(orderText);
const orders = textOf(ordersText);
const at = new Date('2026-03-04T10:00:00Z');
let testBackend: TestBackend;
beforeAll(async () => {
  testBackend = await startTestBackend();
});
afterEach(() => testBackend.signOut());
afterAll(() => testBackend.stop());

/** Stores the order and its request, as the payments processor does. */
function store(status: string, amountRefunded: number, request: { status?: string }): void {
  const item = { productId: 'p', priceId: 'pr', kind: 'book', refId: 'loaf', title: 'The loaf', amount: 900 };
  testBackend.seed({
    'customers/ida/payments/paid': {
      ...{ status, amountRefunded, amount: 900, currency: 'eur', number: 'L-000009', items: [item], created: at },
      buyer: { name: '', email: 'ida@lectern.example' },
    },
    'customers/ida/refund_requests/paid': { reason: 'The wrong book.', createdAt: at, ...request },
  });
}

test('the receipt shows the refund as soon as the request says that it was made', async () => {
  store('succeeded', 0, {});
  const user = await testBackend.signIn('ida');
  renderScreen(<ProfileScreen />, { path: '/profile?tab=orders&order=paid', user });
  expect(await screen.findByText(text.requests.sent)).toBeVisible();
  const receipt = within(screen.getByRole('article', { name: text.receiptOf('L-000009') }));
  expect(receipt.getByText(orders.states.succeeded)).toBeVisible();
  store('refunded', 900, { status: 'refunded' });
  expect(await screen.findByText(text.requests.refunded)).toBeVisible();
  expect(await receipt.findByText('-€9.00')).toBeVisible();
  expect(screen.getByText(text.meanings.refunded)).toBeVisible();
});

test('the focus stays with the request: in its form, on the button after cancelling, and on the answer', async () => {
  store('succeeded', 0, {});
  testBackend.backend.firestore.admin.commit([{ delete: 'customers/ida/refund_requests/paid' }]);
  const user = await testBackend.signIn('ida');
  const { person } = renderScreen(<ProfileScreen />, { path: '/profile?tab=orders&order=paid', user });
  await person.click(await screen.findByRole('button', { name: text.ask }));
  expect(screen.getByRole('textbox', { name: text.reason })).toHaveFocus();
  await person.click(screen.getByRole('button', { name: text.cancel }));
  expect(screen.getByRole('button', { name: text.ask })).toHaveFocus();
  await person.click(screen.getByRole('button', { name: text.ask }));
  await person.type(screen.getByRole('textbox', { name: text.reason }), 'The wrong book.');
  await person.click(screen.getByRole('button', { name: text.send }));
  const answer = await screen.findByText(text.requests.sent);
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement).toContainElement(answer);
});
