import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseNote } from '@lectern/shared/domain';
import { listDocuments } from '@lectern/shared/firebase/documents';
import { cartButtonText } from '@lectern/shared/cartButton/text';
import { textOf } from '@lectern/shared/text';
import { publishBooks, withhold } from '../testBed';
import { bookDetailsText } from '../text/bookDetails.en';
import { bookText } from '../text/books.en';
import { readerText } from '../text/reader.en';
import { AT, BOOKS, MARKDOWN, setUpBooks } from './testBed';

const text = { ...textOf(bookText), ...textOf(bookDetailsText), ...textOf(cartButtonText) };
const labels = textOf(readerText);
const testBed = setUpBooks();

test('opens a sample for a guest, escapes its markup, and ends with the offer', async () => {
  const { titles } = testBed.open('?read=cake');
  expect(await screen.findByRole('heading', { level: 2, name: 'First' })).toBeVisible();
  expect(screen.getByText(/<b>two<\/b>/)).toBeVisible();
  expect(titles.at(-1)).toBe('First · Cake');
  expect(
    within(screen.getByRole('region', { name: labels.sampleEnd })).getByRole('button', { name: text.add }),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: labels.bookmark })).toBeNull();
});

test('scrolls to the top while a book loads, also when that fails', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { person } = testBed.open('?book=cake');
  const answer = withhold('sample.md');
  await person.click(await screen.findByRole('link', { name: text.sample }));
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  answer('fails');
  expect(await screen.findByRole('heading', { level: 1, name: labels.fileTitle.unavailable })).toBeVisible();
  scrolled.mockRestore();
});

test('turns chapters of an owned book, stores position and bookmarks, and resumes', async () => {
  testBed.owns('cake');
  const { person, location, announced, unmount } = testBed.open('?read=cake', testBed.user);
  await person.click(await screen.findByRole('link', { name: new RegExp(`^${labels.next}`) }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Second' })).toHaveFocus());
  expect(location()).toBe('/books?read=cake&at=second');
  expect(announced).toContain('Second');
  await person.click(screen.getByRole('button', { name: labels.bookmark }));
  expect(screen.getByRole('button', { name: labels.bookmark })).toHaveAttribute('aria-pressed', 'true');
  unmount();
  await waitFor(() =>
    expect(JSON.stringify(testBed.running.backend.firestore.admin.get('users/noor/reading/cake'))).toContain('second'),
  );
  testBed.open('?read=cake', testBed.user);
  await person.click(await screen.findByRole('button', { name: labels.contents }));
  const contents = within(screen.getByRole('dialog', { name: 'Cake' }));
  expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'First',
    'A part',
    'Second',
    'SecondSecond',
  ]);
  await person.click(contents.getByRole('button', { name: labels.removeBookmark('Second') }));
  expect(contents.getByText(labels.noBookmarks)).toBeVisible();
  expect(contents.getByRole('heading', { name: labels.bookmarks })).toHaveFocus();
});

test('opens at the last position, and offers it when the address names a different one', async () => {
  testBed.running.seed({
    'users/noor/reading/bread': { locator: 'second', percent: 80, bookmarks: [], updatedAt: AT },
  });
  const first = testBed.open('?read=bread', testBed.user);
  expect(await screen.findByRole('heading', { level: 2, name: 'Second' })).toBeVisible();
  first.unmount();
  const { person } = testBed.open('?read=bread&at=first', testBed.user);
  expect(await screen.findByRole('heading', { level: 2, name: 'First' })).toBeVisible();
  expect(screen.getByText(labels.wasAt(80))).toBeVisible();
  await person.click(screen.getByRole('link', { name: labels.resume }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Second' })).toBeVisible();
});

test('stores the display settings on the device', async () => {
  const { person } = testBed.open('?read=cake');
  await person.click(await screen.findByRole('button', { name: labels.display }));
  await person.click(screen.getByRole('button', { name: labels.larger }));
  await person.click(screen.getByRole('radio', { name: labels.faces.sans }));
  expect(JSON.parse(localStorage.getItem('lectern.reader')!)).toMatchObject({ size: 2, width: 'medium', face: 'sans' });
});

test('adds, edits and deletes notes at a position', async () => {
  const { person, announced } = testBed.open('?read=bread&at=first.2', testBed.user);
  await person.click(await screen.findByRole('button', { name: labels.notes }));
  await person.click(await screen.findByRole('button', { name: labels.saveNote }));
  expect(screen.getByText(labels.noteEmpty)).toBeVisible();
  await person.type(screen.getByRole('textbox', { name: labels.newNote }), 'Mind this.');
  await person.click(screen.getByRole('button', { name: labels.saveNote }));
  await waitFor(() => expect(announced).toContain(labels.noteSaved));
  expect(await screen.findByText('Mind this.')).toBeVisible();
  const [note] = await listDocuments({ collection: 'users/noor/notes' }, parseNote);
  expect(note).toMatchObject({ kind: 'book', itemId: 'bread', courseId: null, locator: 'first.2' });
  await person.click(screen.getByRole('button', { name: labels.editNote }));
  expect(screen.getByRole('textbox', { name: labels.editNote })).toHaveFocus();
  await person.keyboard(' Twice.');
  await person.click(screen.getAllByRole('button', { name: labels.saveNote })[1]!);
  await waitFor(() => expect(screen.getByRole('button', { name: labels.editNote })).toHaveFocus());
  await person.click(await screen.findByRole('button', { name: labels.deleteNote }));
  await waitFor(() => expect(screen.queryByText('Mind this. Twice.')).toBeNull());
  expect(screen.getByRole('textbox', { name: labels.newNote })).toHaveFocus();
});

test('what is typed in the notes outlasts an edit of another note, their dialog, and a visit elsewhere', async () => {
  const note = { kind: 'book', courseId: null, itemId: 'bread', timeSec: null, locator: 'first.2', createdAt: AT };
  for (const text of ['One', 'Two'])
    testBed.running.seed({ [`users/noor/notes/${text}`]: { ...note, text, updatedAt: AT } });
  const { person, isHeld, unmount } = testBed.open('?read=bread', testBed.user);
  const openNotes = async () => userEvent.click(await screen.findByRole('button', { name: labels.notes }));
  await openNotes();
  await person.type(screen.getByRole('textbox', { name: labels.newNote }), 'Three');
  await person.click((await screen.findAllByRole('button', { name: labels.editNote }))[0]!);
  await person.keyboard('!');
  await person.click(screen.getByRole('button', { name: labels.editNote }));
  await person.keyboard('?');
  await person.click(within(screen.getByRole('dialog')).getAllByRole('button')[0]!);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(isHeld()).toBe(true);
  unmount();
  testBed.open('?read=bread', testBed.user);
  await openNotes();
  expect(screen.getByRole('textbox', { name: labels.newNote })).toHaveValue('Three');
  const edited = await screen.findAllByRole<HTMLTextAreaElement>('textbox', { name: labels.editNote });
  expect(edited.map(({ value }) => value)).toEqual(['One!', 'Two?']);
  for (const id of ['One', 'Two']) testBed.running.backend.firestore.admin.delete(`users/noor/notes/${id}`);
});

test('says that a note was not deleted, and deletes it on the next press', async () => {
  testBed.running.seed({
    'users/noor/notes/kept': {
      ...{ kind: 'book', courseId: null, itemId: 'bread', timeSec: null, locator: 'first.2', text: 'Mind this.' },
      ...{ createdAt: AT, updatedAt: AT },
    },
  });
  const { person } = testBed.open('?read=bread', testBed.user);
  await person.click(await screen.findByRole('button', { name: labels.notes }));
  const remove = await screen.findByRole('button', { name: labels.deleteNote });
  const { fetch } = globalThis;
  const cut = jest.spyOn(globalThis, 'fetch').mockImplementation((asked, init) => {
    const url = typeof asked === 'string' ? asked : 'url' in asked ? asked.url : asked.href;
    return url.includes(':commit') ? Promise.reject(new TypeError('Failed to fetch')) : fetch(asked, init);
  });
  await person.click(remove);
  expect(await screen.findByText(labels.noteNotDeleted)).toBeVisible();
  cut.mockRestore();
  await person.click(remove);
  await waitFor(() => expect(screen.queryByText('Mind this.')).toBeNull());
});

test.each([
  [
    'is missing',
    labels.fileTitle.missing,
    () => testBed.running.backend.storage.admin.delete('lectern', 'books/bread/full/book.md'),
  ],
  [
    'is not what was published',
    labels.fileTitle.broken,
    () =>
      testBed.running.backend.storage.admin.put('lectern', 'books/bread/full/book.md', 'other', {
        contentType: 'text/markdown',
      }),
  ],
  [
    'was never published',
    labels.fileTitle.none,
    () => testBed.running.backend.firestore.admin.delete('books/bread/private/file'),
  ],
])('explains a text that %s, with a link to the book', async (_name, title, breakIt) => {
  await breakIt();
  testBed.open('?read=bread', testBed.user);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: labels.toBook })).toHaveAttribute('href', '/books?book=bread');
  await publishBooks(testBed.running, BOOKS, () => MARKDOWN);
});

test('reveals nothing about a book that is not on the shelf, to guests and users', async () => {
  for (const who of [null, testBed.user]) {
    const { unmount, titles } = testBed.open('?read=unknown', who);
    expect(await screen.findByRole('heading', { level: 1, name: text.unavailableTitle })).toBeVisible();
    expect(screen.getByRole('link', { name: text.allBooks })).toHaveAttribute('href', '/books');
    expect(titles.at(-1)).toBe(text.unavailableTitle);
    unmount();
  }
});

test('says that a book without a sample has no text for a guest', async () => {
  testBed.open('?read=bare');
  expect(await screen.findByRole('heading', { level: 1, name: labels.fileTitle.none })).toBeVisible();
});
