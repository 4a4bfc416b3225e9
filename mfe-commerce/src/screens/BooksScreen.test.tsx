import { screen, waitFor, within } from '@testing-library/react';
import { parseNote } from '@lectern/shared/domain';
import { listDocuments } from '@lectern/shared/firebase/documents';
import type { SessionUser } from '@lectern/shared/host';
import { fetchFrom, renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { euros, listedBook, publishBooks, withhold } from '../testBed';
import BooksScreen from './BooksScreen';

let running: TestBackend;
let user: SessionUser;
let giveFetchBack: () => void;
const at = new Date('2026-03-04T12:00:00Z');
const books = [
  listedBook('Bread'),
  listedBook('Cake', { productId: 'cake', price: euros(900) }),
  listedBook('Gift', { productId: 'gift', price: euros(0) }),
  listedBook('Kurven', { category: 'data', language: 'de', pages: 1 }),
  listedBook('Bare', { sample: null, productId: 'bare', price: euros(300) }),
];
const TEXT = '# The book\n\n## First\n\nOne *and* <b>two</b>.\n\n### A part\n\nThree.\n\n## Second\n\nFour.\n';
/** The SDK warns of each call that the rules refuse; some of these tests bring that about. */
jest.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeAll(async () => {
  window.scrollTo = () => undefined;
  running = await startTestBackend();
  giveFetchBack = fetchFrom(running.url);
  await publishBooks(running, books, () => TEXT);
});
beforeEach(async () => {
  localStorage.clear();
  user = await running.signIn({ name: 'noor', displayName: 'Noor' });
});
afterEach(() => {
  for (const path of [
    'entitlements/noor/items/gift',
    'entitlements/noor/items/cake',
    'users/noor/reading/bread',
    'users/noor/reading/cake',
    'users/noor/reading/gift',
  ])
    running.backend.firestore.admin.delete(path);
});
afterAll(async () => {
  giveFetchBack();
  await running.stop();
});

const open = (query = '', who: SessionUser | null = null) =>
  renderScreen(<BooksScreen />, { path: `/books${query}`, route: '/books', user: who });
const shown = (): string[] =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const owns = (product: string): void =>
  running.seed({
    [`entitlements/noor/items/${product}`]: {
      kind: 'book',
      refId: product,
      priceId: 'p',
      paymentId: 'pay',
      grantedAt: at,
    },
  });

describe('the shelf', () => {
  it('shows every book, and narrows and sorts by the address', async () => {
    const { person, location } = open();
    await waitFor(() => expect(shown()).toEqual(['Bare', 'Bread', 'Cake', 'Gift', 'Kurven']));
    await person.click(within(screen.getByRole('complementary')).getByRole('checkbox', { name: 'German 1' }));
    await waitFor(() => expect(shown()).toEqual(['Kurven']));
    expect(location()).toBe('/books?language=de');
    await person.click(screen.getByRole('link', { name: 'Clear all filters' }));
    await person.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest price');
    await waitFor(() => expect(location()).toBe('/books?sort=price'));
    await person.type(screen.getByRole('searchbox', { name: 'Find a book' }), 'ca');
    await waitFor(() => expect(location()).toBe('/books?sort=price&q=ca'));
    expect(shown()).toEqual(['Cake']);
  });

  it(
    'lets every box stay in its place whatever is ticked, and leads out of the filters to what they ' + 'leave',
    async () => {
      const { person } = open();
      await person.click(await screen.findByRole('button', { name: 'Filters' }));
      const dialog = within(screen.getByRole('dialog', { name: 'Filters' }));
      const boxes = (): string[] => dialog.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).value);
      const before = boxes();
      await person.click(dialog.getByRole('checkbox', { name: 'German 1' }));
      expect(boxes()).toEqual(before);
      expect(dialog.getByRole('checkbox', { name: 'Paid 0' })).not.toBeChecked();
      await person.click(dialog.getByRole('button', { name: 'Show 1 book' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(shown()).toEqual(['Kurven']);
    },
  );

  it('says what to drop when nothing fits', async () => {
    const { person } = open('?topic=data&price=paid');
    await screen.findByRole('heading', { name: 'No book fits all of this' });
    await person.click(screen.getByRole('link', { name: 'Without price: 1 book' }));
    await waitFor(() => expect(shown()).toEqual(['Kurven']));
  });

  it.each(['a', 'zz-zz-zz'])('takes %s in its address for no language', async (tag) => {
    const { person } = open(`?language=${tag}`);
    await screen.findByRole('heading', { name: 'No book fits all of this' });
    await person.click(screen.getByRole('link', { name: `Remove the filter ${tag}` }));
    await waitFor(() => expect(shown()).toHaveLength(5));
  });

  it('leads a visitor who asks for their own books to sign in and back', async () => {
    open('?mine=yours');
    expect(await screen.findByRole('heading', { name: 'Sign in to see your books' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/sign_in?next=%2Fbooks%3Fmine%3Dyours',
    );
    expect(screen.queryByText('0 books')).toBeNull();
  });

  it("says nothing of one's own books until it knows them, and that they could not be had", async () => {
    owns('cake');
    const answer = withhold('entitlements/noor');
    const { person } = open('?mine=yours', user);
    await screen.findByRole('searchbox');
    expect(screen.queryByText('0 books')).toBeNull();
    answer('fails');
    expect(await screen.findByRole('heading', { name: 'Your library could not be loaded' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shown()).toEqual(['Cake']));
  });

  it("knows topics by name, and what is the reader's own", async () => {
    owns('cake');
    running.seed({ 'users/noor/reading/cake': { locator: 'first', percent: 40, bookmarks: [], updatedAt: at } });
    const { person } = open('?mine=yours', user);
    await waitFor(() => expect(shown()).toEqual(['Cake']));
    expect(screen.getByText('Continue at 40%')).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'Clear all filters' }));
    expect(
      await within(screen.getByRole('complementary')).findByRole('checkbox', { name: 'Data and charts 1' }),
    ).toBeVisible();
  });
});

describe("a book's page", () => {
  it('says everything about it, and takes what costs something into the cart', async () => {
    const { person, announced, titles } = open('?book=cake');
    expect(await screen.findByRole('heading', { level: 1, name: 'Cake' })).toBeVisible();
    expect(titles.at(-1)).toBe('Cake');
    expect(await screen.findByText('All about Cake.')).toBeVisible();
    expect(await screen.findByText('9783161484100')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read a sample' })).toHaveAttribute('href', '/books?read=cake');
    await person.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(screen.getByRole('link', { name: 'Go to cart' })).toHaveFocus();
    expect(announced).toEqual(['Cake is in your cart.']);
  });

  it('says so when the cart is full', async () => {
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
    const { person } = open('?book=cake');
    await person.click(await screen.findByRole('button', { name: 'Add to cart' }));
    expect(screen.getByText(/Your cart holds ten items already/)).toBeVisible();
  });

  it.each([
    ['bread', 'Sign in to read', '/books?read=bread'],
    ['gift', 'Sign in to get it', '/books?book=gift'],
  ])('leads a visitor to sign in and back: %s', async (id, name, back) => {
    open(`?book=${id}`);
    expect(await screen.findByRole('link', { name })).toHaveAttribute(
      'href',
      `/sign_in?next=${encodeURIComponent(back)}`,
    );
  });

  it('claims what costs nothing once, and opens it', async () => {
    const { person, location, announced } = open('?book=gift', user);
    await person.dblClick(await screen.findByRole('button', { name: 'Get it for free' }));
    await waitFor(() => expect(location()).toMatch(/^\/books\?read=gift/));
    expect(announced).toContain('Gift is yours now.');
    expect(await screen.findByRole('heading', { level: 2, name: 'First' })).toBeVisible();
    expect(running.backend.firestore.admin.get('entitlements/noor/items/gift')).not.toBeNull();
  });

  it('leaves who went elsewhere while it was claimed where they are', async () => {
    const { person, location, announced } = open('?book=gift', user);
    const claim = await screen.findByRole('button', { name: 'Get it for free' });
    const answer = withhold('entitlements');
    await person.click(claim);
    await person.click(
      within(screen.getByRole('navigation', { name: 'Breadcrumbs' })).getByRole('link', { name: 'Books' }),
    );
    answer('passes');
    await waitFor(() => expect(announced).toContain('Gift is yours now.'));
    expect(location()).toBe('/books');
    await waitFor(() => expect(screen.getByText('Yours', { selector: '[data-tone=success]' })).toBeVisible());
  });

  it("says so when it cannot be told whether it is the reader's, with a way on", async () => {
    owns('cake');
    const answer = withhold('entitlements/noor');
    const { person } = open('?book=cake', user);
    await screen.findByRole('heading', { level: 1, name: 'Cake' });
    answer('fails');
    expect(await screen.findByText(/Whether this book is yours could not be loaded/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Read' })).toBeVisible();
  });

  it.each([
    ['cake', 1],
    ['gift', 0],
    ['bread', 0],
  ])('says beside a price that nothing can be paid here: %s', async (id, times) => {
    open(`?book=${id}`);
    await screen.findByText(/All about/);
    expect(screen.queryAllByText(/takes no payments yet/)).toHaveLength(times);
  });

  it.each([
    '?book=%3Cb%3E',
    `?book=${'a'.repeat(1000)}`,
    '?read=..%2F..%2Fprivate',
    `?read=${'a'.repeat(1000)}`,
    '?read=%00&book=cake',
  ])('knows no book under %s', async (query) => {
    open(query, user);
    expect(await screen.findByRole('heading', { level: 1, name: 'This book is not on the shelf' })).toBeVisible();
  });

  it.each(['?book=', '?read=', '?read=&book='])('shows the shelf where nothing is named: %s', async (query) => {
    open(query);
    expect(await screen.findByRole('heading', { level: 1, name: 'Books' })).toBeVisible();
  });

  it('says so of a book that is not on the shelf', async () => {
    open('?book=unknown');
    expect(await screen.findByRole('heading', { level: 1, name: 'This book is not on the shelf' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all books' })).toHaveAttribute('href', '/books');
  });
});

describe('the reader', () => {
  it('opens a sample for everybody, without markup of its own, and ends it with the way to the whole', async () => {
    const { titles } = open('?read=cake');
    expect(await screen.findByRole('heading', { level: 2, name: 'First' })).toBeVisible();
    expect(screen.getByText(/<b>two<\/b>/)).toBeVisible();
    expect(titles.at(-1)).toBe('First · Cake');
    expect(
      within(screen.getByRole('region', { name: 'The sample ends here' })).getByRole('button', { name: 'Add to cart' }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Bookmark this place' })).toBeNull();
  });

  it('is at its top while a book is opened, and when that fails', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { person } = open('?book=cake');
    const answer = withhold('sample.md');
    await person.click(await screen.findByRole('link', { name: 'Read a sample' }));
    expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    answer('fails');
    expect(await screen.findByRole('heading', { level: 1, name: 'The book could not be loaded' })).toBeVisible();
    scrolled.mockRestore();
  });

  it('goes through the whole of an owned book, keeps place and bookmarks, and resumes', async () => {
    owns('cake');
    const { person, location, announced, unmount } = open('?read=cake', user);
    await person.click(await screen.findByRole('link', { name: /Next chapter/ }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Second' })).toHaveFocus());
    expect(location()).toBe('/books?read=cake&at=second');
    expect(announced).toContain('Second');
    await person.click(screen.getByRole('button', { name: 'Bookmark this place' }));
    expect(screen.getByRole('button', { name: 'Bookmark this place' })).toHaveAttribute('aria-pressed', 'true');
    unmount();
    await waitFor(() =>
      expect(JSON.stringify(running.backend.firestore.admin.get('users/noor/reading/cake'))).toContain('second'),
    );
    open('?read=cake', user);
    await person.click(await screen.findByRole('button', { name: 'Contents' }));
    const contents = within(screen.getByRole('dialog', { name: 'Cake' }));
    expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'First',
      'A part',
      'Second',
      'SecondSecond',
    ]);
    await person.click(contents.getByRole('button', { name: 'Remove the bookmark at “Second”' }));
    expect(contents.getByText('Mark a place, and it stands here.')).toBeVisible();
  });

  it('begins where the reader stopped, and offers that place when the address names another', async () => {
    running.seed({ 'users/noor/reading/bread': { locator: 'second', percent: 80, bookmarks: [], updatedAt: at } });
    const first = open('?read=bread', user);
    expect(await screen.findByRole('heading', { level: 2, name: 'Second' })).toBeVisible();
    first.unmount();
    const { person } = open('?read=bread&at=first', user);
    expect(await screen.findByRole('heading', { level: 2, name: 'First' })).toBeVisible();
    expect(screen.getByText(/You were at 80%/)).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'Go there' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Second' })).toBeVisible();
  });

  it('keeps how a book looks on the device', async () => {
    const { person } = open('?read=cake');
    await person.click(await screen.findByRole('button', { name: 'How it looks' }));
    await person.click(screen.getByRole('button', { name: 'Larger letters' }));
    await person.click(screen.getByRole('radio', { name: 'Plain' }));
    expect(JSON.parse(localStorage.getItem('lectern.reader')!)).toEqual({ size: 2, width: 'medium', face: 'sans' });
  });

  it('keeps notes at their place', async () => {
    const { person, announced } = open('?read=bread&at=first.2', user);
    await person.click(await screen.findByRole('button', { name: 'Notes' }));
    await person.click(await screen.findByRole('button', { name: 'Save note' }));
    expect(screen.getByText('Write at least one character.')).toBeVisible();
    await person.type(screen.getByRole('textbox', { name: 'Note at this place' }), 'Mind this.');
    await person.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(announced).toContain('Your note is saved.'));
    expect(await screen.findByText('Mind this.')).toBeVisible();
    const [note] = await listDocuments({ collection: 'users/noor/notes' }, parseNote);
    expect(note).toMatchObject({ kind: 'book', itemId: 'bread', courseId: null, locator: 'first.2' });
    await person.click(screen.getByRole('button', { name: 'Change' }));
    await person.type(screen.getByRole('textbox', { name: 'Change' }), ' Twice.');
    await person.click(screen.getAllByRole('button', { name: 'Save note' })[1]!);
    await person.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Mind this. Twice.')).toBeNull());
  });

  it.each([
    [
      'is missing',
      'The file of this book is missing',
      () => running.backend.storage.admin.delete('lectern', 'books/bread/full/book.md'),
    ],
    [
      'is not what was published',
      'The file of this book is damaged',
      () =>
        running.backend.storage.admin.put('lectern', 'books/bread/full/book.md', 'other', {
          contentType: 'text/markdown',
        }),
    ],
    [
      'was never published',
      'This book cannot be read here',
      () => running.backend.firestore.admin.delete('books/bread/private/file'),
    ],
  ])('says what is wrong when the file %s, with a way on', async (_name, title, breakIt) => {
    await breakIt();
    open('?read=bread', user);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'About this book' })).toHaveAttribute('href', '/books?book=bread');
    await publishBooks(running, books, () => TEXT);
  });

  it('says of a book that is not on the shelf nothing but that, to whomever', async () => {
    for (const who of [null, user]) {
      const { unmount, titles } = open('?read=unknown', who);
      expect(await screen.findByRole('heading', { level: 1, name: 'This book is not on the shelf' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'See all books' })).toHaveAttribute('href', '/books');
      expect(titles.at(-1)).toBe('This book is not on the shelf');
      unmount();
    }
  });

  it("says so of a book without a sample, and of one that is not the reader's", async () => {
    open('?read=bare');
    expect(await screen.findByRole('heading', { level: 1, name: 'This book cannot be read here' })).toBeVisible();
  });
});
