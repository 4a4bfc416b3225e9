import { screen } from '@testing-library/react';
import { textOf } from '@lectern/shared/text';
import { pseudoLanguage, renderScreen, untranslated } from '@lectern/shared/testing';
import { bookText } from '../text/books.en';
import { readerText } from '../text/reader.en';
import { savedText } from '../text/saved.en';
import ShoppingScreen from './ShoppingScreen';
import { BOOKS, setUpBooks } from './testBed';

const testBed = setUpBooks();
/** Texts that are data: titles, authors, topics, and the text of the books. */
const DATA = [
  ...BOOKS.flatMap(({ title, authors }) => [title, ...authors]),
  ...['Cooking', 'Data and charts', 'Data', 'All about', 'The book'],
  ...['First', 'Second', 'A part', 'Three', 'Four', 'One', 'two'],
];
let end: () => void;
beforeEach(() => (end = pseudoLanguage()));
afterEach(() => end());

test('the shelf is in the language of the page', async () => {
  testBed.open();
  expect(await screen.findByRole('heading', { name: textOf(bookText).title })).toBeVisible();
  expect(await screen.findAllByRole('article')).toHaveLength(BOOKS.length);
  expect(untranslated(document.body, DATA)).toEqual([]);
});

test('the page of a book is in the language of the page', async () => {
  testBed.open('?book=cake');
  expect(await screen.findByText(/All about/)).toBeVisible();
  expect(untranslated(document.body, DATA)).toEqual([]);
});

test('the reader is in the language of the page', async () => {
  const { person } = testBed.open('?read=bread', testBed.user);
  await person.click(await screen.findByRole('button', { name: textOf(readerText).display }));
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(untranslated(document.body, DATA)).toEqual([]);
});

test('the cart is in the language of the page', async () => {
  localStorage.setItem(
    'lectern.cart',
    JSON.stringify([{ productId: 'cake', priceId: 'eur-900', kind: 'book', refId: 'cake' }]),
  );
  renderScreen(<ShoppingScreen />, { path: '/shopping', route: '/shopping', user: testBed.user });
  expect(await screen.findByRole('link', { name: 'Cake' })).toBeVisible();
  expect(await screen.findByText(textOf(savedText).savedEmpty)).toBeVisible();
  expect(untranslated(document.body, DATA)).toEqual([]);
});
