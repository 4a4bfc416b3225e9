import { screen, waitFor, within } from '@testing-library/react';
import { fetchFrom, renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { listedCategory, listedCourse, publishFiles } from '../testBed';
import CourseListScreen from './CourseListScreen';

let running: TestBackend;
let giveFetchBack: () => void;
beforeAll(async () => {
  running = await startTestBackend();
  giveFetchBack = fetchFrom(running.url);
});
afterAll(async () => {
  giveFetchBack();
  await running.stop();
});

const categories = [
  listedCategory('cooking', null, 3),
  listedCategory('baking', 'cooking'),
  listedCategory('music'),
  listedCategory('empty', null, 0),
];
const courses = [
  listedCourse('Bread', { subcategory: 'baking', ratingCount: 9, ratingSum: 40 }),
  listedCourse('Soup', { level: 'advanced', price: { amount: 900, currency: 'eur' }, createdAt: 5 }),
  listedCourse('Knives', { language: 'de', durationSec: 7200 }),
  listedCourse('Piano', { category: 'music', level: 'advanced' }),
];
beforeEach(() => publishFiles(running.backend.storage.admin, { categories, courses }));

const titles = (): string[] =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const shows = (expected: string[]) => waitFor(() => expect(titles()).toEqual(expected));
const box = (name: string) => within(screen.getByRole('complementary')).getByRole('checkbox', { name });

test('lists all courses, narrows them, and says so in the address', async () => {
  const { person, location } = renderScreen(<CourseListScreen />, { path: '/all-courses' });
  expect(await screen.findByText('4 courses')).toBeVisible();
  expect(titles()).toEqual(['Bread', 'Knives', 'Piano', 'Soup']);
  await person.click(box('Advanced 2'));
  await shows(['Piano', 'Soup']);
  expect(location()).toBe('/all-courses?level=advanced');
  expect(box('Cooking 1')).not.toBeChecked();
  expect(box('Beginner 2')).not.toBeChecked();
  await person.click(box('Cooking 1'));
  await shows(['Soup']);
  await person.click(screen.getByRole('link', { name: 'Remove filter: Advanced' }));
  await shows(['Bread', 'Knives', 'Soup']);
  await person.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest');
  await shows(['Soup', 'Bread', 'Knives']);
  expect(location()).toBe('/all-courses?category=cooking&sort=newest');
});

test('shows what an address says that was shared', async () => {
  renderScreen(<CourseListScreen />, {
    path: '/all-courses?level=advanced&level=beginner&language=en&sort=title&price=free',
  });
  await waitFor(() => expect(titles()).toEqual(['Bread', 'Piano']));
  expect(box('Beginner 1')).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('title');
});

test('says which filter to drop when nothing is left', async () => {
  const { person, location } = renderScreen(<CourseListScreen />, { path: '/all-courses?level=advanced&language=de' });
  expect(await screen.findByText('No course meets all of these filters')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Any language: 2 courses' })).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'Any level: 1 course' }));
  await shows(['Knives']);
  expect(location()).toBe('/all-courses?language=de');
  expect(screen.getByText('1 course')).toHaveFocus();
});

test('shows filters in a dialog, for small windows', async () => {
  const { person } = renderScreen(<CourseListScreen />, { path: '/all-courses?level=advanced' });
  await person.click(await screen.findByRole('button', { name: 'Filters (1)' }));
  const dialog = screen.getByRole('dialog', { name: 'Filters' });
  await person.click(within(dialog).getByRole('checkbox', { name: 'Music 1' }));
  await person.click(await within(dialog).findByRole('button', { name: 'Show 1 course' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(titles()).toEqual(['Piano']);
});

test('hands the focus on where a filter is dropped: to the next, at last to the head of the list', async () => {
  const { person } = renderScreen(<CourseListScreen />, {
    path: '/all-courses?level=advanced&level=beginner&price=free',
  });
  const drop = async (name: string) => person.click(await screen.findByRole('link', { name }));
  await drop('Remove filter: Advanced');
  expect(screen.getByRole('link', { name: 'Remove filter: Beginner' })).toHaveFocus();
  await drop('Remove filter: Free');
  expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveFocus();
  await drop('Remove filter: Beginner');
  expect(await screen.findByText('4 courses')).toHaveFocus();
  await person.click(box('Advanced 2'));
  await drop('Clear all filters');
  expect(await screen.findByText('4 courses')).toHaveFocus();
});

describe('the boxes', () => {
  const boxes = (scope: HTMLElement): string[] =>
    within(within(scope).getByRole('group', { name: 'Category' }))
      .getAllByRole('checkbox')
      .map(({ parentElement }) => parentElement?.textContent ?? '');

  test('stay in their places while the dialog is open, with the new counts', async () => {
    const { person } = renderScreen(<CourseListScreen />, { path: '/all-courses' });
    await person.click(await screen.findByRole('button', { name: 'Filters' }));
    const dialog = await screen.findByRole('dialog', { name: 'Filters' });
    expect(boxes(dialog)).toEqual(['Cooking3', 'Music1']);
    await person.click(within(dialog).getByRole('checkbox', { name: 'English 3' }));
    await person.click(await within(dialog).findByRole('checkbox', { name: 'Free 2' }));
    await person.click(await within(dialog).findByRole('checkbox', { name: 'Advanced 1' }));
    expect(await within(dialog).findByRole('button', { name: 'Show 1 course' })).toBeVisible();
    expect(within(dialog).getByRole('status')).toHaveTextContent('1 course');
    expect(boxes(dialog)).toEqual(['Cooking0', 'Music1']);
  });

  test(
    'stay beside the list while the pointer or the focus is among them, and are ordered anew when it ' + 'has left',
    async () => {
      const { person } = renderScreen(<CourseListScreen />, { path: '/all-courses?category=cooking' });
      await shows(['Bread', 'Knives', 'Soup']);
      const panel = screen.getByRole('complementary');
      await person.click(box('Music 1'));
      await person.click(box('Cooking 3'));
      await shows(['Piano']);
      await person.click(box('Advanced 1'));
      await waitFor(() => expect(boxes(panel)).toEqual(['Cooking1', 'Music1']));
      await person.click(box('Cooking 1'));
      await person.click(box('Music 1'));
      await shows(['Soup']);
      await person.click(box('Advanced 1'));
      await person.click(box('German 1'));
      await shows(['Knives']);
      await person.click(box('Cooking 1'));
      await waitFor(() => expect(boxes(panel)).toEqual(['Cooking1', 'Music0']));
      await person.click(screen.getByRole('heading', { level: 1 }));
      await waitFor(() => expect(within(panel).queryByRole('checkbox', { name: /Music/ })).toBeNull());
    },
  );
});

test('turns pages, and back', async () => {
  const many = Array.from({ length: 50 }, (_, index) =>
    index === 0 ? listedCourse('Advanced', { level: 'advanced' }) : listedCourse(`Course ${String(index + 9)}`),
  );
  await publishFiles(running.backend.storage.admin, { categories, courses: many });
  const { person, location } = renderScreen(<CourseListScreen />, { path: '/all-courses?sort=title' });
  const pages = await screen.findByRole('navigation', { name: 'Pages' });
  expect(titles()).toHaveLength(24);
  await person.click(within(pages).getByRole('link', { name: 'Next' }));
  expect(location()).toBe('/all-courses?sort=title&page=2');
  await waitFor(() => expect(titles()[0]).toBe('Course 33'));
  expect(screen.getByText('50 courses, page 2 of 3')).toHaveFocus();
  await person.click(within(pages).getByRole('link', { name: 'Page 1' }));
  expect(location()).toBe('/all-courses?sort=title');
  await waitFor(() => expect(titles()[0]).toBe('Advanced'));
  await person.click(within(pages).getByRole('link', { name: 'Next' }));
  await screen.findByText('50 courses, page 2 of 3');
  const ticked = box('Advanced 1');
  await person.click(ticked);
  await shows(['Advanced']);
  expect(ticked).toHaveFocus();
});

test.each([
  ['cooking', ['Bread', 'Knives', 'Soup'], 'Cooking', 'Cooking'],
  ['baking', ['Bread'], 'Baking', 'Baking · Cooking'],
])('shows the category %s', async (id, expected, name, title) => {
  const { titles: documentTitles } = renderScreen(<CourseListScreen />, {
    path: `/category/${id}`,
    route: '/category/:id',
  });
  await waitFor(() => expect(titles()).toEqual(expected));
  expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(documentTitles).toContain(title);
});

test('shows a subcategory with the way to it', async () => {
  renderScreen(<CourseListScreen />, { path: '/courses/cooking/baking', route: '/courses/:category/:subcategory' });
  await waitFor(() => expect(titles()).toEqual(['Bread']));
  expect(screen.getByRole('link', { name: 'Cooking' })).toHaveAttribute('href', '/category/cooking');
});

test.each([['/courses/music/baking'], ['/courses/nothing/here'], ['/courses/cooking/cooking']])(
  '%s is a page that does not exist',
  async (path) => {
    renderScreen(<CourseListScreen />, { path, route: '/courses/:category/:subcategory' });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  },
);

test('says that a category has no courses yet', async () => {
  renderScreen(<CourseListScreen />, { path: '/category/empty', route: '/category/:id' });
  expect(await screen.findByText('No course has been published in this category yet')).toBeVisible();
});

test('says that the catalogue cannot be had, and tries again', async () => {
  await running.backend.storage.admin.put('lectern', 'catalogue/pointer.json', '{"schemaVersion":1}', {
    contentType: 'application/json',
  });
  const { person } = renderScreen(<CourseListScreen />, { path: '/all-courses' });
  expect(await screen.findByRole('alert')).toHaveTextContent('The catalogue could not be loaded');
  await publishFiles(running.backend.storage.admin, { categories, courses });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('4 courses')).toBeVisible();
});

test('says what it is about to list, where, and in its title', () => {
  const { titles: documentTitles } = renderScreen(<CourseListScreen />, {
    path: '/courses/web-development/html-and-css',
    route: '/courses/:category/:subcategory',
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Html and css' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Web development' })).toHaveAttribute('href', '/category/web-development');
  expect(documentTitles).toEqual(['Html and css']);
});

test('says so while nothing is published', async () => {
  running.backend.storage.admin.delete('lectern', 'catalogue/pointer.json');
  renderScreen(<CourseListScreen />, { path: '/all-courses' });
  expect(await screen.findByText('No courses have been published yet')).toBeVisible();
});
