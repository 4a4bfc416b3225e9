import { screen, waitFor, within } from '@testing-library/react';
import { textOf } from '@lectern/shared/text';
import { withhold } from '../testBed';
import { bookDetailsText } from '../text/bookDetails.en';
import { bookText } from '../text/books.en';
import { libraryText } from '../text/library.en';
import { AT, setUpBooks } from './testBed';

const text = { ...textOf(bookText), ...textOf(bookDetailsText) };
const library = textOf(libraryText);
const testBed = setUpBooks();

test('shows every book, filtered and sorted by the address', async () => {
  const { person, location } = testBed.open();
  await waitFor(() => expect(testBed.shown()).toEqual(['Bare', 'Bread', 'Cake', 'Gift', 'Kurven']));
  await person.click(within(screen.getByRole('complementary')).getByRole('checkbox', { name: 'German 1' }));
  await waitFor(() => expect(testBed.shown()).toEqual(['Kurven']));
  expect(location()).toBe('/books?language=de');
  await person.click(screen.getByRole('link', { name: text.clear }));
  await person.selectOptions(screen.getByRole('combobox', { name: text.sort }), text.sorts.price);
  await waitFor(() => expect(location()).toBe('/books?sort=price'));
  await person.type(screen.getByRole('searchbox', { name: text.find }), 'ca');
  await waitFor(() => expect(location()).toBe('/books?sort=price&q=ca'));
  expect(testBed.shown()).toEqual(['Cake']);
});

test('values without a book are last, a selected facet keeps its order, and the dialog shows the books', async () => {
  const { person } = testBed.open();
  await person.click(await screen.findByRole('button', { name: text.filters }));
  const dialog = within(await screen.findByRole('dialog', { name: text.filters }));
  const boxes = (name: string): string[] =>
    within(dialog.getByRole('group', { name }))
      .getAllByRole('checkbox')
      .map((box) => (box as HTMLInputElement).value);
  const languages = boxes(text.facets.language);
  expect(boxes(text.facets.topic)).toEqual(['cooking', 'data']);
  await person.click(dialog.getByRole('checkbox', { name: 'German 1' }));
  expect(boxes(text.facets.topic)).toEqual(['data', 'cooking']);
  expect(boxes(text.facets.language)).toEqual(languages);
  expect(dialog.getByRole('checkbox', { name: 'Paid 0' })).not.toBeChecked();
  await person.click(dialog.getByRole('button', { name: text.show(1) }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(testBed.shown()).toEqual(['Kurven']);
});

test('offers to remove a filter when no book matches', async () => {
  const { person } = testBed.open('?topic=data&price=paid');
  await screen.findByRole('heading', { name: text.noMatchTitle });
  await person.click(screen.getByRole('link', { name: text.without(text.facets.price, 1) }));
  await waitFor(() => expect(testBed.shown()).toEqual(['Kurven']));
});

test.each(['a', 'zz-zz-zz'])('shows no language for the invalid tag %s', async (tag) => {
  const { person } = testBed.open(`?language=${tag}`);
  await screen.findByRole('heading', { name: text.noMatchTitle });
  await person.click(screen.getByRole('link', { name: `${text.remove} ${tag}` }));
  await waitFor(() => expect(testBed.shown()).toHaveLength(5));
});

test('asks a guest who filters by their own books to sign in', async () => {
  testBed.open('?mine=yours');
  expect(await screen.findByRole('heading', { name: library.guestTitle })).toBeVisible();
  expect(screen.getByRole('link', { name: library.signIn })).toHaveAttribute(
    'href',
    '/sign_in?next=%2Fbooks%3Fmine%3Dyours',
  );
  expect(screen.queryByText(text.books(0))).toBeNull();
});

test('says that a library without books is empty, and leads to all books', async () => {
  const { person } = testBed.open('?mine=yours&topic=data', testBed.user);
  expect(await screen.findByRole('heading', { name: library.emptyTitle })).toBeVisible();
  expect(screen.queryByRole('heading', { name: text.noMatchTitle })).toBeNull();
  await person.click(screen.getByRole('link', { name: library.browse }));
  await waitFor(() => expect(testBed.shown()).toHaveLength(5));
});

test('counts no own books until the library is loaded, and offers a retry when that fails', async () => {
  testBed.owns('cake');
  const answer = withhold('entitlements/noor');
  const { person } = testBed.open('?mine=yours', testBed.user);
  await screen.findByRole('searchbox');
  expect(screen.queryByText(text.books(0))).toBeNull();
  answer('fails');
  expect(await screen.findByRole('heading', { name: library.failed })).toBeVisible();
  const answerAgain = withhold('entitlements/noor');
  await person.click(screen.getByRole('button', { name: text.again }));
  expect(screen.getByRole('button', { busy: true })).toHaveFocus();
  answerAgain('passes');
  await waitFor(() => expect(testBed.shown()).toEqual(['Cake']));
});

test('names topics, and shows the progress in own books', async () => {
  testBed.owns('cake');
  testBed.running.seed({ 'users/noor/reading/cake': { locator: 'first', percent: 40, bookmarks: [], updatedAt: AT } });
  const { person } = testBed.open('?mine=yours', testBed.user);
  await waitFor(() => expect(testBed.shown()).toEqual(['Cake']));
  expect(screen.getByText(text.continueAt(40))).toBeVisible();
  await person.click(screen.getByRole('link', { name: text.clear }));
  expect(
    await within(screen.getByRole('complementary')).findByRole('checkbox', { name: 'Data and charts 1' }),
  ).toBeVisible();
});
