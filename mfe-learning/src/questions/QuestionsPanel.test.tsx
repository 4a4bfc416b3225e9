import { useState } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Course } from '@lectern/shared/domain';
import type { SessionUser } from '@lectern/shared/host';
import { questionsText } from '@lectern/shared/questions';
import { fakeCaches, renderScreen, startTestBackend, storedCourse, type TestBackend } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import QuestionsPanel from './QuestionsPanel';

const text = textOf(questionsText);
const at = new Date('2026-03-04T10:00:00Z');
const question = (title: string, more: object = {}) => ({
  uid: 'bo',
  authorName: 'Bo',
  lessonId: 'one',
  timeSec: null,
  title,
  text: '',
  acceptedAnswerId: null,
  answerCount: 0,
  voteCount: 0,
  createdAt: at,
  updatedAt: at,
  ...more,
});
const stored = storedCourse('About bread');
const course: Course = { ...stored, id: 'bread' };

let testBackend: TestBackend;
let user: SessionUser;
jest.spyOn(console, 'warn').mockImplementation(() => undefined);
jest.spyOn(console, 'error').mockImplementation(() => undefined);
beforeAll(async () => {
  testBackend = await startTestBackend();
});
beforeEach(async () => {
  localStorage.clear();
  testBackend.backend.firestore.admin.deleteTree('courses/bread');
  user = await testBackend.signIn({ name: 'ada', displayName: 'Ada' });
  testBackend.seed({
    'courses/bread': stored,
    'courses/bread/content/one': { video: null, captions: [], chapters: [], body: '', resources: [], preview: false },
    'users/ada/enrolments/bread': { source: 'free', entitlement: null, createdAt: at },
  });
});
afterAll(() => testBackend.stop());

const open = (time: number | null = null, overrides: Partial<Course> = {}, path = '/') => {
  const onSeek = jest.fn();
  const view = renderScreen(
    <QuestionsPanel course={{ ...course, ...overrides }} lessonId="one" getTime={() => time} onSeek={onSeek} />,
    { user, path },
  );
  return { ...view, onSeek };
};
const questions = () => testBackend.backend.firestore.admin.query({ collection: 'courses/bread/questions' });
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('a question is asked at a second of the video, edited and deleted', async () => {
  const { person, onSeek } = open(5.7);
  expect(await screen.findByText(text.none)).toBeVisible();
  await person.click(screen.getByRole('button', { name: text.ask }));
  expect(screen.getByLabelText(text.askTitle)).toHaveFocus();
  await person.click(screen.getByRole('button', { name: text.post }));
  expect(screen.getByLabelText(text.askTitle)).toHaveFocus();
  expect(screen.getByLabelText(text.askTitle)).toBeInvalid();
  await person.type(screen.getByLabelText(text.askTitle), 'Which flour?');
  await person.type(screen.getByLabelText(new RegExp(text.askText)), 'Is **rye** fine?');
  await person.click(screen.getByRole('button', { name: text.post }));
  expect(screen.getByRole('button', { name: text.ask })).toHaveFocus();
  await waitFor(() => expect(questions()).toHaveLength(1));
  expect(questions()[0]?.fields).toMatchObject({
    title: { stringValue: 'Which flour?' },
    timeSec: { integerValue: '5' },
    authorName: { stringValue: 'Ada' },
  });
  await waitFor(() => expect(screen.queryByText(text.sending)).toBeNull());
  await person.click(screen.getByRole('button', { name: text.jump('0:05') }));
  expect(onSeek).toHaveBeenCalledWith(5);
  await person.click(screen.getByRole('button', { name: 'Which flour?' }));
  expect(screen.getByText('rye').tagName).toBe('STRONG');
  await person.click(screen.getByRole('button', { name: text.edit }));
  await person.type(screen.getByLabelText(text.askTitle), ' And why?');
  await person.click(screen.getByRole('button', { name: text.save }));
  await waitFor(() => expect(questions()[0]?.fields.title).toEqual({ stringValue: 'Which flour? And why?' }));
  await person.click(screen.getByRole('button', { name: text.remove }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: text.remove }));
  await waitFor(() => expect(questions()).toHaveLength(0));
  expect(await screen.findByText(text.none)).toBeVisible();
});

test('an answer is posted and accepted by the asker; that of the teacher is marked', async () => {
  testBackend.seed({
    'courses/bread/questions/q': question('Which flour?', { uid: 'ada', answerCount: 1 }),
    'courses/bread/questions/q/answers/t': {
      uid: 'tess',
      authorName: 'Tess',
      text: 'Wheat.',
      createdAt: at,
      updatedAt: at,
    },
  });
  const { person } = open(null, {}, '/?question=q');
  const list = await screen.findByRole('button', { name: 'Which flour?' });
  expect(list).toHaveAttribute('aria-expanded', 'true');
  expect(await screen.findByText(text.teacher)).toBeVisible();
  await person.type(screen.getByLabelText(text.answer), 'Thank you!');
  await person.click(screen.getByRole('button', { name: text.postAnswer }));
  expect(await screen.findByText('Thank you!')).toBeVisible();
  await person.click(screen.getAllByRole('button', { name: text.accept })[0]!);
  expect(await screen.findByText(text.accepted)).toBeVisible();
  const accepted = () => testBackend.backend.firestore.admin.get('courses/bread/questions/q')?.fields.acceptedAnswerId;
  await waitFor(() => expect(accepted()).toEqual({ stringValue: 't' }));
});

test('the list is of the lesson or the course, by moment or unanswered, and can be searched', async () => {
  testBackend.seed({
    'courses/bread/questions/a': question('Early', { timeSec: 5, answerCount: 1 }),
    'courses/bread/questions/b': question('Late', { timeSec: 90 }),
    'courses/bread/questions/c': question('Élan vital', { lessonId: 'two', text: 'Something else.' }),
  });
  const { person } = open(80);
  await waitFor(() => expect(titles()).toHaveLength(2));
  await person.selectOptions(screen.getByLabelText(text.sort), text.sorts.moment);
  await waitFor(() => expect(titles()).toEqual(['Late', 'Early']));
  await person.selectOptions(screen.getByLabelText(text.sort), text.sorts.unanswered);
  await waitFor(() => expect(titles()).toEqual(['Late']));
  await person.selectOptions(screen.getByLabelText(text.sort), text.sorts.newest);
  await person.type(screen.getByLabelText(text.search), 'elan else');
  await waitFor(() => expect(titles()).toEqual(['Élan vital']));
  await person.clear(screen.getByLabelText(text.search));
  await person.click(screen.getByRole('button', { name: text.wholeCourse }));
  await waitFor(() => expect(titles()).toHaveLength(3));
});

test('the whole course is listed by no moment, and its list stays in the next lesson', async () => {
  testBackend.seed({
    'courses/bread/questions/a': question('Early', { timeSec: 5 }),
    'courses/bread/questions/c': question('Other', { lessonId: 'two', timeSec: 7 }),
  });
  let openLesson: (id: string) => void = () => undefined;
  function Page() {
    const [lessonId, setLesson] = useState('one');
    openLesson = setLesson;
    return <QuestionsPanel course={course} lessonId={lessonId} getTime={() => 80} onSeek={() => undefined} />;
  }
  const { person } = renderScreen(<Page />, { user });
  await waitFor(() => expect(titles()).toEqual(['Early']));
  await person.selectOptions(screen.getByLabelText(text.sort), text.sorts.moment);
  expect(screen.getByRole('button', { name: text.now })).toBeVisible();
  await person.type(screen.getByLabelText(text.search), 'r');
  await waitFor(() => expect(titles()).toHaveLength(2));
  expect(screen.getByLabelText(text.sort)).toHaveValue('newest');
  await person.clear(screen.getByLabelText(text.search));
  await person.click(screen.getByRole('button', { name: text.wholeCourse }));
  await waitFor(() => expect(titles()).toHaveLength(2));
  expect(screen.queryByRole('button', { name: text.now })).toBeNull();
  expect(screen.getByLabelText(text.sort)).toHaveValue('newest');
  act(() => openLesson('two'));
  await waitFor(() => expect(titles()).toHaveLength(2));
  expect(screen.getByRole('button', { name: text.wholeCourse })).toHaveAttribute('aria-pressed', 'true');
});

test('a vote is stored, shown, and taken back', async () => {
  testBackend.seed({ 'courses/bread/questions/a': question('Early', { voteCount: 2 }) });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Early' }));
  await person.click(await screen.findByRole('button', { name: text.votes(2) }));
  expect(await screen.findByRole('button', { name: text.votes(3), pressed: true })).toBeVisible();
  const vote = () => testBackend.backend.firestore.admin.get('courses/bread/questions/a/votes/ada');
  await waitFor(() => expect(vote()).not.toBeNull());
  await waitFor(() => expect(localStorage.getItem(`lectern.questions:${user.uid}`)).toBeNull());
  // The server has not counted it yet.
  await person.click(screen.getByRole('button', { name: text.votes(3), pressed: true }));
  expect(await screen.findByRole('button', { name: text.votes(2), pressed: false })).toBeVisible();
  await waitFor(() => expect(vote()).toBeNull());
});

test('a draft survives a reload, and what is refused stays with its reason', async () => {
  const first = open();
  await first.person.click(await screen.findByRole('button', { name: text.ask }));
  await first.person.type(screen.getByLabelText(text.askTitle), 'Which flour?');
  first.unmount();
  testBackend.backend.firestore.admin.delete('users/ada/enrolments/bread');
  const { person } = open();
  expect(await screen.findByLabelText(text.askTitle)).toHaveValue('Which flour?');
  await person.click(screen.getByRole('button', { name: text.post }));
  expect(await screen.findByText(/Not sent yet/)).toBeVisible();
  testBackend.seed({ 'users/ada/enrolments/bread': { source: 'free', entitlement: null, createdAt: at } });
  await person.click(screen.getByRole('button', { name: text.retry }));
  await waitFor(() => expect(questions()).toHaveLength(1));
});

test('the twenty-first post of an hour waits, and an archived course is only read', async () => {
  testBackend.seed({
    'users/ada/pace/posts': { at, since: new Date(), count: 20, last: 'x' },
    'courses/bread/questions/a': question('Early'),
  });
  const { person, unmount } = open();
  await person.click(await screen.findByRole('button', { name: 'Early' }));
  await person.type(await screen.findByLabelText(text.answer), 'Wheat.');
  await person.click(screen.getByRole('button', { name: text.postAnswer }));
  expect(await screen.findByText(new RegExp(text.tooMany(20)))).toBeVisible();
  testBackend.seed({ 'users/ada/pace/posts': { at, since: new Date(Date.now() - 3_601_000), count: 20, last: 'x' } });
  await person.click(screen.getByRole('button', { name: text.retry }));
  await waitFor(() =>
    expect(testBackend.backend.firestore.admin.query({ collection: 'answers', group: true })).toHaveLength(1),
  );
  unmount();
  open(null, { status: 'archived' });
  expect(await screen.findByText(text.closed)).toBeVisible();
  expect(screen.queryByRole('button', { name: text.ask })).toBeNull();
});

test('others report a post; its author sees a hidden one', async () => {
  testBackend.seed({
    'courses/bread/questions/a': question('Early'),
    'hiddenPosts/bread~h': {
      ...{ uid: 'ada', authorName: 'Ada', createdAt: at, updatedAt: at, hiddenAt: at, kind: 'question' },
      ...{ courseId: 'bread', lessonId: 'one', questionId: 'h', title: 'Buy gold', text: '', message: 'No ads.' },
    },
  });
  const { person } = open();
  expect(await screen.findByText('No ads.')).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Early' }));
  await person.click(screen.getByRole('button', { name: text.report.of('Bo') }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: text.report.send }));
  expect(dialog.getByLabelText(text.report.reason)).toHaveFocus();
  await person.selectOptions(dialog.getByLabelText(text.report.reason), text.report.reasons.spam);
  await person.click(dialog.getByRole('button', { name: text.report.send }));
  expect(await dialog.findByText(text.report.sent)).toBeVisible();
  expect(testBackend.backend.firestore.admin.get('reports/question~bread~a~ada')).not.toBeNull();
});

test('answers are read ahead, so that they can be read without a network', async () => {
  const device = fakeCaches();
  testBackend.seed({
    'courses/bread/questions/q': question('Which flour?', { answerCount: 1 }),
    'courses/bread/questions/q/answers/t': {
      ...{ uid: 'tess', authorName: 'Tess', text: 'Wheat.', createdAt: at, updatedAt: at },
    },
  });
  const stored = () => [...device.stores.values()].flatMap((store) => [...store.values()]).join('');
  const { unmount } = open();
  await waitFor(() => expect(stored()).toContain('Wheat.'));
  unmount();
  const asked = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Which flour?' }));
  expect(await screen.findByText('Wheat.')).toBeVisible();
  asked.mockRestore();
  device.uninstall();
});
