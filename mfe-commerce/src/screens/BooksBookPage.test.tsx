import { screen, waitFor, within } from '@testing-library/react';
import { cartButtonText } from '@lectern/shared/cartButton/text';
import { textOf } from '@lectern/shared/text';
import { withhold } from '../testBed';
import { bookDetailsText } from '../text/bookDetails.en';
import { bookText } from '../text/books.en';
import { setUpBooks } from './testBed';

const text = { ...textOf(bookText), ...textOf(bookDetailsText), ...textOf(cartButtonText) };
const testBed = setUpBooks();

test('shows the details of a book and adds a paid one to the cart', async () => {
  const { person, announced, titles } = testBed.open('?book=cake');
  expect(await screen.findByRole('heading', { level: 1, name: 'Cake' })).toBeVisible();
  expect(titles.at(-1)).toBe('Cake');
  expect(await screen.findByText('All about Cake.')).toBeVisible();
  expect(await screen.findByText('9783161484100')).toBeVisible();
  expect(screen.getByRole('link', { name: text.sample })).toHaveAttribute('href', '/books?read=cake');
  await person.click(screen.getByRole('button', { name: text.add }));
  expect(screen.getByRole('link', { name: text.toCart })).toHaveFocus();
  expect(announced).toEqual([text.added('Cake')]);
});

test('says that the cart is full', async () => {
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
  const { person } = testBed.open('?book=cake');
  await person.click(await screen.findByRole('button', { name: text.add }));
  expect(screen.getByText(text.full)).toBeVisible();
});

test.each([
  ['bread', text.signInToRead, '/books?read=bread'],
  ['gift', text.signInToClaim, '/books?book=gift'],
])('leads a guest to sign in and back: %s', async (id, name, back) => {
  testBed.open(`?book=${id}`);
  expect(await screen.findByRole('link', { name })).toHaveAttribute(
    'href',
    `/sign_in?next=${encodeURIComponent(back)}`,
  );
});

test('claims a free book once and opens it', async () => {
  const { person, location, announced } = testBed.open('?book=gift', testBed.user);
  await person.dblClick(await screen.findByRole('button', { name: text.claim }));
  await waitFor(() => expect(location()).toMatch(/^\/books\?read=gift/));
  expect(announced).toContain(text.claimed('Gift'));
  expect(await screen.findByRole('heading', { level: 2, name: 'First' })).toBeVisible();
  expect(testBed.running.backend.firestore.admin.get('entitlements/noor/items/gift')).not.toBeNull();
});

test('a claim does not navigate a visitor who has left the page', async () => {
  const { person, location, announced } = testBed.open('?book=gift', testBed.user);
  const claim = await screen.findByRole('button', { name: text.claim });
  const answer = withhold(':commit');
  await person.click(claim);
  await person.click(
    within(screen.getByRole('navigation', { name: 'Breadcrumbs' })).getByRole('link', { name: text.title }),
  );
  answer('passes');
  await waitFor(() => expect(announced).toContain(text.claimed('Gift')));
  expect(location()).toBe('/books');
  await waitFor(() => expect(screen.getByText(text.values.yours, { selector: '[data-tone=success]' })).toBeVisible());
});

test('offers a retry when the library fails to load', async () => {
  testBed.owns('cake');
  const answer = withhold('entitlements/noor');
  const { person } = testBed.open('?book=cake', testBed.user);
  await screen.findByRole('heading', { level: 1, name: 'Cake' });
  answer('fails');
  expect(await screen.findByText(text.ownershipFailed, { exact: false })).toBeVisible();
  const secondAnswer = withhold('entitlements/noor');
  await person.click(screen.getByRole('button', { name: text.again }));
  expect(await screen.findByRole('button', { busy: true })).toHaveFocus();
  secondAnswer('passes');
  expect(await screen.findByRole('link', { name: text.read })).toBeVisible();
});

test.each([
  ['cake', 1],
  ['gift', 0],
  ['bread', 0],
])('says beside a price that payments are not available: %s', async (id, times) => {
  testBed.open(`?book=${id}`);
  await screen.findByText(/All about/);
  expect(screen.queryAllByText(text.noPayments)).toHaveLength(times);
});

test.each([
  '?book=%3Cb%3E',
  `?book=${'a'.repeat(1000)}`,
  '?read=..%2F..%2Fprivate',
  `?read=${'a'.repeat(1000)}`,
  '?read=%00&book=cake',
])('shows no book for the invalid address %s', async (query) => {
  testBed.open(query, testBed.user);
  expect(await screen.findByRole('heading', { level: 1, name: text.unavailableTitle })).toBeVisible();
});

test.each(['?book=', '?read=', '?read=&book='])('shows the shelf for an empty parameter: %s', async (query) => {
  testBed.open(query);
  expect(await screen.findByRole('heading', { level: 1, name: text.title })).toBeVisible();
});

test('says that an unknown book is not available', async () => {
  testBed.open('?book=unknown');
  expect(await screen.findByRole('heading', { level: 1, name: text.unavailableTitle })).toBeVisible();
  expect(screen.getByRole('link', { name: text.allBooks })).toHaveAttribute('href', '/books');
});
