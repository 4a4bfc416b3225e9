import { useRef, useState } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { HostContext, type Host } from '../host';
import { listRecentSearches, saveRecentSearch } from './recentSearches';
import { useSiteSuggestions } from './useSiteSuggestions';

const BUCKET = '/v0/b/lectern/o/';
const host = { config: { backend: { kind: 'local', projectId: 'lectern', storageBucket: 'lectern' } } } as Host;

/** The site's answer to a search; null for a site that is down. */
let answer: unknown;
/** The files of the published catalogue by path: none on a site without one. */
let files: Record<string, unknown> = {};
const asked: string[] = [];
const fetchBefore = globalThis.fetch;
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.fetch = (input) => {
    const path = typeof input === 'string' ? input : '';
    if (!path.startsWith('/api/search')) {
      const file = files[decodeURIComponent(path.slice(BUCKET.length).replace('?alt=media', ''))];
      const found = {
        ok: file !== undefined,
        status: file === undefined ? 404 : 200,
        json: () => Promise.resolve(file),
      };
      return Promise.resolve(found as Response);
    }
    asked.push(path);
    const body = { ok: answer !== null, status: answer === null ? 503 : 200, json: () => Promise.resolve(answer) };
    return Promise.resolve(body as Response);
  };
});
beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  files = {};
  answer = { courses: [{ id: 'c1', slug: 'bread', title: 'Bread', teacherName: 'Ada', category: 'food' }, { id: 7 }] };
  window.history.pushState(null, '', '/');
});
afterAll(() => {
  globalThis.fetch = fetchBefore;
});

function Box() {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { Suggestions, prepare, isPressed } = useSiteSuggestions();
  return (
    <form onSubmit={(event) => event.preventDefault()} onFocus={prepare} onPointerDown={prepare}>
      <input
        ref={input}
        type="search"
        aria-label="Search"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {Suggestions && <Suggestions input={input} typed={typed} onType={setTyped} startsOpen={isPressed} />}
    </form>
  );
}

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <HostContext value={host}>
        <BrowserRouter>
          <Box />
        </BrowserRouter>
      </HostContext>
    </QueryClientProvider>,
  );

test('is a plain box until it is used', async () => {
  show();
  expect(screen.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  act(() => screen.getByRole('searchbox').focus());
  expect(await screen.findByRole('combobox', { name: 'Search' })).toHaveAttribute('aria-expanded', 'false');
  expect(asked).toEqual([]);
});

test('suggests courses, skips invalid ones, and opens the chosen one', async () => {
  show();
  await userEvent.type(screen.getByLabelText('Search'), 'bre');
  expect(await screen.findByRole('option', { name: /Ada/ })).toHaveTextContent('BreadAda');
  expect(screen.getAllByRole('option')).toHaveLength(2);
  expect(screen.getByText('Bre')).toBeVisible();
  // A slow typist's first letters are searched for, too.
  await waitFor(() => expect(asked.at(-1)).toBe('/api/search?q=bre&limit=6'));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(window.location.pathname).toBe('/course/bread/c1');
  expect(listRecentSearches()).toEqual(['bre']);
});

test('books and categories follow the courses, each under its heading, and open', async () => {
  files = {
    'catalogue/pointer.json': {
      schemaVersion: 2,
      generation: '0123456789abcdef',
      home: 'home',
      books: 'books',
      lists: {},
      rows: 'rows',
      words: 'words',
      courseCount: 1,
    },
    home: {
      categories: [
        { slug: 'bread', name: 'Bread and cake', parent: null, order: 0, icon: 'loaf', courseCount: 3 },
        { slug: 'breaks', name: 'Breaks', parent: null, order: 1, icon: 'cup', courseCount: 0 },
      ],
      popular: [],
      newest: [],
    },
    books: {
      books: [
        {
          id: 'b1',
          slug: 'bread-and-time',
          title: 'Bread and time',
          authors: ['Marta', 'Ines'],
          category: 'cooking',
          language: 'en',
          pages: 40,
          cover: null,
          sample: null,
          productId: null,
          price: null,
        },
      ],
    },
  };
  show();
  await userEvent.type(screen.getByLabelText('Search'), 'bre');
  const group = async (name: string) => within(await screen.findByRole('group', { name }));
  expect((await group('Courses')).getByRole('option')).toHaveTextContent('BreadAda');
  expect((await group('Books')).getByRole('option')).toHaveTextContent('Bread and timeMarta and Ines');
  expect((await group('Categories')).getByRole('option')).toHaveTextContent('Bread and cake');
  expect(screen.getAllByRole('option')).toHaveLength(4);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(window.location.pathname + window.location.search).toBe('/books?book=b1');
  await userEvent.type(screen.getByLabelText('Search'), 'bread a');
  await userEvent.click((await group('Categories')).getByRole('option'));
  expect(window.location.pathname).toBe('/category/bread');
});

test('the last suggestion leads to all results', async () => {
  show();
  await userEvent.type(screen.getByLabelText('Search'), 'bre');
  await screen.findByRole('option', { name: /Ada/ });
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(window.location.pathname + window.location.search).toBe('/search?q=bre');
});

test('offers recent searches in an empty box, and stores submitted ones', async () => {
  saveRecentSearch('soup');
  show();
  await userEvent.click(screen.getByLabelText('Search'));
  await userEvent.click(await screen.findByRole('option', { name: 'soup' }));
  expect(window.location.pathname + window.location.search).toBe('/search?q=soup');
  await userEvent.clear(screen.getByLabelText('Search'));
  await userEvent.type(screen.getByLabelText('Search'), 'stew{Enter}');
  await waitFor(() => expect(listRecentSearches()).toEqual(['stew', 'soup']));
});

test.each([
  ['is down', null],
  ['sends a malformed answer', { found: [] }],
])('suggests nothing while the site %s', async (_how, what) => {
  answer = what;
  show();
  await userEvent.type(screen.getByLabelText('Search'), 'bread');
  await waitFor(() => expect(asked.at(-1)).toBe('/api/search?q=bread&limit=6'));
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getByLabelText('Search')).toHaveValue('bread');
});
