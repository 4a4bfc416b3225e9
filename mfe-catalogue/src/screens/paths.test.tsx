import { screen, waitFor, within } from '@testing-library/react';
import { textOf } from '@lectern/shared/text';
import { fetchFrom, renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { listedCourse, publishFiles } from '../testBed';
import { pathText } from '../text/paths.en';
import CourseListScreen from './CourseListScreen';
import HomeScreen from './HomeScreen';

const text = textOf(pathText);
const at = new Date('2026-03-04T10:00:00Z');
const enrolled = { source: 'free', entitlement: null, createdAt: at };
const progress = (percent: number): object => ({ lessons: {}, lastLessonId: null, percent, updatedAt: at });
const courses = [listedCourse('Bread'), listedCourse('Soup'), listedCourse('Cake')];
const paths = [
  { id: 'kitchen', title: 'A kitchen of your own', summary: 'From bread to cake.', courses },
  { id: 'sweet', title: 'Sweet things', summary: 'Cake, then soup.', courses: [courses[2]!, courses[1]!] },
];

let running: TestBackend;
let restoreFetch: () => void;
beforeAll(async () => {
  running = await startTestBackend();
  restoreFetch = fetchFrom(running.url);
});
afterEach(() => running.signOut());
afterAll(async () => {
  restoreFetch();
  await running.stop();
});

const show = (query: string, user: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<CourseListScreen />, { path: `/all-courses?${query}`, route: '/all-courses', ...user });

test('the home screen and the list show the paths, and each leads to its page', async () => {
  await publishFiles(running.backend.storage.admin, { courses, paths });
  const home = renderScreen(<HomeScreen />);
  const shelf = within(await screen.findByRole('region', { name: text.title }));
  expect(shelf.getByRole('link', { name: text.all })).toHaveAttribute('href', '/all-courses?view=paths');
  expect(shelf.getByRole('link', { name: 'Sweet things' })).toHaveAttribute('href', '/all-courses?path=sweet');
  home.unmount();
  const { titles } = show('view=paths');
  expect(await screen.findByRole('link', { name: 'A kitchen of your own' })).toBeVisible();
  expect(titles.at(-1)).toBe(text.title);
});

test('a visitor sees the courses of a path in order, and where to start', async () => {
  await publishFiles(running.backend.storage.admin, { courses, paths });
  show('path=kitchen');
  expect(await screen.findByRole('heading', { level: 1, name: 'A kitchen of your own' })).toBeVisible();
  expect(screen.getByRole('link', { name: text.start('Bread') })).toHaveAttribute('href', '/course/bread/bread');
  const steps = within(screen.getByRole('list', { name: text.steps })).getAllByRole('listitem');
  expect(steps.map((step) => within(step).getByRole('link').textContent)).toEqual(['Bread', 'Soup', 'Cake']);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('an account sees its progress, and continues with the first course that is not finished', async () => {
  await publishFiles(running.backend.storage.admin, { courses, paths });
  running.seed({
    'users/ada/enrolments/bread': enrolled,
    'users/ada/enrolments/soup': enrolled,
    'users/ada/progress/bread': progress(100),
    'users/ada/progress/soup': progress(50),
  });
  const user = await running.signIn('ada');
  show('path=kitchen', { user });
  const next = await screen.findByRole('link', { name: text.continueWith('Soup') });
  expect(next).toHaveAttribute('href', '/watch/soup/ada/soup');
  expect(screen.getByText(text.progress(1, 3))).toBeVisible();
  expect(screen.getByRole('progressbar', { name: text.progressOf('A kitchen of your own') })).toHaveAttribute(
    'aria-valuenow',
    '50',
  );
  const steps = screen.getAllByRole('listitem').filter((item) => item.dataset.state);
  expect(steps.map(({ dataset }) => dataset.state)).toEqual(['finished', 'next', 'later']);
  running.seed({ 'users/ada/progress/cake': progress(100), 'users/ada/progress/soup': progress(100) });
});

test('no course is offered to start with before the progress is known', async () => {
  await publishFiles(running.backend.storage.admin, { courses, paths });
  running.seed({ 'users/ida/enrolments/bread': enrolled, 'users/ida/progress/bread': progress(100) });
  const user = await running.signIn('ida');
  show('path=kitchen', { user });
  expect(await screen.findByRole('heading', { level: 1, name: 'A kitchen of your own' })).toBeVisible();
  expect(screen.queryByRole('link', { name: text.start('Bread') })).toBeNull();
  expect(await screen.findByRole('link', { name: text.continueWith('Soup') })).toBeVisible();
});

test('a finished path says so', async () => {
  await publishFiles(running.backend.storage.admin, { courses, paths });
  running.seed({ 'users/eve/progress/cake': progress(100), 'users/eve/progress/soup': progress(100) });
  show('path=sweet', { user: await running.signIn('eve') });
  expect(await screen.findByText(text.complete)).toBeVisible();
  expect(screen.getByRole('link', { name: text.certificates })).toHaveAttribute('href', '/profile?tab=certificates');
});

test('an unknown path, a site without paths, and a catalogue of an earlier release are explained', async () => {
  await publishFiles(running.backend.storage.admin, { courses, paths });
  const unknown = show('path=none');
  expect(await screen.findByRole('heading', { name: text.unknown })).toBeVisible();
  unknown.unmount();
  await publishFiles(running.backend.storage.admin, { courses });
  show('view=paths');
  await waitFor(() => expect(screen.getByRole('heading', { name: text.none })).toBeVisible());
});
