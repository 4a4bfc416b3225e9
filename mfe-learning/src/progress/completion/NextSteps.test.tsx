import { screen } from '@testing-library/react';
import { parseCourse } from '@lectern/shared/domain';
import { fetchFrom, renderScreen, startTestBackend, storedCourse, type TestBackend } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { completedText } from '../../text/lesson/completed.en';
import { NextSteps } from './NextSteps';

const text = textOf(completedText);
const generation = '0123456789ab';
const at = new Date('2026-03-04T10:00:00Z');
const course = parseCourse(storedCourse('Bread', { slug: 'bread' }), 'courses/bread');
const listed = (id: string) => ({
  ...{ id, slug: id, title: `About ${id}`, teacherName: 'Tess', category: 'cooking', subcategory: null, level: 'all' },
  ...{ language: 'en', durationSec: 60, lessonCount: 1, ratingSum: 0, ratingCount: 0, cover: null },
  ...{ createdAt: 1, price: null },
});

let testBackend: TestBackend;
let restoreFetch: () => void;
beforeAll(async () => {
  testBackend = await startTestBackend();
  testBackend.seed({
    'courses/bread': storedCourse('Bread', { slug: 'bread' }),
    'users/ada/enrolments/soup': { source: 'free', entitlement: null, createdAt: at },
    'courses/bread/reviews/cy': { rating: 5, text: '', authorName: 'Cy', createdAt: at, updatedAt: at },
  });
  const file = (scope: string, ids: string[]) => ({
    scope,
    categories: [],
    first: {
      ...{ generation, total: ids.length, page: 1, pages: 1, courses: ids.map(listed) },
      ...{ counts: {}, without: {}, terms: [] },
    },
  });
  const files: Record<string, object> = {
    'catalogue/cooking.json': file('cooking', ['bread', 'soup', 'cake', 'salt', 'tart', 'pie']),
    'catalogue/pointer.json': {
      ...{ schemaVersion: 2, generation, home: 'catalogue/home.json', books: 'catalogue/books.json' },
      lists: { cooking: 'catalogue/cooking.json' },
      ...{ rows: 'catalogue/rows.json', words: 'catalogue/words.json', courseCount: 6 },
    },
  };
  for (const [path, content] of Object.entries(files))
    await testBackend.backend.storage.admin.put('lectern', path, JSON.stringify(content), {
      contentType: 'application/json',
    });
  restoreFetch = fetchFrom(testBackend.url);
});
afterEach(() => testBackend.signOut());
afterAll(() => {
  restoreFetch();
  return testBackend.stop();
});

test('a finished course leads to its rating and to three courses that the learner does not take yet', async () => {
  const user = await testBackend.signIn('ada');
  renderScreen(<NextSteps uid="ada" course={course} />, { user });
  expect(await screen.findByRole('link', { name: text.rate })).toHaveAttribute('href', '/course/bread/bread#reviews');
  expect(await screen.findByRole('link', { name: 'About cake' })).toHaveAttribute('href', '/course/cake/cake');
  const names = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(names.map((name) => name?.slice(0, 10))).toEqual(['About cake', 'About salt', 'About tart']);
});

test('a learner who has rated the course is not asked again', async () => {
  const user = await testBackend.signIn('cy');
  renderScreen(<NextSteps uid="cy" course={course} />, { user });
  expect(await screen.findByRole('link', { name: 'About soup' })).toBeVisible();
  expect(screen.queryByRole('link', { name: text.rate })).toBeNull();
});
