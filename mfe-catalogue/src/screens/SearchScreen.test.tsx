import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from '@lectern/shared/router';
import { saveRecentSearch } from '@lectern/shared/searchBox';
import { fetchFrom, renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { listedCategory, listedCourse, publishFiles } from '../testBed';
import SearchScreen from './SearchScreen';

let running: TestBackend;
let giveFetchBack: () => void;
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
  giveFetchBack = fetchFrom(running.url);
  await publishFiles(running.backend.storage.admin, { categories, courses, books });
});
/** Whether the visitor points with a finger. */
let isTouch = false;
beforeEach(() => {
  isTouch = false;
  localStorage.clear();
  window.matchMedia = (media) => ({ matches: media === '(pointer: coarse)' && isTouch }) as MediaQueryList;
});
afterAll(async () => {
  giveFetchBack();
  await running.stop();
});

const cards = (region: HTMLElement | null): string[] =>
  region
    ? within(region)
        .queryAllByRole('article')
        .map((card) => within(card).getByRole('heading').textContent)
    : [];
const titles = (): string[] => cards(screen.queryByRole('region', { name: 'Courses' }));
const input = () => screen.getByLabelText('What would you like to learn?', { selector: 'input' });
const options = (): string[] =>
  screen
    .queryAllByRole('option')
    .filter((option) => option.closest('[role=listbox]'))
    .map((option) => option.textContent);

test('finds as one types, and keeps the query in the address', async () => {
  const { person, location, titles: documentTitles } = renderScreen(<SearchScreen />, { path: '/search' });
  expect(await screen.findByRole('link', { name: /Music/ })).toHaveAttribute('href', '/category/music');
  await person.type(input(), 'braed');
  await waitFor(() => expect(location()).toBe('/search?q=braed'));
  await waitFor(() => expect(titles()).toEqual(['Bread', 'Bread and butter']));
  expect(screen.getByText('2 courses for “braed”')).toBeVisible();
  expect(within(screen.getAllByRole('article')[0]!).getByText('Bread').tagName).toBe('MARK');
  expect(documentTitles).toContain('Search: braed');
  await person.click(within(screen.getByRole('complementary')).getByRole('checkbox', { name: 'Advanced 1' }));
  await waitFor(() => expect(titles()).toEqual(['Bread and butter']));
  expect(location()).toBe('/search?q=braed&level=advanced');
});

test('can be used with the keyboard alone, with nothing over the courses that it finds', async () => {
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
  [true, 'leaves it, and with it the keyboard on the glass'],
])('asks for what is shown already: no new visit, and the focus (touch: %s) %s', async (touch) => {
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

/** Names the entry of the history. */
function Visits() {
  return <p data-testid="visit">{useLocation().key}</p>;
}

const matching = () => screen.findByRole('region', { name: 'Books that match' });

test('shows the best of the books below the courses, and the way to the rest', async () => {
  const { person } = renderScreen(<SearchScreen />, { path: '/search?q=Piano' });
  const region = await matching();
  expect(titles()).toEqual(['Piano']);
  expect(cards(region)).toEqual(['Piano for two', 'Pianos of Lyon', 'Chords', 'The piano tuner']);
  expect(within(region).getByRole('link', { name: 'Piano for two' })).toHaveAttribute(
    'href',
    '/books?book=piano-for-two',
  );
  expect(within(region).getByRole('link', { name: 'See all 5 on the shelf' })).toHaveAttribute(
    'href',
    '/books?q=Piano',
  );
  await person.clear(input());
  await person.type(input(), 'eclair');
  await waitFor(() => expect(titles()).toEqual(['Éclairs']));
  expect(screen.queryByText('Books that match')).toBeNull();
});

test('shows the books where no course is found', async () => {
  renderScreen(<SearchScreen />, { path: '/search?q=loaves' });
  expect(await screen.findByText('Nothing found for “loaves”')).toBeVisible();
  expect(within(await matching()).getByRole('link', { name: 'See it on the shelf' })).toHaveAttribute(
    'href',
    '/books?q=loaves',
  );
  expect(screen.getByRole('link', { name: /Cooking/ })).toBeVisible();
});

test('offers the last searches again, until they are to be forgotten', async () => {
  const first = renderScreen(<SearchScreen />, { path: '/search?q=piano' });
  await waitFor(() => expect(titles()).toEqual(['Piano']));
  await first.person.click(screen.getByRole('button', { name: 'Search' }));
  first.unmount();
  const { person, location } = renderScreen(<SearchScreen />, { path: '/search' });
  await screen.findByText('Your recent searches');
  await person.click(input());
  expect(options()).toEqual(['piano']);
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: 'piano' }));
  await waitFor(() => expect(titles()).toEqual(['Piano']));
  expect(location()).toBe('/search?q=piano');
  expect(input()).toHaveValue('piano');
  await person.clear(input());
  await person.click(await screen.findByRole('button', { name: 'Forget them' }));
  expect(screen.queryByText('Your recent searches')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['eclairs', 'Éclairs'],
  ['ZOE', 'Piano'],
  ['keybord', 'Piano'],
])('finds %s by the address alone', async (query, title) => {
  renderScreen(<SearchScreen />, { path: `/search?q=${query}` });
  await waitFor(() => expect(titles()).toEqual([title]));
  expect(input()).toHaveValue(query);
});

test('says that nothing was found, and where to go on', async () => {
  renderScreen(<SearchScreen />, { path: '/search?q=%3C%3Exyzzy' });
  expect(await screen.findByText('Nothing found for “<>xyzzy”')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all courses' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /Cooking/ })).toBeVisible();
  expect(screen.queryByText('Books that match')).toBeNull();
});

test.each(['{', '[1,null,{}]', '"text"'])('starts over where the kept searches are %s', async (kept) => {
  localStorage.setItem('lectern.searches', kept);
  renderScreen(<SearchScreen />, { path: '/search' });
  expect(await screen.findByRole('link', { name: /Music/ })).toBeVisible();
  expect(screen.queryByText('Your recent searches')).toBeNull();
});
