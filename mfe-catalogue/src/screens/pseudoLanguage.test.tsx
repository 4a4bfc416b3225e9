import { screen } from '@testing-library/react';
import {
  fetchFrom,
  pseudoLanguage,
  renderScreen,
  startTestBackend,
  untranslated,
  type TestBackend,
} from '@lectern/shared/testing';
import { courseFile, listedCategory, listedCourse, publishFiles } from '../testBed';
import CourseListScreen from './CourseListScreen';
import CourseScreen from './CourseScreen';
import HomeScreen from './HomeScreen';
import SearchScreen from './SearchScreen';

let running: TestBackend;
let restoreFetch: () => void;
let endLanguage: () => void;
const bread = listedCourse('Bread', { ratingCount: 2, ratingSum: 8 });
/** Names and titles, which no text module holds. */
const DATA = ['Bread', 'Soup', 'Cooking', 'Ada'];

beforeAll(async () => {
  running = await startTestBackend();
  restoreFetch = fetchFrom(running.url);
  await publishFiles(running.backend.storage.admin, {
    categories: [listedCategory('cooking', null, 2)],
    courses: [bread, listedCourse('Soup', { level: 'advanced' })],
    pages: [courseFile(bread)],
  });
});
beforeEach(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  endLanguage = pseudoLanguage();
});
afterEach(() => endLanguage());
afterAll(async () => {
  restoreFetch();
  await running.stop();
});

test.each([
  ['/', '/', HomeScreen],
  ['/search', '/search', SearchScreen],
  ['/search?q=bread', '/search', SearchScreen],
  ['/all-courses', '/all-courses', CourseListScreen],
  ['/course/bread/bread', '/course/:course_name/:course_id', CourseScreen],
])('%s shows no text outside the text modules', async (path, route, Screen) => {
  renderScreen(<Screen />, { path, route });
  expect((await screen.findAllByText(/Bread|Cooking/)).length).toBeGreaterThan(0);
  expect(document.documentElement.dir).toBe('rtl');
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(untranslated(document.body, DATA)).toEqual([]);
});
