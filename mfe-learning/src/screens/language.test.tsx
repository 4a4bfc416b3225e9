import { screen } from '@testing-library/react';
import {
  pseudoLanguage,
  renderScreen,
  startTestBackend,
  untranslated,
  storedCourse,
  type TestBackend,
} from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { QuizLesson } from '../lesson/reading/QuizLesson';
import { OpenLessons } from '../lesson/open/OpenLessons';
import { fullAccount, testBook } from '../profile/testBed';
import { TABS } from '../profile/tabs';
import { enrolmentText } from '../text/enrol/enrolment.en';
import { watchText } from '../text/lesson/watch.en';
import { starterPen } from '../pen/data/starterPen';
import { penText } from '../text/pen/pen.en';
import { playerText } from '../text/player/player.en';
import CodepenScreen from './CodepenScreen';
import EnrollScreen from './EnrollScreen';
import ProfileScreen from './ProfileScreen';
import WatchScreen from './WatchScreen';

/** Names and titles of the test's documents, which no text module holds. */
const DATA = [
  'Ada Lovelace',
  'AL',
  'ada@lectern.example',
  'Bread from scratch',
  'Bread',
  'Soup',
  'Knead.',
  'Tess',
  'The loaf',
  'Ada',
  'Bo',
  'Pen',
  'Flour',
  'Dough',
  'See it',
  'Lectern',
];

let testBackend: TestBackend;
let end: () => void;
/** React and the SDK print what these tests do not wait for. */
for (const level of ['warn', 'error'] as const) jest.spyOn(console, level).mockImplementation(() => undefined);

beforeAll(async () => {
  testBackend = await startTestBackend();
  const lesson = (title: string, order: number, kind: string) => ({
    title,
    order,
    kind,
    durationSec: 60,
    preview: false,
  });
  const content = { video: null, captions: [], chapters: [], body: '', resources: [], preview: false };
  testBackend.seed({
    ...fullAccount('ada'),
    'courses/bread': storedCourse('Bread from scratch'),
    'courses/soup': storedCourse('Soup'),
    'courses/bread/sections/one': { title: 'Flour', order: 0 },
    'courses/bread/sections/one/lessons/see': lesson('See it', 0, 'video'),
    'courses/bread/sections/one/lessons/read': lesson('Dough', 1, 'text'),
    'courses/bread/content/see': { ...content, video: 'courses/bread/missing.webm' },
    'courses/bread/content/read': content,
    'books/loaf': testBook('The loaf'),
  });
});
beforeEach(() => {
  end = pseudoLanguage();
});
afterEach(() => end());
afterAll(() => testBackend.stop());

const signIn = () => testBackend.signIn({ name: 'ada', displayName: 'Ada Lovelace' });

test.each(TABS)('the profile tab %s has no text outside the text modules', async (tab) => {
  const { container } = renderScreen(<ProfileScreen />, { path: `/profile?tab=${tab}`, user: await signIn() });
  await screen.findByRole('tabpanel');
  await screen.findAllByRole(tab === 'settings' ? 'form' : 'link');
  expect(untranslated(container, DATA)).toEqual([]);
});

test.each(['see', 'read'])('the watch screen has no text outside the text modules: lesson %s', async (lesson) => {
  const { container } = renderScreen(<WatchScreen />, {
    path: `/watch/bread/me/bread?lesson=${lesson}`,
    route: '/watch/:id/:uid/:name',
    user: await signIn(),
  });
  await screen.findByRole('navigation', { name: textOf(watchText).outline });
  if (lesson === 'see') await screen.findByRole('alert');
  else await screen.findByText(textOf(watchText).noContent);
  // The detail of a failure is the storage's own message, for support.
  expect(untranslated(container, DATA).filter((text) => !text.startsWith('Firebase Storage:'))).toEqual([]);
});

test('the player of an open course has no text outside the text modules', async () => {
  const lessons = [{ path: 'knots/01-start.webm', title: 'Start', captions: null, poster: null }];
  const { container } = renderScreen(<OpenLessons bucket="open" name="knots" lessons={lessons} />);
  await screen.findByRole('group', { name: textOf(playerText).controls });
  expect(untranslated(container, ['Start', 'Knots', 'knots'])).toEqual([]);
});

test('the enrol screen has no text outside the text modules', async () => {
  const { container } = renderScreen(<EnrollScreen />, {
    path: '/enroll/soup/me/soup',
    route: '/enroll/:id/:uid/:name',
    user: await signIn(),
  });
  await screen.findByRole('button', { name: textOf(enrolmentText).confirm.free });
  expect(untranslated(container, DATA)).toEqual([]);
});

test('the code editor has no text outside the text modules', async () => {
  const { container } = renderScreen(<CodepenScreen />, { path: '/codepen', user: null });
  await screen.findByRole('button', { name: textOf(penText).run });
  expect(untranslated(container, ['HTML', 'CSS', 'JavaScript', ...Object.values(starterPen)])).toEqual([]);
});

test('a quiz has no text outside the text modules', () => {
  const { container } = renderScreen(<QuizLesson body={'## 1 + 1\n\n- [ ] 1\n- [x] 2\n'} />);
  expect(untranslated(container)).toEqual([]);
});
