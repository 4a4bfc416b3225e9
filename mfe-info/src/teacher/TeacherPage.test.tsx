import { screen, within } from '@testing-library/react';
import { fetchFrom, renderScreen, startTestBackend, storedCourse, type TestBackend } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import TeachScreen from '../screens/TeachScreen';
import { teacherText } from '../text/teacher.en';

const text = textOf(teacherText);
const at = new Date('2026-03-04T10:00:00Z');
const profile = (displayName: string, visibility: string) => ({
  ...{ displayName, headline: 'Baker', bio: 'Ten years\nof bread.', avatar: null, links: ['https://tess.example/'] },
  ...{ visibility, createdAt: at, updatedAt: at },
});
const course = (id: string, teacherUid: string, status: 'published' | 'draft' = 'published') =>
  storedCourse(`About ${id}`, { slug: id, teacherUid, teacherName: 'Theo', durationSec: 60, lessonCount: 1, status });
/** The published file of a course, as the snapshot writes it. */
const file = (id: string, ratingSum: number, ratingCount: number) => ({
  ...{ id, slug: id, title: `About ${id}`, teacherName: 'Theo', category: 'cooking', subcategory: null, level: 'all' },
  ...{
    language: 'en',
    durationSec: 60,
    lessonCount: 1,
    ratingSum,
    ratingCount,
    cover: null,
    createdAt: 1,
    price: null,
  },
  ...{ productId: null, subtitle: '', summary: '', tags: [], captionLanguages: [], updatedAt: 1, categories: [] },
  ...{ teacher: { uid: 'tess', name: 'Theo', headline: '', bio: '', avatar: null }, sections: [] },
  reviews: { stars: [0, 0, 0, 0, 0], newest: [] },
});

let testBackend: TestBackend;
let restoreFetch: () => void;
jest.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeAll(async () => {
  testBackend = await startTestBackend();
  testBackend.seed({
    'profiles/tess': profile('Tess', 'public'),
    'profiles/theo': profile('Theodor', 'private'),
    'profiles/lea': profile('Lea', 'public'),
    'profiles/max': profile('Max', 'private'),
    'courses/bread': course('bread', 'tess'),
    'courses/salt': course('salt', 'tess'),
    'courses/secret': course('secret', 'tess', 'draft'),
    'courses/soup': course('soup', 'theo'),
  });
  const published = { bread: file('bread', 20, 4), salt: file('salt', 0, 0), soup: file('soup', 0, 0) };
  for (const [id, content] of Object.entries(published))
    await testBackend.backend.storage.admin.put('lectern', `catalogue/courses/${id}.json`, JSON.stringify(content), {
      contentType: 'application/json',
    });
  restoreFetch = fetchFrom(testBackend.url);
});
afterAll(() => {
  restoreFetch();
  return testBackend.stop();
});

const open = (uid: string) => renderScreen(<TeachScreen />, { path: `/teach?teacher=${uid}` });

test('a visitor sees a teacher with headline, text, links, published courses and their rating', async () => {
  const { titles } = open('tess');
  expect(await screen.findByRole('heading', { name: 'Tess', level: 1 })).toBeVisible();
  expect(screen.getByText('Baker')).toBeVisible();
  expect(screen.getByText(/of bread/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'tess.example' })).toHaveAttribute('href', 'https://tess.example/');
  expect(screen.getByText(text.courses(2))).toBeVisible();
  const courses = within(screen.getByRole('region', { name: text.coursesTitle('Tess') }));
  expect(courses.getByRole('link', { name: 'About bread' })).toHaveAttribute('href', '/course/bread/bread');
  expect(courses.queryByText('About secret')).toBeNull();
  expect(screen.getAllByText(/5\.0/).length).toBeGreaterThan(0);
  expect(titles.at(-1)).toBe('Tess');
});

test('the answer of the site is shown, and needs no document', async () => {
  const { teacher: _teacher, ...listed } = { ...file('rye', 20, 4), title: 'About rye' };
  const profile = { headline: 'Miller', bio: '', avatar: null, links: [] };
  const asked: string[] = [];
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    asked.push(typeof input === 'string' ? input : 'url' in input ? input.url : input.href);
    return Promise.resolve(Response.json({ name: 'Mila', profile, courses: [listed] }));
  });
  open('mila');
  expect(await screen.findByRole('heading', { name: 'Mila', level: 1 })).toBeVisible();
  expect(screen.getByText('Miller')).toBeVisible();
  expect(screen.getByRole('link', { name: 'About rye' })).toHaveAttribute('href', '/course/rye/rye');
  expect(asked).toEqual(['/api/people/mila']);
  spy.mockRestore();
});

test('a private profile of a teacher shows no more than the name of their courses', async () => {
  open('theo');
  expect(await screen.findByRole('heading', { name: 'Theo', level: 1 })).toBeVisible();
  expect(screen.queryByText('Baker')).toBeNull();
  expect(screen.queryByText('Theodor')).toBeNull();
});

test('a learner has a page when their profile is public, and none when it is private or missing', async () => {
  const { unmount } = open('lea');
  expect(await screen.findByRole('heading', { name: 'Lea', level: 1 })).toBeVisible();
  expect(screen.getByText(text.profile)).toBeVisible();
  unmount();
  for (const uid of ['max', 'nobody']) {
    const { unmount: close } = open(uid);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    close();
  }
});
