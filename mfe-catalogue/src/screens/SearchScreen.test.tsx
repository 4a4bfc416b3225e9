import { screen, waitFor, within } from '@testing-library/react';
import { fetchFrom, renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { listedCategory, listedCourse, publishFiles } from '../testBed';
import SearchScreen from './SearchScreen';

let running: TestBackend;
let giveFetchBack: () => void;
const categories = [listedCategory('cooking'), listedCategory('music')];
const courses = [
  listedCourse('Bread', { ratingCount: 3, ratingSum: 12 }), listedCourse('Bread and butter', { level: 'advanced' }), listedCourse('Éclairs'), listedCourse('Piano', { tags: ['keyboard'], category: 'music', teacherName: 'Zoë' }),
];
beforeAll(async () => {
  running = await startTestBackend();
  giveFetchBack = fetchFrom(running.url);
  await publishFiles(running.backend.storage.admin, { categories, courses });
});
beforeEach(() => localStorage.clear());
afterAll(async () => {
  giveFetchBack();
  await running.stop();
});

const titles = (): string[] => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const input = () => screen.getByRole('combobox', { name: 'What would you like to learn?' });
const options = (): string[] => screen.queryAllByRole('option').filter((option) => option.closest('[role=listbox]')).map((option) => option.textContent);
const isCurrent = (name: RegExp): boolean => screen.getByRole('option', { name }).id === input().getAttribute('aria-activedescendant');

it('finds as one types, and keeps the query in the address', async () => {
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

it('can be used with the keyboard alone', async () => {
  const { person, location } = renderScreen(<SearchScreen />, { path: '/search' });
  await screen.findByRole('link', { name: /Music/ });
  await person.tab();
  await person.keyboard('bre');
  await waitFor(() => expect(options()).toEqual(['BreadAda', 'Bread and butterAda']));
  expect(input()).toHaveAttribute('aria-expanded', 'true');
  await person.keyboard('{ArrowDown}{ArrowDown}');
  expect(isCurrent(/butter/)).toBe(true);
  await person.keyboard('{ArrowDown}');
  expect(input()).not.toHaveAttribute('aria-activedescendant');
  await person.keyboard('{ArrowUp}');
  expect(isCurrent(/butter/)).toBe(true);
  await person.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(input()).toHaveValue('bre');
  await person.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(location()).toBe('/course/bread/bread'));
});

it('offers the last searches again, until they are to be forgotten', async () => {
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

it.each([['eclairs', 'Éclairs'], ['ZOE', 'Piano'], ['keybord', 'Piano']])('finds %s by the address alone', async (query, title) => {
  renderScreen(<SearchScreen />, { path: `/search?q=${query}` });
  await waitFor(() => expect(titles()).toEqual([title]));
  expect(input()).toHaveValue(query);
});

it('says that nothing was found, and where to go on', async () => {
  renderScreen(<SearchScreen />, { path: '/search?q=%3C%3Exyzzy' });
  expect(await screen.findByText('Nothing found for “<>xyzzy”')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all courses' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Cooking/ })).toBeVisible();
});

it.each(['{', '[1,null,{}]', '"text"'])('starts over where the kept searches are %s', async (kept) => {
  localStorage.setItem('lectern.searches', kept);
  renderScreen(<SearchScreen />, { path: '/search' });
  expect(await screen.findByRole('link', { name: /Music/ })).toBeVisible();
  expect(screen.queryByText('Your recent searches')).toBeNull();
});
