import { screen, waitFor, within } from '@testing-library/react';
import { parsePreferences, salvageProgress } from '@lectern/shared/domain';
import { getDocument } from '@lectern/shared/firebase/documents';
import type { SessionUser } from '@lectern/shared/host';
import { renderScreen, startTestBackend, storedCourse, type TestBackend } from '@lectern/shared/testing';
import { saveWatchingPreferences } from '../data/accountPreferences';
import { lessonContent } from '../data/lessonContent';
import { scoreAsWatched } from '../data/quizScores';
import WatchScreen from './WatchScreen';
import { textOf } from '@lectern/shared/text';
import { cartText } from '../text/enrol/cart.en';
import { notEnrolledText } from '../text/enrol/notEnrolled.en';
import { quizText } from '../text/lesson/quiz.en';
import { watchText } from '../text/lesson/watch.en';
import { playerText } from '../text/player/player.en';

const text = textOf(watchText);
const quiz = textOf(quizText);
const notEnrolled = textOf(notEnrolledText);
const cart = textOf(cartText);

let running: TestBackend;
let user: SessionUser;
const at = new Date('2026-03-04T12:00:00Z');
const course = storedCourse('About bread', { slug: 'bread', lessonCount: 3 });
const lesson = (title: string, order: number, kind: string) => ({
  title,
  order,
  kind,
  durationSec: 120,
  preview: false,
});
const content = (body: string, overrides: object = {}) => ({
  video: null,
  captions: [],
  chapters: [],
  body,
  resources: [],
  preview: false,
  ...overrides,
});
const offer = (productId: string, active = true) => ({
  [`products/${productId}`]: { active: true, name: productId },
  [`products/${productId}/prices/p`]: { unit_amount: 1900, currency: 'eur', active, type: 'one_time' },
});
const QUIZ = '## Which rises?\n\n- [ ] Rice\n- [x] Wheat\n';
/** Some of these tests cause refusals by the rules, which the SDK prints as warnings. */
jest.spyOn(console, 'warn').mockImplementation(() => undefined);
/** React prints each answer of the backend that arrives after a test has ended. */
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
    'courses/pain': { ...course, title: 'Le pain', slug: 'pain', language: 'fr' },
    'courses/pain/sections/one': { title: 'La farine', order: 0 },
    'courses/pain/sections/one/lessons/lire': lesson('Lire la farine', 0, 'text'),
    'courses/pain/content/lire': content('Elle est **moulue**.'),
    'users/noor/enrolments/pain': { source: 'free', entitlement: null, createdAt: at },
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

test('another uid and an unknown course are answered as not found', async () => {
  open('bread', '', 'someone');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  open('nothing');
  await waitFor(() => expect(screen.getAllByRole('heading', { name: 'Page not found' })).toHaveLength(2));
});

test('no request for an unknown course is refused', async () => {
  const request = globalThis.fetch;
  const statuses: number[] = [];
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const response = await request(...call);
    statuses.push(response.status);
    return response;
  });
  open('nothing', '?lesson=read', 'me');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 300));
  spy.mockRestore();
  expect(statuses.length).toBeGreaterThan(0);
  expect(statuses).not.toContain(403);
});

test('without an enrolment a free course shows its details and a link to enrol', async () => {
  open('cake');
  expect(await screen.findByRole('link', { name: notEnrolled.enrol })).toHaveAttribute(
    'href',
    '/enroll/cake/noor/cake',
  );
  expect(screen.getByRole('heading', { level: 1, name: 'About bread' })).toBeVisible();
  expect(screen.getByText(notEnrolled.free)).toBeVisible();
  expect(screen.getByRole('link', { name: notEnrolled.about })).toHaveAttribute('href', '/course/cake/cake');
});

test('without an enrolment a paid course shows its price and goes into the cart', async () => {
  const { person, location } = open('tart');
  expect(await screen.findByText(/€19.00/)).toBeVisible();
  expect(screen.queryByRole('link', { name: notEnrolled.enrol })).toBeNull();
  await person.click(screen.getByRole('button', { name: cart.addToCart }));
  await waitFor(() => expect(location()).toBe('/shopping'));
  expect(localStorage.getItem('lectern.cart')).toContain('tart');
});

test('the owner of a paid course gets a link to enrol; a course no longer on sale says so', async () => {
  running.seed({
    'entitlements/noor/items/pie': { kind: 'course', refId: 'pie', priceId: 'p', paymentId: null, grantedAt: at },
  });
  open('pie');
  expect(await screen.findByText(notEnrolled.owned)).toBeVisible();
  expect(screen.getByRole('link', { name: notEnrolled.enrol })).toHaveAttribute('href', '/enroll/pie/noor/pie');
  open('unsold');
  expect(await screen.findByText(notEnrolled.closed['not-for-sale'])).toBeVisible();
});

test('lessons are listed by section; a reading is marked as read, and a right quiz is done', async () => {
  const { person, announced, titles } = open('bread');
  expect(await screen.findByRole('heading', { level: 1, name: 'Read about flour' })).toBeVisible();
  expect(titles).toContain('Read about flour · About bread');
  const outline = screen.getByRole('navigation', { name: text.outline });
  expect(within(outline).getByText(text.section(2, '4 min', 0))).toBeVisible();
  await person.click(await screen.findByRole('button', { name: text.markRead }));
  expect(await within(outline).findByRole('link', { name: /Read about flour.*done/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(screen.getByText(text.isDone)).toHaveFocus();
  await person.click(screen.getByRole('link', { name: text.nextLesson('Questions') }));
  await person.click(await screen.findByRole('radio', { name: 'Rice' }));
  await person.click(screen.getByRole('button', { name: quiz.check }));
  await person.click(screen.getByRole('radio', { name: 'Wheat' }));
  await person.click(screen.getByRole('button', { name: quiz.check }));
  expect(await screen.findByText(quiz.score(0, 1))).toBeVisible();
  expect(await within(outline).findByText(text.section(2, '4 min', 2))).toBeVisible();
  expect(announced).toContain('Questions');
  await waitFor(async () =>
    expect((await getDocument('users/noor/progress/bread', salvageProgress))?.lessons.ask).toMatchObject({
      done: true,
      watched: scoreAsWatched({ right: 0, of: 1 }),
    }),
  );
});

test('the score of a quiz is the same on another device, and the better one stays', async () => {
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
  expect(await screen.findByText(quiz.score(1, 1))).toBeVisible();
});

test('the score of a quiz is stored on this device', async () => {
  localStorage.setItem(
    'lectern.quizzes',
    JSON.stringify({ 'noor/bread/ask': { right: 1, of: 1 }, 'other/bread/ask': { right: 0, of: 1 } }),
  );
  open('bread', '?lesson=ask');
  expect(await screen.findByText(quiz.score(1, 1))).toBeVisible();
});

test('a missing video file is reported, and the rest of the lesson works', async () => {
  open('bread', '?lesson=see');
  const { title, reason } = textOf(playerText).failed.missing;
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.getByRole('link', { name: text.previousLesson('Questions') })).toBeVisible();
  expect(await lessonContent('bread', 'see').queryFn!({} as never)).toMatchObject({ videoUrl: null });
});

test('captions and speed are stored in the account without changing other preferences', async () => {
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

test('the titles and texts of a course in another language than the page’s say so', async () => {
  open('pain', '?lesson=lire');
  const bold = await screen.findByText('moulue');
  const title = within(screen.getByRole('heading', { level: 1 })).getByText('Lire la farine');
  const listed = within(screen.getByRole('navigation', { name: text.outline })).getByText('Lire la farine');
  for (const element of [bold.closest('div'), title, listed, screen.getByText('Le pain')]) {
    expect(element).toHaveAttribute('lang', 'fr');
    expect(element).toHaveAttribute('dir', 'ltr');
  }
});
