import { useRef, useState } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { listRecentSearches, saveRecentSearch } from './recentSearches';
import { useSiteSuggestions } from './useSiteSuggestions';

/** The site's answer to a search; null for a site that is down. */
let answer: unknown;
const asked: string[] = [];
const fetchBefore = globalThis.fetch;
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.fetch = (input) => {
    if (typeof input === 'string') asked.push(input);
    const body = { ok: answer !== null, status: answer === null ? 503 : 200, json: () => Promise.resolve(answer) };
    return Promise.resolve(body as Response);
  };
});
beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
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
      <BrowserRouter>
        <Box />
      </BrowserRouter>
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
  expect(asked.at(-1)).toBe('/api/search?q=bre&limit=6');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(window.location.pathname).toBe('/course/bread/c1');
  expect(listRecentSearches()).toEqual(['bre']);
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
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getByLabelText('Search')).toHaveValue('bread');
});
