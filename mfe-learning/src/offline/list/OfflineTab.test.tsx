import { screen, waitFor, within } from '@testing-library/react';
import { downloadLesson } from '@lectern/shared/offline';
import { textOf } from '@lectern/shared/text';
import { fakeCaches, renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import ProfileScreen from '../../screens/ProfileScreen';
import { downloadCourseText } from '../../text/lesson/downloadCourse.en';

const text = textOf(downloadCourseText);
let testBackend: TestBackend;
let device: ReturnType<typeof fakeCaches>;
beforeAll(async () => {
  testBackend = await startTestBackend();
});
beforeEach(() => {
  device = fakeCaches();
});
afterEach(() => device.uninstall());
afterAll(() => testBackend.stop());

const keep = (courseId: string, lessonId: string, courseLessons?: number) =>
  downloadLesson(
    'ada',
    {
      ...{ courseId, lessonId, course: `About ${courseId}`, lesson: `Lesson ${lessonId}` },
      href: `/watch/${courseId}/ada/${courseId}?lesson=${lessonId}`,
      ...(courseLessons === undefined ? {} : { courseLessons }),
    },
    [],
  );
const show = async () =>
  renderScreen(<ProfileScreen />, { path: '/profile?tab=offline', user: await testBackend.signIn('ada') });

test('lists courses and lessons with their details, and removes a lesson, a course, and everything', async () => {
  for (const [course, lesson, of] of [
    ['bread', 'one', 3],
    ['bread', 'two', 3],
    ['soup', 'one'],
    ['cake', 'one'],
  ] as const)
    await keep(course, lesson, of);
  const { person, announced } = await show();
  expect(await screen.findByText(text.summary(3, 4, 0))).toBeVisible();
  expect(screen.getByText(/^2 of 3 lessons · .* · saved on /)).toBeVisible();
  expect(screen.getByRole('link', { name: 'About bread' })).toHaveAttribute('href', '/watch/bread/ada/bread');
  const [bread] = screen.getAllByRole('listitem');
  await person.click(within(bread!).getByText(text.showLessons(2)));
  await person.click(within(bread!).getByRole('button', { name: text.removeOf('Lesson two') }));
  expect(await screen.findByText(/^1 of 3 lessons/)).toBeVisible();
  expect(screen.getByRole('button', { name: text.removeOf('About cake') })).toHaveFocus();
  await person.click(screen.getByRole('button', { name: text.removeOf('About soup') }));
  expect(await screen.findByText(text.summary(2, 2, 0))).toBeVisible();
  expect(announced).toEqual([text.removed, text.removed]);
  await person.click(screen.getByRole('button', { name: text.removeAll }));
  await person.click(screen.getByRole('button', { name: text.removeAllNow }));
  expect(await screen.findByRole('heading', { name: text.none })).toBeVisible();
  await waitFor(() => expect([...(device.stores.get('lectern.lessons.ada')?.keys() ?? [])]).toEqual([]));
});

test('the question before everything is removed takes the focus, and gives it back', async () => {
  await keep('bread', 'one');
  const { person } = await show();
  await person.click(await screen.findByRole('button', { name: text.removeAll }));
  expect(screen.getByRole('button', { name: text.cancelRemoval })).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: text.removeAll })).toHaveFocus();
});

test('the lessons of a course are listed in the order in which they were saved', async () => {
  for (const [index, lesson] of ['welcome', 'basics', 'end'].entries()) {
    jest.spyOn(Date, 'now').mockReturnValueOnce(index + 1);
    await keep('bread', lesson, 3);
  }
  jest.restoreAllMocks();
  const { person } = await show();
  await person.click(await screen.findByText(text.showLessons(3)));
  const names = screen.getAllByRole('link', { name: /^Lesson / }).map((link) => link.textContent);
  expect(names).toEqual(['Lesson welcome', 'Lesson basics', 'Lesson end']);
});

test('a lesson that an earlier release saved is listed without what it did not store', async () => {
  await keep('bread', 'one');
  const store = device.stores.get('lectern.lessons.ada')!;
  for (const [key, stored] of store) {
    const { savedAt: _savedAt, ...old } = JSON.parse(stored) as Record<string, unknown>;
    store.set(key, JSON.stringify(old));
  }
  await show();
  expect(await screen.findByText(text.details(1, null, 0, null))).toBeVisible();
});
