import { screen, waitFor } from '@testing-library/react';
import { parseEnrolment } from '@lectern/shared/domain';
import { getDocument } from '@lectern/shared/firebase/documents';
import type { SessionUser } from '@lectern/shared/host';
import { renderScreen, startTestBackend, storedCourse, type TestBackend } from '@lectern/shared/testing';
import { enrol } from '../data/admission';
import EnrollScreen from './EnrollScreen';
import { textOf } from '@lectern/shared/text';
import { cartText } from '../text/enrol/cart.en';
import { enrolmentText } from '../text/enrol/enrolment.en';

const text = textOf(enrolmentText);
const cart = textOf(cartText);

let running: TestBackend;
let user: SessionUser;
const at = new Date('2026-03-04T12:00:00Z');
const course = (slug: string, fields: Parameters<typeof storedCourse>[1] = {}) =>
  storedCourse(`About ${slug}`, { slug, lessonCount: 3, ...fields });
const offer = (productId: string, amount: number, active = true) => ({
  [`products/${productId}`]: { active: true, name: productId },
  [`products/${productId}/prices/p`]: { unit_amount: amount, currency: 'eur', active, type: 'one_time' },
});
/** Some of these tests cause refusals by the rules, which the SDK prints as warnings. */
jest.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeAll(async () => {
  running = await startTestBackend();
  user = await running.signIn({ name: 'noor', displayName: 'Noor' });
});
beforeEach(() => {
  localStorage.clear();
  running.seed({
    'courses/bread': course('bread'),
    'courses/cake': course('cake', { productId: 'cake' }),
    'courses/gift': course('gift', { productId: 'gift' }),
    'courses/old': course('old', { status: 'archived' }),
    'courses/unsold': course('unsold', { productId: 'unsold' }),
    'courses/own': course('own', { status: 'draft', teacherUid: 'noor' }),
    ...offer('cake', 1900),
    ...offer('gift', 0),
    ...offer('unsold', 900, false),
  });
});
afterEach(() => {
  for (const id of ['bread', 'cake', 'gift']) running.backend.firestore.admin.delete(`users/noor/enrolments/${id}`);
  for (const id of ['cake', 'gift']) running.backend.firestore.admin.delete(`entitlements/noor/items/${id}`);
});
afterAll(() => running.stop());

const open = (id: string, uid = 'noor') =>
  renderScreen(<EnrollScreen />, { path: `/enroll/${id}/${uid}/${id}`, route: '/enroll/:id/:uid/:name', user });
const stored = (id: string) => getDocument(`users/noor/enrolments/${id}`, parseEnrolment);

/** Runs first, because the code of the confirmation loads only once. */
test('the screen has one heading at any time, also while course and code are loading', async () => {
  let most = 0;
  const observer = new MutationObserver(() => {
    most = Math.max(most, document.querySelectorAll('h1').length);
  });
  observer.observe(document, { childList: true, subtree: true });
  open('bread');
  await screen.findByRole('button', { name: text.confirm.free });
  observer.disconnect();
  expect(most).toBe(1);
});

test.each(['noor', 'me'])(
  'course and account are confirmed, a double press enrols once, and the course opens (uid %s)',
  async (uid) => {
    const { person, location } = open('bread', uid);
    expect(await screen.findByText(text.accountOf('Noor', 'noor@lectern.example'))).toBeVisible();
    await person.dblClick(await screen.findByRole('button', { name: text.confirm.free }));
    await waitFor(() => expect(location()).toBe('/watch/bread/noor/bread'));
    expect(await stored('bread')).toMatchObject({ source: 'free', entitlement: null });
  },
);

test('an enrolled person gets a link to the course', async () => {
  running.seed({ 'users/noor/enrolments/bread': { source: 'free', entitlement: null, createdAt: at } });
  open('bread');
  expect(await screen.findByRole('link', { name: text.watch })).toHaveAttribute('href', '/watch/bread/noor/bread');
  expect(screen.queryByRole('button', { name: /Enrol/ })).toBeNull();
});

test('two tabs that enrol at once create one enrolment', async () => {
  await Promise.all([enrol('noor', { id: 'bread', productId: null }), enrol('noor', { id: 'bread', productId: null })]);
  await enrol('noor', { id: 'bread', productId: null });
  expect(await stored('bread')).toMatchObject({ source: 'free' });
});

test('a paid course goes through the cart', async () => {
  const { person, location } = open('cake');
  expect(await screen.findByText('€19.00')).toBeVisible();
  await person.click(screen.getByRole('button', { name: cart.addToCart }));
  expect(location()).toBe('/shopping');
  expect(JSON.parse(localStorage.getItem('lectern.cart')!)).toEqual([
    { productId: 'cake', priceId: 'p', kind: 'course', refId: 'cake' },
  ]);
  await expect(enrol('noor', { id: 'cake', productId: 'cake' })).rejects.toMatchObject({ kind: 'denied' });
});

test('a full cart is reported', async () => {
  localStorage.setItem(
    'lectern.cart',
    JSON.stringify(
      Array.from({ length: 10 }, (_, index) => ({
        productId: `p${String(index)}`,
        priceId: 'p',
        kind: 'book',
        refId: 'b',
      })),
    ),
  );
  const { person, location } = open('cake');
  await person.click(await screen.findByRole('button', { name: cart.addToCart }));
  expect(await screen.findByText(cart.cartFull)).toBeVisible();
  expect(location()).toBe('/enroll/cake/noor/cake');
});

test('a cart that a full device cannot store is reported as such', async () => {
  const { person, location } = open('cake');
  const add = await screen.findByRole('button', { name: cart.addToCart });
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await person.click(add);
  expect(await screen.findByText(cart.notStored)).toBeVisible();
  full.mockRestore();
  expect(location()).toBe('/enroll/cake/noor/cake');
});

test('the owner of a course can enrol', async () => {
  running.seed({
    'entitlements/noor/items/cake': { kind: 'course', refId: 'cake', priceId: 'p', paymentId: 'pay', grantedAt: at },
  });
  const { person, location } = open('cake');
  await person.click(await screen.findByRole('button', { name: text.confirm.owned }));
  await waitFor(() => expect(location()).toBe('/watch/cake/noor/cake'));
  expect(await stored('cake')).toMatchObject({ source: 'purchase', entitlement: 'cake' });
});

test('a free product is claimed before the enrolment', async () => {
  const { person, location } = open('gift');
  await person.click(await screen.findByRole('button', { name: text.confirm.free }));
  await waitFor(() => expect(location()).toBe('/watch/gift/noor/gift'));
  expect(await stored('gift')).toMatchObject({ source: 'purchase', entitlement: 'gift' });
  expect(running.backend.firestore.admin.get('entitlements/noor/items/gift')).not.toBeNull();
});

test.each([
  ['old', text.closed.withdrawn],
  ['unsold', text.closed['not-for-sale']],
  ['own', text.closed.unpublished],
])('a course closed to enrolment gives the reason: %s', async (id, reason) => {
  open(id);
  expect(await screen.findByRole('heading', { level: 1, name: text.closedTitle })).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.getByRole('link', { name: text.courses })).toBeVisible();
});

test.each([
  ['unknown', 'noor'],
  ['bread', 'eve'],
  ['bread', 'ME'],
])('course %s for uid %s is answered as not found', async (id, uid) => {
  open(id, uid);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('the button stays without a network, and enrols once it is back', async () => {
  const { person, location } = open('bread');
  const button = await screen.findByRole('button', { name: text.confirm.free });
  const before = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await person.click(button);
  expect(await screen.findByText(text.failed)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing is lost');
  globalThis.fetch = before;
  await person.click(button);
  await waitFor(() => expect(location()).toBe('/watch/bread/noor/bread'));
});
