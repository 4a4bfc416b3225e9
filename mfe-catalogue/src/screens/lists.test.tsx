import { screen, waitFor, within } from '@testing-library/react';
import { fetchFrom, renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { listedCategory, listedCourse, publishFiles } from '../testBed';
import { listText } from '../text/list.en';
import { facetText } from '../text/facets.en';
import { categoryText } from '../text/categories.en';
import { failedText } from '../text/failed.en';
import { noneText } from '../text/none.en';
import CourseListScreen from './CourseListScreen';

const text = textOf(listText);
const facets = textOf(facetText);
const category = textOf(categoryText);
const failed = textOf(failedText);
const none = textOf(noneText);
let running: TestBackend;
let restoreFetch: () => void;
beforeAll(async () => {
  running = await startTestBackend();
  restoreFetch = fetchFrom(running.url);
});
afterAll(async () => {
  restoreFetch();
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

test('lists all courses, filters them, and updates the address', async () => {
  const { person, location } = renderScreen(<CourseListScreen />, { path: '/all-courses' });
  expect(await screen.findByText(category.courses(4))).toBeVisible();
  expect(titles()).toEqual(['Bread', 'Knives', 'Piano', 'Soup']);
  await person.click(box('Advanced 2'));
  await shows(['Piano', 'Soup']);
  expect(location()).toBe('/all-courses?level=advanced');
  expect(box('Cooking 1')).not.toBeChecked();
  expect(box('Beginner 2')).not.toBeChecked();
  await person.click(box('Cooking 1'));
  await shows(['Soup']);
  await person.click(screen.getByRole('link', { name: `${facets.remove} ${facets.level.advanced}` }));
  await shows(['Bread', 'Knives', 'Soup']);
  await person.selectOptions(screen.getByRole('combobox', { name: text.sort }), text.sorts.newest);
  await shows(['Soup', 'Bread', 'Knives']);
  expect(location()).toBe('/all-courses?category=cooking&sort=newest');
});

test('applies the filters of a shared address', async () => {
  renderScreen(<CourseListScreen />, {
    path: '/all-courses?level=advanced&level=beginner&language=en&sort=title&price=free',
  });
  await waitFor(() => expect(titles()).toEqual(['Bread', 'Piano']));
  expect(box('Beginner 1')).toBeChecked();
  expect(screen.getByRole('combobox', { name: text.sort })).toHaveValue('title');
});

test('filters by language, and marks a title in another language than the page’s', async () => {
  const { person, location } = renderScreen(<CourseListScreen />, { path: '/all-courses' });
  const knives = await screen.findByRole('link', { name: 'Knives' });
  expect(knives).toHaveAttribute('lang', 'de');
  expect(knives).toHaveAttribute('dir', 'ltr');
  expect(screen.getByRole('link', { name: 'Bread' })).not.toHaveAttribute('lang');
  await person.click(box('German 1'));
  await shows(['Knives']);
  expect(location()).toBe('/all-courses?language=de');
});

test('offers to remove filters when no course matches', async () => {
  const { person, location } = renderScreen(<CourseListScreen />, { path: '/all-courses?level=advanced&language=de' });
  expect(await screen.findByText(facets.noneTitle)).toBeVisible();
  expect(screen.getByRole('link', { name: facets.without(facets.titles.language, 2) })).toBeVisible();
  await person.click(screen.getByRole('link', { name: facets.without(facets.titles.level, 1) }));
  await shows(['Knives']);
  expect(location()).toBe('/all-courses?language=de');
  expect(screen.getByText(category.courses(1))).toHaveFocus();
});

test('shows filters in a dialog, for small windows', async () => {
  const { person } = renderScreen(<CourseListScreen />, { path: '/all-courses?level=advanced' });
  await person.click(await screen.findByRole('button', { name: facets.open(1) }));
  const dialog = screen.getByRole('dialog', { name: facets.title });
  await person.click(within(dialog).getByRole('checkbox', { name: 'Music 1' }));
  await person.click(await within(dialog).findByRole('button', { name: facets.show(1) }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(titles()).toEqual(['Piano']);
});

test('removing a filter moves the focus to the next one, and finally to the head of the list', async () => {
  const { person } = renderScreen(<CourseListScreen />, {
    path: '/all-courses?level=advanced&level=beginner&price=free',
  });
  const remove = async (name: string) => person.click(await screen.findByRole('link', { name }));
  await remove(`${facets.remove} ${facets.level.advanced}`);
  expect(screen.getByRole('link', { name: `${facets.remove} ${facets.level.beginner}` })).toHaveFocus();
  await remove(`${facets.remove} ${facets.price.free}`);
  expect(screen.getByRole('link', { name: facets.clear })).toHaveFocus();
  await remove(`${facets.remove} ${facets.level.beginner}`);
  expect(await screen.findByText(category.courses(4))).toHaveFocus();
  await person.click(box('Advanced 2'));
  await remove(facets.clear);
  expect(await screen.findByText(category.courses(4))).toHaveFocus();
});

describe('filter options', () => {
  const boxes = (scope: HTMLElement): string[] =>
    within(within(scope).getByRole('group', { name: facets.titles.category }))
      .getAllByRole('checkbox')
      .map(({ parentElement }) => parentElement?.textContent ?? '');

  test('keep their positions while the dialog is open, with new counts', async () => {
    const { person } = renderScreen(<CourseListScreen />, { path: '/all-courses' });
    await person.click(await screen.findByRole('button', { name: facets.title }));
    const dialog = await screen.findByRole('dialog', { name: facets.title });
    expect(boxes(dialog)).toEqual(['Cooking3', 'Music1']);
    await person.click(within(dialog).getByRole('checkbox', { name: 'English 3' }));
    await person.click(await within(dialog).findByRole('checkbox', { name: 'Free 2' }));
    await person.click(await within(dialog).findByRole('checkbox', { name: 'Advanced 1' }));
    expect(await within(dialog).findByRole('button', { name: facets.show(1) })).toBeVisible();
    expect(within(dialog).getByRole('status')).toHaveTextContent(category.courses(1));
    expect(boxes(dialog)).toEqual(['Cooking0', 'Music1']);
  });

  test('keep their positions while the pointer or focus is inside, and are sorted again afterwards', async () => {
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
  });
});

test('the pager goes forward and back', async () => {
  // 'Course 10' to 'Course 58': numbers of equal length have the same order as titles.
  const many = Array.from({ length: 50 }, (_, index) =>
    index === 0 ? listedCourse('Advanced', { level: 'advanced' }) : listedCourse(`Course ${String(index + 9)}`),
  );
  await publishFiles(running.backend.storage.admin, { categories, courses: many });
  const { person, location } = renderScreen(<CourseListScreen />, { path: '/all-courses?sort=title' });
  const pages = await screen.findByRole('navigation', { name: text.pages });
  expect(titles()).toHaveLength(24);
  await person.click(within(pages).getByRole('link', { name: text.next }));
  expect(location()).toBe('/all-courses?sort=title&page=2');
  await waitFor(() => expect(titles()[0]).toBe('Course 33'));
  expect(screen.getByText(`${category.courses(50)}${text.atPage(2, 3)}`)).toHaveFocus();
  await person.click(within(pages).getByRole('link', { name: text.page(1) }));
  expect(location()).toBe('/all-courses?sort=title');
  await waitFor(() => expect(titles()[0]).toBe('Advanced'));
  await person.click(within(pages).getByRole('link', { name: text.next }));
  await screen.findByText(`${category.courses(50)}${text.atPage(2, 3)}`);
  const advanced = box('Advanced 1');
  await person.click(advanced);
  await shows(['Advanced']);
  expect(advanced).toHaveFocus();
});

test('a press on the link of the current page does not take the focus from the next filter', async () => {
  const many = Array.from({ length: 30 }, (_, index) => listedCourse(`Course ${String(index + 10)}`));
  await publishFiles(running.backend.storage.admin, {
    categories,
    courses: [listedCourse('Any', { level: 'advanced' }), ...many],
  });
  const { person } = renderScreen(<CourseListScreen />, { path: '/all-courses?sort=title&page=2' });
  const pages = await screen.findByRole('navigation', { name: text.pages });
  await person.click(within(pages).getByRole('link', { name: text.page(2) }));
  const advanced = box('Advanced 1');
  await person.click(advanced);
  await shows(['Any']);
  expect(advanced).toHaveFocus();
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

test('shows a subcategory with its breadcrumbs', async () => {
  renderScreen(<CourseListScreen />, { path: '/courses/cooking/baking', route: '/courses/:category/:subcategory' });
  await waitFor(() => expect(titles()).toEqual(['Bread']));
  expect(screen.getByRole('link', { name: 'Cooking' })).toHaveAttribute('href', '/category/cooking');
});

test.each([['/courses/music/baking'], ['/courses/nothing/here'], ['/courses/cooking/cooking']])(
  '%s is not found',
  async (path) => {
    renderScreen(<CourseListScreen />, { path, route: '/courses/:category/:subcategory' });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  },
);

test('says that a category has no courses yet', async () => {
  renderScreen(<CourseListScreen />, { path: '/category/empty', route: '/category/:id' });
  expect(await screen.findByText(text.noneInCategory)).toBeVisible();
});

test('a catalogue that fails to load is retried', async () => {
  await running.backend.storage.admin.put('lectern', 'catalogue/pointer.json', '{"schemaVersion":1}', {
    contentType: 'application/json',
  });
  const { person } = renderScreen(<CourseListScreen />, { path: '/all-courses' });
  expect(await screen.findByRole('alert')).toHaveTextContent(failed.catalogue);
  await publishFiles(running.backend.storage.admin, { categories, courses });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(category.courses(4))).toBeVisible();
});

test('shows heading, breadcrumbs and title before the list has loaded', () => {
  const { titles: documentTitles } = renderScreen(<CourseListScreen />, {
    path: '/courses/web-development/html-and-css',
    route: '/courses/:category/:subcategory',
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Html and css' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Web development' })).toHaveAttribute('href', '/category/web-development');
  expect(documentTitles).toEqual(['Html and css']);
});

test('shows an empty state while nothing is published', async () => {
  running.backend.storage.admin.delete('lectern', 'catalogue/pointer.json');
  renderScreen(<CourseListScreen />, { path: '/all-courses' });
  expect(await screen.findByText(none.title)).toBeVisible();
});
