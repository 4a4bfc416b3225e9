import { screen } from '@testing-library/react';
import { fetchFrom, renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { courseDocument, courseFile, lessonDocument, listedCategory, listedCourse, publishFiles } from '../testBed';
import { courseText } from '../text/course.en';
import { offerText } from '../text/offer.en';
import CourseScreen from './CourseScreen';

const text = textOf(courseText);
const offer = textOf(offerText);
let running: TestBackend;
let restoreFetch: () => void;
const at = new Date('2026-03-04T10:00:00Z');
const bread = listedCourse('Bread');
const lesson = (id: string, title: string) => ({ id, title, kind: 'text' as const, durationSec: 65, preview: true });
const lessons = [lesson('l1', 'Flour'), lesson('l2', 'Water')];

beforeAll(async () => {
  running = await startTestBackend();
  restoreFetch = fetchFrom(running.url);
  await publishFiles(running.backend.storage.admin, {
    categories: [listedCategory('cooking')],
    courses: [bread],
    pages: [courseFile(bread, { sections: [{ id: 's1', title: 'The start', lessons }] })],
  });
  running.seed({ 'courses/bread': courseDocument(), 'courses/bread/content/l1': lessonDocument('Flour **first**.') });
});
afterEach(() => running.signOut());
afterAll(async () => {
  restoreFetch();
  await running.stop();
});

const open = (path: string, options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<CourseScreen />, { path, route: '/course/:course_name/:course_id', ...options });

test('an enrolled learner sees progress and links to lessons, and the certificate once all is done', async () => {
  const user = await running.signIn('lia');
  const progress = (percent: number): object => ({
    lessons: { l1: { watched: '', positionSec: 0, at: 1, done: true } },
    lastLessonId: 'l1',
    percent,
    updatedAt: at,
  });
  const enrolment = { source: 'free', entitlement: null, createdAt: at };
  running.seed({ 'users/lia/enrolments/bread': enrolment, 'users/lia/progress/bread': progress(17) });
  const first = open('/course/bread/bread', { user });
  expect(await screen.findByRole('link', { name: 'Flour' })).toHaveAttribute(
    'href',
    '/watch/bread/lia/bread?lesson=l1',
  );
  expect(await screen.findByText(offer.done(17))).toBeVisible();
  expect(screen.getAllByText(`(${text.done})`, { exact: false })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: offer.save })).toBeNull();
  expect(screen.queryByRole('button', { name: text.previewCourse })).toBeNull();
  expect(screen.queryByRole('link', { name: offer.certificate })).toBeNull();
  first.unmount();
  running.seed({ 'users/lia/progress/bread': progress(100) });
  open('/course/bread/bread', { user });
  expect(await screen.findByRole('link', { name: offer.certificate })).toHaveAttribute(
    'href',
    '/profile?tab=certificates',
  );
});

test('the button on the cover previews the first lesson that has a preview', async () => {
  const { person } = open('/course/bread/bread');
  await person.click(await screen.findByRole('button', { name: text.previewCourse }));
  expect(await screen.findByRole('dialog', { name: 'Flour' })).toBeVisible();
});
