import { act, screen, waitFor, within } from '@testing-library/react';
import { Link, useLocation, useNavigate } from '@lectern/shared/router';
import { saveRecentSearch } from '@lectern/shared/searchBox';
import { fetchFrom, renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { listedCategory, listedCourse, publishFiles } from '../testBed';
import { searchText } from '../text/search.en';
import { resultText } from '../text/results.en';
import { bookText } from '../text/books.en';
import { listText } from '../text/list.en';
import SearchScreen from './SearchScreen';

const text = textOf(searchText);
const results = textOf(resultText);
const bookTexts = textOf(bookText);
const list = textOf(listText);
let running: TestBackend;
let restoreFetch: () => void;
const categories = [listedCategory('cooking'), listedCategory('music')];
const courses = [
  listedCourse('Bread', { ratingCount: 3, ratingSum: 12 }),
  listedCourse('Bread and butter', { level: 'advanced' }),
  listedCourse('Éclairs'),
  listedCourse('Piano', { tags: ['keyboard'], category: 'music', teacherName: 'Zoë' }),
];
const book = (title: string, author: string) => ({
  id: title.toLowerCase().replaceAll(' ', '-'),
  slug: 'b',
  title,
  authors: [author],
  category: null,
  language: 'en',
  pages: 9,
  cover: null,
  sample: null,
  productId: null,
  price: null,
});
const books = [
  book('The piano tuner', 'Bo'),
  book('Chords', 'Zoé Piano'),
  book('Piano for two', 'Ada'),
  book('Loaves', 'Cy'),
  book('Pianos of Lyon', 'Di'),
  book('Two pianos', 'Ed'),
];
beforeAll(async () => {
  running = await startTestBackend();
  restoreFetch = fetchFrom(running.url);
  await publishFiles(running.backend.storage.admin, { categories, courses, books });
});
/** True for a touch screen. */
let isTouch = false;
beforeEach(() => {
  isTouch = false;
  localStorage.clear();
  window.matchMedia = (media) => ({ matches: media === '(pointer: coarse)' && isTouch }) as MediaQueryList;
});
afterAll(async () => {
  restoreFetch();
  await running.stop();
});

const cards = (region: HTMLElement | null): string[] =>
  region
    ? within(region)
        .queryAllByRole('article')
        .map((card) => within(card).getByRole('heading').textContent)
    : [];
const titles = (): string[] => cards(screen.queryByRole('region', { name: list.results }));
const input = () => screen.getByLabelText(text.label, { selector: 'input' });
const options = (): string[] =>
  screen
    .queryAllByRole('option')
    .filter((option) => option.closest('[role=listbox]'))
    .map((option) => option.textContent);

test('searches while typing, and updates the address', async () => {
  const { person, location, titles: documentTitles } = renderScreen(<SearchScreen />, { path: '/search' });
  expect(await screen.findByRole('link', { name: /Music/ })).toHaveAttribute('href', '/category/music');
  await person.type(input(), 'braed');
  await waitFor(() => expect(location()).toBe('/search?q=braed'));
  await waitFor(() => expect(titles()).toEqual(['Bread', 'Bread and butter']));
  expect(screen.getByText(results.results(2, 'braed'))).toBeVisible();
  expect(within(screen.getAllByRole('article')[0]!).getByText('Bread').tagName).toBe('MARK');
  expect(documentTitles).toContain(`${text.title}: braed`);
  await person.click(within(screen.getByRole('complementary')).getByRole('checkbox', { name: 'Advanced 1' }));
  await waitFor(() => expect(titles()).toEqual(['Bread and butter']));
  expect(location()).toBe('/search?q=braed&level=advanced');
});

test('two filters in quick succession both count', async () => {
  const { location } = renderScreen(<SearchScreen />, { path: '/search?q=bread' });
  await waitFor(() => expect(titles()).toEqual(['Bread', 'Bread and butter']));
  const boxes = within(screen.getByRole('complementary')).getAllByRole('checkbox');
  // The second press comes before the page has rendered the first.
  act(() => boxes.slice(0, 2).forEach((box) => box.click()));
  await waitFor(() => expect(location().match(/level=/g)).toHaveLength(2));
});

test('works with the keyboard, and suggestions never cover the results', async () => {
  saveRecentSearch('bread');
  const { person, location } = renderScreen(<SearchScreen />, { path: '/search' });
  await screen.findByRole('link', { name: /Music/ });
  await person.tab();
  await person.keyboard('{ArrowDown}');
  await waitFor(() => expect(options()).toEqual(['bread']));
  await person.keyboard('bre');
  await waitFor(() => expect(titles()).toEqual(['Bread', 'Bread and butter']));
  expect(options()).toEqual([]);
  expect(input()).toHaveAttribute('aria-expanded', 'false');
  await person.keyboard('{Enter}');
  expect(location()).toBe('/search?q=bre');
  expect(input()).toHaveValue('bre');
});

test.each([
  [false, 'stays in the box'],
  [true, 'leaves it, which hides the on-screen keyboard'],
])('repeating a search adds no history entry; the focus (touch: %s) %s', async (touch) => {
  isTouch = touch;
  const { person, location } = renderScreen(
    <>
      <SearchScreen />
      <Visits />
    </>,
    { path: '/search?q=bread' },
  );
  await waitFor(() => expect(titles()).toEqual(['Bread', 'Bread and butter']));
  const visit = screen.getByTestId('visit').textContent;
  await person.click(input());
  await person.keyboard('{Enter}');
  expect(location()).toBe('/search?q=bread');
  expect(screen.getByTestId('visit')).toHaveTextContent(visit);
  expect(document.activeElement === input()).toBe(!touch);
});

/** Shows the key of the history entry. */
function Visits() {
  return <p data-testid="visit">{useLocation().key}</p>;
}

test('Back returns to a search that was typed, after another one from the header', async () => {
  const { person, location } = renderScreen(
    <>
      <HeaderSearch />
      <SearchScreen />
    </>,
    { path: '/search' },
  );
  await person.type(input(), 'bread');
  await waitFor(() => expect(titles()).toEqual(['Bread', 'Bread and butter']));
  await person.click(screen.getByRole('link', { name: 'Header' }));
  await waitFor(() => expect(titles()).toEqual(['Piano']));
  await person.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(titles()).toEqual(['Bread', 'Bread and butter']));
  expect(input()).toHaveValue('bread');
  expect(location()).toBe('/search?q=bread');
});

/** A search of the header, and the browser's Back. */
function HeaderSearch() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/search?q=piano">Header</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

test('says nothing about a new search before its answer is there', async () => {
  const { person } = renderScreen(<SearchScreen />, { path: '/search?q=xyzzy' });
  await screen.findByText(results.noneTitle('xyzzy'));
  const said = statusesFrom(document.body);
  await person.type(input(), 'bread', { initialSelectionStart: 0, initialSelectionEnd: 5 });
  await waitFor(() => expect(titles()).toEqual(['Bread', 'Bread and butter']));
  await person.type(input(), ' and butter');
  await waitFor(() => expect(titles()).toEqual(['Bread and butter']));
  expect(said()).not.toContain(results.noneTitle('bread'));
  expect(said()).not.toContain(results.results(2, 'bread and butter'));
  expect(said()).toContain(results.results(2, 'bread'));
});

/** Collects what the status regions of a page say from now on. */
function statusesFrom(page: HTMLElement): () => string {
  const said = new Set<string>();
  const observer = new MutationObserver(() => {
    for (const region of page.querySelectorAll('[role=status]')) said.add(region.textContent);
  });
  observer.observe(page, { childList: true, subtree: true, characterData: true });
  return () => [...said].join('\n');
}

const matching = () => screen.findByRole('region', { name: bookTexts.matching });

test('shows the best books below the courses, with a link to the rest', async () => {
  const { person } = renderScreen(<SearchScreen />, { path: '/search?q=Piano' });
  const region = await matching();
  expect(titles()).toEqual(['Piano']);
  expect(cards(region)).toEqual(['Piano for two', 'Pianos of Lyon', 'Chords', 'The piano tuner']);
  expect(within(region).getByRole('link', { name: 'Piano for two' })).toHaveAttribute(
    'href',
    '/books?book=piano-for-two',
  );
  expect(within(region).getByRole('link', { name: bookTexts.all(5) })).toHaveAttribute('href', '/books?q=Piano');
  await person.clear(input());
  await person.type(input(), 'eclair');
  await waitFor(() => expect(titles()).toEqual(['Éclairs']));
  expect(screen.queryByText(bookTexts.matching)).toBeNull();
});

test('shows the books where no course is found', async () => {
  renderScreen(<SearchScreen />, { path: '/search?q=loaves' });
  expect(await screen.findByText(results.noneTitle('loaves'))).toBeVisible();
  expect(within(await matching()).getByRole('link', { name: bookTexts.all(1) })).toHaveAttribute(
    'href',
    '/books?q=loaves',
  );
  expect(screen.getByRole('link', { name: /Cooking/ })).toBeVisible();
});

test('offers recent searches until they are cleared', async () => {
  const first = renderScreen(<SearchScreen />, { path: '/search?q=piano' });
  await waitFor(() => expect(titles()).toEqual(['Piano']));
  await first.person.click(screen.getByRole('button', { name: text.button }));
  first.unmount();
  const { person, location } = renderScreen(<SearchScreen />, { path: '/search' });
  await screen.findByText(text.recent);
  await person.click(input());
  expect(options()).toEqual(['piano']);
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: 'piano' }));
  await waitFor(() => expect(titles()).toEqual(['Piano']));
  expect(location()).toBe('/search?q=piano');
  expect(input()).toHaveValue('piano');
  await person.clear(input());
  await person.click(await screen.findByRole('button', { name: text.forget }));
  expect(screen.queryByText(text.recent)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['eclairs', 'Éclairs'],
  ['ZOE', 'Piano'],
  ['keybord', 'Piano'],
])('finds %s from the address', async (query, title) => {
  renderScreen(<SearchScreen />, { path: `/search?q=${query}` });
  await waitFor(() => expect(titles()).toEqual([title]));
  expect(input()).toHaveValue(query);
});

test('says that nothing was found, and offers alternatives', async () => {
  renderScreen(<SearchScreen />, { path: '/search?q=%3C%3Exyzzy' });
  expect(await screen.findByText(results.noneTitle('<>xyzzy'))).toBeVisible();
  expect(screen.getByRole('link', { name: results.seeAll })).toBeVisible();
  expect(await screen.findByRole('link', { name: /Cooking/ })).toBeVisible();
  expect(screen.queryByText(bookTexts.matching)).toBeNull();
});

test.each(['{', '[1,null,{}]', '"text"'])(
  'starts without recent searches when the stored ones are %s',
  async (stored) => {
    localStorage.setItem('lectern.searches', stored);
    renderScreen(<SearchScreen />, { path: '/search' });
    expect(await screen.findByRole('link', { name: /Music/ })).toBeVisible();
    expect(screen.queryByText(text.recent)).toBeNull();
  },
);
