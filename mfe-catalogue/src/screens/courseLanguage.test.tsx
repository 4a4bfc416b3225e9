/** Courses in another language than the page's mark their texts by `lang` and `dir`, for screen readers and layout. */
import { screen, within } from '@testing-library/react';
import { fetchFrom, renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { courseDocument, courseFile, lessonDocument, listedCategory, listedCourse, publishFiles } from '../testBed';
import { courseText } from '../text/course.en';
import CourseScreen from './CourseScreen';

const text = textOf(courseText);
const bread = listedCourse('Bread');
const pita = listedCourse('Pita', { language: 'ar' });
const lesson = { id: 'l3', title: 'الملح', kind: 'text', durationSec: 65, preview: true } as const;
const pitaPage = courseFile(pita, {
  subtitle: 'دقيق وماء',
  summary: 'خبز كل يوم.',
  outcomes: ['تخبز بلا وصفة'],
  sections: [{ id: 's1', title: 'البداية', lessons: [lesson] }],
});
let running: TestBackend;
let restoreFetch: () => void;

beforeAll(async () => {
  running = await startTestBackend();
  restoreFetch = fetchFrom(running.url);
  await publishFiles(running.backend.storage.admin, {
    categories: [listedCategory('cooking')],
    courses: [bread, pita],
    pages: [courseFile(bread, { subtitle: 'Flour and time' }), pitaPage],
  });
  running.seed({
    'courses/pita': courseDocument({ slug: 'pita', title: 'Pita', language: 'ar' }),
    'courses/pita/content/l3': lessonDocument('الملح **يبطئه**.'),
  });
});
afterAll(async () => {
  restoreFetch();
  await running.stop();
});

const open = (path: string) => renderScreen(<CourseScreen />, { path, route: '/course/:course_name/:course_id' });

test('a course in another language than the page’s keeps its language and direction', async () => {
  const { person } = open('/course/pita/pita');
  const expectArabic = (element: HTMLElement | null): void => {
    expect(element).toHaveAttribute('lang', 'ar');
    expect(element).toHaveAttribute('dir', 'rtl');
  };
  expect(await screen.findByText('دقيق وماء')).toBeVisible();
  expectArabic(within(screen.getByRole('heading', { level: 1 })).getByText('Pita'));
  for (const words of ['دقيق وماء', 'تخبز بلا وصفة', 'البداية', 'الملح']) expectArabic(screen.getByText(words));
  expectArabic(screen.getByText('خبز كل يوم.').parentElement);
  await person.click(screen.getByRole('button', { name: text.previewOf('الملح') }));
  const bold = await within(await screen.findByRole('dialog')).findByText('يبطئه');
  expectArabic(bold.closest('div'));
});

test('a course in the page’s language has no attributes of its own', async () => {
  open('/course/bread/bread');
  expect(await screen.findByText('Flour and time')).not.toHaveAttribute('lang');
  expect(within(screen.getByRole('heading', { level: 1 })).getByText('Bread')).not.toHaveAttribute('dir');
});
