import { screen } from '@testing-library/react';
import { fakeCaches, renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { downloadCourseText } from '../../text/lesson/downloadCourse.en';
import type { CoursePlan } from './coursePlan';
import { DownloadCourseDialog } from './DownloadCourseDialog';

const mockPlan = (): Promise<CoursePlan> => {
  const details = { courseId: 'bread', lessonId: 'one', course: 'Bread', lesson: 'Flour', href: '/', courseLessons: 1 };
  const files = [{ path: 'courses/bread/one.webm', url: '/files/one' }];
  return Promise.resolve({ lessons: [{ details, files, bytes: 5, isDownloaded: false }], freeBytes: null });
};
jest.mock('./coursePlan', () => ({ coursePlan: () => ({ queryKey: ['offline', 'plan'], queryFn: () => mockPlan() }) }));

const text = textOf(downloadCourseText);
let testBackend: TestBackend;
let device: ReturnType<typeof fakeCaches>;
beforeAll(async () => {
  testBackend = await startTestBackend();
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { persist: () => Promise.resolve(true), estimate: () => Promise.resolve({}) },
  });
});
beforeEach(() => {
  device = fakeCaches();
});
afterEach(() => {
  device.uninstall();
  jest.restoreAllMocks();
});
afterAll(() => testBackend.stop());

/** Makes requests of lessons hang until they are aborted. */
function holdDownloads(): void {
  const original = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    if (address !== '/files/one') return original(address, init);
    return new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
  });
}

test('the focus stays among the actions while a download is started, paused, continued and cancelled', async () => {
  const user = await testBackend.signIn('ada');
  holdDownloads();
  const course = { id: 'bread', title: 'Bread', slug: 'bread' };
  const { person } = renderScreen(<DownloadCourseDialog uid="ada" course={course} onClose={() => undefined} />, {
    user,
  });
  await person.click(await screen.findByRole('button', { name: text.start }));
  expect(await screen.findByRole('button', { name: text.pause })).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: text.continue })).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: text.pause })).toHaveFocus();
  await person.click(screen.getByRole('button', { name: text.cancel }));
  expect(await screen.findByRole('button', { name: text.start })).toHaveFocus();
});
