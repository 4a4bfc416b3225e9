import { screen, waitFor, within } from '@testing-library/react';
import { fakeCaches, renderScreen, startTestBackend, storedCourse, type TestBackend } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { reviewText } from '../../text/review/review.en';
import { reviewLinkText } from '../../text/review/link.en';
import { getFirstTries, saveFirstTries } from '../../data/quizScores';
import { ReviewLink } from '../link/ReviewLink';
import { ReviewTab } from './ReviewTab';

const text = textOf(reviewText);
const link = textOf(reviewLinkText);
const QUIZ =
  '## Which flour rises best?\n\n- [ ] Rice\n- [x] Strong wheat\n\n> Gluten holds the gas.\n\n' +
  '## Which are grains?\n\n- [x] Rye\n- [x] Oats\n- [ ] Peas\n';
const at = new Date(Date.now() - 3 * 86_400_000);
const lesson = (title: string, kind: string, order: number) => ({
  title,
  kind,
  order,
  durationSec: 60,
  preview: false,
});
const content = (body: string) => ({ video: null, captions: [], chapters: [], resources: [], preview: false, body });
const note = (body: string) => ({
  ...{ kind: 'lesson', courseId: 'bread', itemId: 'flour', timeSec: 65, locator: null, text: body },
  ...{ createdAt: at, updatedAt: at },
});

let testBackend: TestBackend;
let device: ReturnType<typeof fakeCaches>;
let people = 0;
beforeAll(async () => {
  testBackend = await startTestBackend();
  testBackend.seed({
    'courses/bread': storedCourse('Bread'),
    'courses/bread/sections/s': { title: 'S', order: 0 },
    'courses/bread/sections/s/lessons/flour': lesson('Flour', 'video', 0),
    'courses/bread/sections/s/lessons/quiz': lesson('Check', 'quiz', 1),
    'courses/bread/sections/s/lessons/later': lesson('Later', 'quiz', 2),
    'courses/bread/content/flour': content(''),
    'courses/bread/content/quiz': content(QUIZ),
    'courses/bread/content/later': content('## Not opened yet?\n\n- [x] Yes\n- [ ] No\n'),
  });
});
afterAll(() => testBackend.stop());
beforeEach(() => {
  device = fakeCaches();
  for (const level of ['warn', 'error'] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => {
  device.uninstall();
  localStorage.clear();
  jest.restoreAllMocks();
});

/** Signs in a learner who has finished the quiz three days ago. */
async function learner(more: Record<string, object> = {}): Promise<string> {
  people += 1;
  const uid = `lea${String(people)}`;
  await testBackend.signIn(uid);
  testBackend.seed({
    [`users/${uid}/enrolments/bread`]: { source: 'free', entitlement: null, createdAt: at },
    [`users/${uid}/progress/bread`]: {
      lessons: { quiz: { watched: '', positionSec: 0, done: true, at: at.getTime() } },
      lastLessonId: 'quiz',
      percent: 33,
      updatedAt: at,
    },
    ...Object.fromEntries(Object.entries(more).map(([path, data]) => [`users/${uid}/${path}`, data])),
  });
  return uid;
}

const userOf = (uid: string) => ({
  ...{ uid, email: 'lea@lectern.example', emailVerified: true, displayName: 'Lea', photoUrl: null, roles: [] },
});
const show = (uid: string, path = '/profile?tab=review') =>
  renderScreen(<ReviewTab user={userOf(uid)} />, { user: userOf(uid), path });
const storedCards = (uid: string): string =>
  JSON.stringify(testBackend.backend.firestore.admin.get(`users/${uid}/recall/bread`)?.fields ?? {});

test('the questions of a finished quiz are asked: a wrong answer comes again, keys grade a right one', async () => {
  const uid = await learner();
  const { person, announced } = show(uid);
  expect(await screen.findByText(text.progress(0, 2), { selector: 'span' })).toBeVisible();
  await person.click(screen.getByRole('radio', { name: 'Rice' }));
  await person.click(screen.getByRole('button', { name: text.check }));
  expect(screen.getByRole('status')).toHaveTextContent(text.wrong);
  expect(screen.getByText('Gluten holds the gas.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Rice' })).toBeDisabled();
  expect(screen.getByRole('button', { name: text.next })).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: text.question })).toHaveFocus();

  await person.click(screen.getByRole('checkbox', { name: 'Rye' }));
  await person.click(screen.getByRole('checkbox', { name: 'Oats' }));
  await person.click(screen.getByRole('button', { name: text.check }));
  const grades = screen.getByRole('group', { name: text.howWell });
  expect(within(grades).queryByText(text.grades[1])).toBeNull();
  expect(within(grades).getByRole('button', { name: new RegExp(text.grades[3]) })).toHaveFocus();
  await person.keyboard('4');
  expect(announced.at(-1)).toMatch(text.grades[4]);

  // The wrong one again, although its ten minutes have not passed: no other card is left.
  await person.click(screen.getByRole('radio', { name: 'Strong wheat' }));
  await person.click(screen.getByRole('button', { name: text.check }));
  await person.keyboard('3');
  expect(await screen.findByRole('heading', { name: text.done })).toBeVisible();
  expect(screen.getByText(text.doneLead(2))).toBeVisible();
  expect(screen.getByText(text.correctnessLead({ right: 1, of: 2 }, 30, 0.9))).toBeVisible();
  expect(screen.getByRole('row', { name: /Bread/ })).toHaveTextContent(text.shareOf({ right: 1, of: 2 }));
  expect(screen.getAllByRole('table')).toHaveLength(2);
  await waitFor(() => expect(storedCards(uid).match(/\d{10}:[134]/g)).toHaveLength(3));
});

test('a note with a question shows its answer on demand; undoing brings the card back', async () => {
  const uid = await learner({ 'notes/n1': note('What rises? :: The dough'), 'notes/n2': note('Only text') });
  testBackend.seed({ [`users/${uid}/progress/bread`]: { lessons: {}, lastLessonId: null, percent: 0, updatedAt: at } });
  const { person, announced } = show(uid);
  expect(await screen.findByText('What rises?')).toBeVisible();
  expect(screen.queryByText('The dough')).toBeNull();
  expect(screen.getByRole('link', { name: text.at('Flour', '1:05') })).toHaveAttribute(
    'href',
    `/watch/bread/${uid}/bread?lesson=flour&t=65`,
  );
  await person.click(screen.getByRole('button', { name: text.show }));
  expect(screen.getByText('The dough')).toBeVisible();
  await person.keyboard('2');
  expect(await screen.findByRole('heading', { name: text.done })).toBeVisible();
  await person.click(screen.getByRole('button', { name: text.undo }));
  expect(announced.at(-1)).toBe(text.undone);
  expect(screen.getByText('What rises?')).toBeVisible();
  await waitFor(() => expect(storedCards(uid)).toMatch(/\d{10}:0/));
  await person.click(screen.getByRole('button', { name: text.stop }));
  expect(await screen.findByRole('heading', { name: text.none })).toBeVisible();
});

test('a note is chosen to be reviewed, and a question that was turned off can be turned on again', async () => {
  const uid = await learner({ 'notes/n2': note('Only text') });
  const { person } = show(uid, '/profile?tab=review&view=cards');
  const choice = await screen.findByRole('checkbox', { name: /Only text/ });
  expect(choice).not.toBeChecked();
  await person.click(choice);
  expect(choice).toBeChecked();
  const question = screen.getByRole('checkbox', { name: /Which are grains/ });
  expect(question).toBeChecked();
  await person.click(question);
  expect(question).not.toBeChecked();
  expect(screen.queryByRole('checkbox', { name: /Not opened yet/ })).toBeNull();
  await person.click(screen.getByRole('link', { name: text.back }));
  expect(await screen.findByText(text.progress(0, 2), { selector: 'span' })).toBeVisible();
});

test('questions answered on this device in an unfinished quiz are cards, others are not', async () => {
  const uid = await learner();
  testBackend.seed({ [`users/${uid}/progress/bread`]: { lessons: {}, lastLessonId: null, percent: 0, updatedAt: at } });
  saveFirstTries(uid, 'bread', 'quiz', new Map([[1, false]]));
  expect(getFirstTries(uid, 'bread', 'quiz').size).toBe(1);
  show(uid);
  expect(await screen.findByText('Which are grains?')).toBeVisible();
  expect(screen.getAllByText(text.progress(0, 1)).length).toBeGreaterThan(0);
});

test('once opened, the review works without the backend; a first visit says what it needs', async () => {
  const uid = await learner();
  const first = show(uid);
  expect(await screen.findByText('Which flour rises best?')).toBeVisible();
  first.unmount();
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  const second = show(uid);
  expect(await screen.findByText('Which flour rises best?')).toBeVisible();
  await second.person.click(screen.getByRole('radio', { name: 'Strong wheat' }));
  await second.person.click(screen.getByRole('button', { name: text.check }));
  await second.person.keyboard('3');
  expect(await screen.findByText('Which are grains?')).toBeVisible();
  second.unmount();
  const other = await learnerOffline();
  show(other);
  expect(await screen.findByText(text.offline)).toBeVisible();
});

/** Returns a learner whose data this device does not have. */
const learnerOffline = (): Promise<string> => Promise.resolve('nobody');

test('the link to the review says how many cards are due, and what it is before the first visit', async () => {
  const uid = await learner();
  const before = renderScreen(<ReviewLink uid={uid} />, { user: userOf(uid) });
  expect(screen.getByRole('link')).toHaveTextContent(link.lead);
  before.unmount();
  const tab = show(uid);
  await screen.findByText('Which flour rises best?');
  tab.unmount();
  renderScreen(<ReviewLink uid={uid} />, { user: userOf(uid) });
  expect(screen.getByRole('link', { name: new RegExp(link.due(2)) })).toHaveAttribute('href', '/?tab=review');
});
