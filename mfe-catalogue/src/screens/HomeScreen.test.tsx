import { screen, waitFor, within } from '@testing-library/react';
import { fetchFrom, renderScreen, startTestBackend, storedCourse, type TestBackend } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { listedCategory, listedCourse, publishFiles } from '../testBed';
import { continueLearningText } from '../text/continueLearning.en';
import { homeText } from '../text/home.en';
import { noneText } from '../text/none.en';
import HomeScreen from './HomeScreen';

const text = textOf(homeText);
const none = textOf(noneText);
let running: TestBackend;
let restoreFetch: () => void;
beforeAll(async () => {
  running = await startTestBackend();
  restoreFetch = fetchFrom(running.url);
});
beforeEach(() =>
  publishFiles(running.backend.storage.admin, {
    categories: [listedCategory('cooking', null, 2), listedCategory('empty', null, 0)],
    courses: [listedCourse('Bread'), listedCourse('Soup')],
    open: [
      { bucket: 'open-courses', name: 'first-steps', lessonCount: 3 },
      { bucket: 'elsewhere', name: 'not-here', lessonCount: 1 },
    ],
    books: [
      {
        id: 'b1',
        slug: 'loaf',
        title: 'The loaf',
        authors: ['Ada', 'Bo'],
        category: null,
        language: 'en',
        pages: 9,
        cover: null,
        sample: null,
        productId: null,
        price: null,
      },
    ],
  }),
);
afterEach(() => running.signOut());
afterAll(async () => {
  restoreFetch();
  await running.stop();
});

const shelf = async (name: string) => within(await screen.findByRole('region', { name }));
const at = new Date('2026-03-04T10:00:00Z');

test('shows courses, categories and books', async () => {
  renderScreen(<HomeScreen />);
  expect(await screen.findAllByRole('link', { name: 'Bread' })).toHaveLength(2);
  expect((await shelf(text.popular)).getAllByRole('article')).toHaveLength(2);
  expect((await shelf(text.categories)).getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Cooking2 courses',
  ]);
  expect(await screen.findByRole('link', { name: 'The loaf' })).toHaveAttribute('href', '/books?read=b1');
  expect((await shelf(text.open)).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/watch/open-courses/first-steps',
  ]);
  expect(screen.getByText('Ada and Bo')).toBeVisible();
  expect(screen.queryByText(text.continue)).toBeNull();
});

test('the search form opens the search screen', async () => {
  const { person, location } = renderScreen(<HomeScreen />);
  await person.type(screen.getByRole('searchbox', { name: text.searchLabel }), ' bread & butter {Enter}');
  await waitFor(() => expect(location()).toBe('/search?q=bread+%26+butter'));
});

test('lists started courses, latest first, without finished and withdrawn ones', async () => {
  const user = await running.signIn('noor');
  const enrolment = (day: number): object => ({
    source: 'free',
    entitlement: null,
    createdAt: new Date(2026, 2, day),
  });
  const progress = (percent: number, day: number): object => ({
    lessons: {},
    lastLessonId: null,
    percent,
    updatedAt: new Date(2026, 3, day),
  });
  running.seed({
    'courses/a': storedCourse('Course A'),
    'courses/b': storedCourse('Course B'),
    'courses/c': storedCourse('Course C'),
    'courses/d': storedCourse('Course D'),
    'users/noor/enrolments/a': enrolment(9),
    'users/noor/enrolments/b': enrolment(2),
    'users/noor/enrolments/c': enrolment(3),
    'users/noor/enrolments/d': enrolment(4),
    'users/noor/enrolments/gone': enrolment(5),
    'users/noor/progress/b': progress(10, 1),
    'users/noor/progress/c': progress(60, 2),
    'users/noor/progress/d': progress(100, 3),
  });
  renderScreen(<HomeScreen />, { user });
  await screen.findByRole('heading', { level: 3, name: 'Course C' });
  const continued = await shelf(text.continue);
  await waitFor(() =>
    expect(continued.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Course C',
      'Course B',
      'Course A',
    ]),
  );
  expect(continued.getByRole('link', { name: 'Course C' })).toHaveAttribute('href', '/watch/c/noor/course-c');
  expect(continued.getByText(textOf(continueLearningText).notBegun)).toBeVisible();
  expect(localStorage.getItem('lectern.continued')).toBe('3');
});

test('leads straight to what comes next, where this device has shown started courses before', async () => {
  localStorage.setItem('lectern.continued', '1');
  const user = await running.signIn('mia');
  running.seed({
    'courses/e': storedCourse('Course E'),
    'users/mia/enrolments/e': { source: 'free', entitlement: null, createdAt: at },
  });
  renderScreen(<HomeScreen />, { user });
  expect(
    await screen.findByRole('link', { name: textOf(continueLearningText).continueWith('Course E') }),
  ).toHaveAttribute('href', '/watch/e/mia/course-e');
  expect(screen.queryByText(text.lead)).toBeNull();
  localStorage.removeItem('lectern.continued');
});

/** Headings of the screen's sections, from the top. */
const sections = (): string[] => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const startedA = {
  'courses/a': storedCourse('Course A'),
  'users/kim/enrolments/a': { source: 'free', entitlement: null, createdAt: at },
};

test('on a new device, the shelves wait for started courses, so that they do not shift', async () => {
  localStorage.removeItem('lectern.continued');
  const user = await running.signIn('kim');
  running.seed(startedA);
  renderScreen(<HomeScreen />, { user });
  await screen.findAllByRole('link', { name: 'Bread' });
  expect(sections().slice(0, 2)).toEqual([text.continue, text.popular]);
});

test('slow started courses appear below the first shelf', async () => {
  localStorage.removeItem('lectern.continued');
  const user = await running.signIn('kim');
  running.seed(startedA);
  const fetchNow = globalThis.fetch;
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  globalThis.fetch = (async (...asked: Parameters<typeof fetchNow>) => {
    await (JSON.stringify(asked).includes('kim') ? held : null);
    return fetchNow(...asked);
  }) as typeof fetchNow;
  renderScreen(<HomeScreen />, { user });
  await screen.findAllByRole('link', { name: 'Bread' });
  expect(sections()).not.toContain(text.continue);
  answer();
  await screen.findByRole('link', { name: 'Course A' });
  expect(sections().slice(0, 3)).toEqual([text.popular, text.continue, text.categories]);
  globalThis.fetch = fetchNow;
});

test.each([
  ['2', true],
  ['0', false],
])('shows skeletons for the %s started courses of the last visit', async (before, isShown) => {
  localStorage.setItem('lectern.continued', before);
  const user = await running.signIn('mira');
  renderScreen(<HomeScreen />, { user });
  expect(screen.queryAllByRole('heading', { name: text.continue })).toHaveLength(isShown ? 1 : 0);
  await waitFor(() => expect(localStorage.getItem('lectern.continued')).toBe('0'));
  expect(screen.queryByText(text.continue)).toBeNull();
});

test('shows an empty state while nothing is published', async () => {
  await publishFiles(running.backend.storage.admin, {});
  renderScreen(<HomeScreen />);
  expect(await screen.findByText(none.title)).toBeVisible();
  expect(screen.getByRole('link', { name: new RegExp(text.code.title) })).toBeVisible();
});
