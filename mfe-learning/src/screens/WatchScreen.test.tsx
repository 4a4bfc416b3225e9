import { screen, waitFor, within } from '@testing-library/react';
import { parsePreferences, salvageProgress } from '@lectern/shared/domain';
import { getDocument } from '@lectern/shared/firebase/documents';
import type { SessionUser } from '@lectern/shared/host';
import { renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { saveWatchingPreferences } from '../data/accountPreferences';
import { lessonContent } from '../data/lessonContent';
import { scoreAsWatched } from '../data/quizScores';
import WatchScreen from './WatchScreen';

let running: TestBackend;
let user: SessionUser;
const at = new Date('2026-03-04T12:00:00Z');
const course = {
  slug: 'bread',
  title: 'About bread',
  subtitle: '',
  summary: '',
  category: 'cooking',
  subcategory: null,
  teacherUid: 'ada',
  teacherName: 'Ada',
  level: 'all',
  language: 'en',
  captionLanguages: [],
  durationSec: 600,
  lessonCount: 3,
  productId: null,
  ratingSum: 0,
  ratingCount: 0,
  cover: null,
  tags: [],
  status: 'published',
  createdAt: at,
  updatedAt: at,
};
const lesson = (title: string, order: number, kind: string) => ({
  title,
  order,
  kind,
  durationSec: 120,
  preview: false,
});
const content = (body: string, facts: object = {}) => ({
  video: null,
  captions: [],
  chapters: [],
  body,
  resources: [],
  preview: false,
  ...facts,
});
const offer = (productId: string, active = true) => ({
  [`products/${productId}`]: { active: true, name: productId },
  [`products/${productId}/prices/p`]: { unit_amount: 1900, currency: 'eur', active, type: 'one_time' },
});
const QUIZ = '## Which rises?\n\n- [ ] Rice\n- [x] Wheat\n';
/** The SDK warns of each call that the rules refuse; some of these tests bring that about. */
jest.spyOn(console, 'warn').mockImplementation(() => undefined);
/** React notes each answer of the backend that comes after a test has looked. */
jest.spyOn(console, 'error').mockImplementation(() => undefined);

beforeAll(async () => {
  running = await startTestBackend();
  user = await running.signIn({ name: 'noor', displayName: 'Noor' });
  running.seed({
    'courses/bread': course,
    'courses/bread/sections/one': { title: 'Flour', order: 0 },
    'courses/bread/sections/two': { title: 'Water', order: 1 },
    'courses/bread/sections/one/lessons/read': lesson('Read about flour', 0, 'text'),
    'courses/bread/sections/one/lessons/ask': lesson('Questions', 1, 'quiz'),
    'courses/bread/sections/two/lessons/see': lesson('See it', 0, 'video'),
    'courses/bread/content/read': content('# Flour\n\nIt is ground.'),
    'courses/bread/content/ask': content(QUIZ),
    'courses/bread/content/see': content('', { video: 'courses/bread/gone.webm' }),
    'courses/cake': { ...course, slug: 'cake' },
    ...Object.fromEntries(
      ['tart', 'pie', 'unsold'].map((name) => [`courses/${name}`, { ...course, slug: name, productId: name }]),
    ),
    ...offer('tart'),
    ...offer('pie'),
    ...offer('unsold', false),
    'users/noor/enrolments/bread': { source: 'free', entitlement: null, createdAt: at },
  });
});
beforeEach(() => localStorage.clear());
afterAll(() => running.stop());

const open = (id: string, query = '', uid = 'noor') =>
  renderScreen(<WatchScreen />, { path: `/watch/${id}/${uid}/${id}${query}`, route: '/watch/:id/:uid/:name', user });

test('another uid and an unknown course are pages that do not exist', async () => {
  open('bread', '', 'someone');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  open('nothing');
  await waitFor(() => expect(screen.getAllByRole('heading', { name: 'Page not found' })).toHaveLength(2));
});

test('who is not in a free course sees what it is, and is led to enrol', async () => {
  open('cake');
  expect(await screen.findByRole('link', { name: 'Enrol' })).toHaveAttribute('href', '/enroll/cake/noor/cake');
  expect(screen.getByRole('heading', { level: 1, name: 'About bread' })).toBeVisible();
  expect(screen.getByText('Free')).toBeVisible();
  expect(screen.getByRole('link', { name: 'About this course' })).toHaveAttribute('href', '/course/cake/cake');
});

test('who is not in a paid course sees its price, and puts it into the cart', async () => {
  const { person, location } = open('tart');
  expect(await screen.findByText(/€19/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Enrol' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Add to cart and go there' }));
  await waitFor(() => expect(location()).toBe('/shopping'));
  expect(localStorage.getItem('lectern.cart')).toContain('tart');
});

test('who owns a paid course is led to enrol, and one that is not sold any more says so', async () => {
  running.seed({
    'entitlements/noor/items/pie': { kind: 'course', refId: 'pie', priceId: 'p', paymentId: null, grantedAt: at },
  });
  open('pie');
  expect(await screen.findByText('You own it')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Enrol' })).toHaveAttribute('href', '/enroll/pie/noor/pie');
  open('unsold');
  expect(await screen.findByText(/not offered at present/)).toBeVisible();
});

test('lessons are listed by section; a reading is marked as read, and the quiz is done once it is right', async () => {
  const { person, announced, titles } = open('bread');
  expect(await screen.findByRole('heading', { level: 1, name: 'Read about flour' })).toBeVisible();
  expect(titles).toContain('Read about flour · About bread');
  const outline = screen.getByRole('navigation', { name: 'Lessons' });
  expect(within(outline).getByText('0 of 2 lessons · 4 min')).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Mark as read' }));
  expect(await within(outline).findByRole('link', { name: /Read about flour.*done/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await person.click(screen.getByRole('link', { name: 'Next lesson: Questions' }));
  await person.click(await screen.findByRole('radio', { name: 'Rice' }));
  await person.click(screen.getByRole('button', { name: 'Check my answer' }));
  await person.click(screen.getByRole('radio', { name: 'Wheat' }));
  await person.click(screen.getByRole('button', { name: 'Check my answer' }));
  expect(await screen.findByText('0 of 1 question right at the first try')).toBeVisible();
  expect(await within(outline).findByText('2 of 2 lessons · 4 min')).toBeVisible();
  expect(announced).toContain('Questions');
  await waitFor(async () =>
    expect((await getDocument('users/noor/progress/bread', salvageProgress))?.lessons.ask).toMatchObject({
      done: true,
      watched: scoreAsWatched({ right: 0, of: 1 }),
    }),
  );
});

test('the score of a quiz follows to another device, and the better one stays', async () => {
  localStorage.clear();
  running.seed({
    'users/noor/progress/bread': {
      lessons: { ask: { watched: scoreAsWatched({ right: 1, of: 1 }), positionSec: 0, at: 1, done: true } },
      lastLessonId: 'ask',
      percent: 33,
      updatedAt: at,
    },
  });
  open('bread', '?lesson=ask');
  expect(await screen.findByText('1 of 1 question right at the first try')).toBeVisible();
});

test('the score of a quiz is there the next time, and the lesson that was open last is opened', async () => {
  localStorage.setItem(
    'lectern.quizzes',
    JSON.stringify({ 'noor/bread/ask': { right: 1, of: 1 }, 'other/bread/ask': { right: 0, of: 1 } }),
  );
  open('bread', '?lesson=ask');
  expect(await screen.findByText('1 of 1 question right at the first try')).toBeVisible();
});

test('a video whose file is gone says so and takes nothing else along', async () => {
  open('bread', '?lesson=see');
  expect(await screen.findByRole('heading', { name: 'This video is not there' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Previous lesson: Questions' })).toBeVisible();
  expect(await lessonContent('bread', 'see').queryFn!({} as never)).toMatchObject({ videoUrl: null });
});

test('captions and speed are kept in the account, and leave the other preferences as they are', async () => {
  const captions = { on: true, language: 'de', size: 'large' as const };
  await saveWatchingPreferences('noor', { captions, speed: 1.25 }, 'dark');
  await saveWatchingPreferences('noor', { captions, speed: 2 }, 'light');
  expect(await getDocument('users/noor', parsePreferences)).toMatchObject({
    captions,
    speed: 2,
    theme: 'dark',
    reducedMotion: false,
  });
});
