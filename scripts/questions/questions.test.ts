import { course, DAY, startDeskTestBed, type DeskTestBed } from '../desk/testBed';
import { startQuestions, type Questions } from './startQuestions';
import { questionsText as text } from './text/questions.en';

const QUESTION = 'courses/bread/questions/q';
const ACCEPTED = 'users/max/notifications/accepted-bread~q~b';
const times = { createdAt: DAY, updatedAt: DAY };
const question = {
  uid: 'lea',
  authorName: 'Lea',
  lessonId: 'one',
  timeSec: 5,
  title: 'Which flour?',
  text: '',
  acceptedAnswerId: null,
  answerCount: 0,
  voteCount: 0,
  ...times,
};
const answer = (uid: string) => ({ uid, authorName: uid, text: 'Wheat.', ...times });

let testBed: DeskTestBed;
let questions: Questions;
beforeEach(async () => {
  testBed = await startDeskTestBed();
  testBed.start();
  testBed.seed('courses/bread', { ...course, status: 'published' });
  questions = await startQuestions(testBed.services, testBed.running.backend, (message) =>
    testBed.warnings.push(message),
  );
});
afterEach(async () => {
  await questions.stop();
  await testBed.stop();
});

const notified = (uid: string) => testBed.list(`users/${uid}/notifications`).map(({ title }) => title);
const write = async (path: string, data: object | null): Promise<void> => {
  if (data) testBed.seed(path, data);
  else testBed.services.documents.delete(path);
  await questions.settled();
};

test('teacher, asker and author of an accepted answer are notified, each once', async () => {
  await write(QUESTION, question);
  expect(notified('tea')).toEqual([text.asked(course.title)]);
  await write(`${QUESTION}/answers/a`, answer('tea'));
  await write(`${QUESTION}/answers/b`, answer('max'));
  await write(`${QUESTION}/answers/c`, answer('lea'));
  expect(notified('lea').sort()).toEqual([text.answered(question.title, false), text.answered(question.title, true)]);
  const stored = testBed.get(QUESTION);
  expect(stored).toMatchObject({ answerCount: 3, teacherAnswered: true, noticed: true });
  await write(QUESTION, { ...stored, acceptedAnswerId: 'b', acceptedBy: 'lea' });
  expect(notified('max')).toEqual([text.accepted(question.title)]);
  await write(QUESTION, { ...testBed.get(QUESTION), title: 'Which flour is best?' });
  await questions.stop();
  questions = await startQuestions(testBed.services, testBed.running.backend, () => undefined);
  await questions.settled();
  expect([notified('tea'), notified('lea'), notified('max')].map((all) => all.length)).toEqual([1, 2, 1]);
  expect(testBed.list('outbox').concat(testBed.mails)).toHaveLength(4);
});

test('accepting answers in turn notifies each author once, and what they have read stays read', async () => {
  await write(QUESTION, question);
  await write(`${QUESTION}/answers/a`, answer('tea'));
  await write(`${QUESTION}/answers/b`, answer('max'));
  const accept = (id: string | null) =>
    write(QUESTION, { ...testBed.get(QUESTION), acceptedAnswerId: id, acceptedBy: 'lea' });
  await accept('b');
  const read = { ...testBed.get(ACCEPTED), readAt: DAY };
  testBed.seed(ACCEPTED, read);
  for (const id of ['a', 'b', null, 'b', 'a', 'b']) await accept(id);
  expect(testBed.get(ACCEPTED)).toEqual(read);
  expect([notified('max'), notified('tea')].map((all) => all.length)).toEqual([1, 2]);
});

test('posts with the same id in other courses and below other questions have notifications of their own', async () => {
  testBed.seed('courses/cake', { ...course, status: 'published' });
  for (const path of [QUESTION, 'courses/bread/questions/r', 'courses/cake/questions/q']) {
    await write(path, question);
    await write(`${path}/answers/a`, answer('max'));
  }
  expect([notified('tea'), notified('lea')].map((all) => all.length)).toEqual([3, 3]);
  await testBed.settled(() => testBed.list('outbox').length === 0);
  expect(new Set(testBed.mails.map(({ key }) => key)).size).toBe(6);
});

test('mails of new questions can be switched off', async () => {
  testBed.seed('users/tea/settings/mail', { off: ['question'], updatedAt: DAY });
  await write(QUESTION, question);
  expect(notified('tea')).toHaveLength(1);
  expect(testBed.list('outbox').concat(testBed.mails)).toEqual([]);
});

test('counts follow answers and votes that are deleted, and so does an accepted answer', async () => {
  await write(QUESTION, question);
  await write(`${QUESTION}/answers/a`, answer('max'));
  await write(`${QUESTION}/votes/max`, { uid: 'max', courseId: 'bread', createdAt: DAY });
  await write(QUESTION, { ...testBed.get(QUESTION), acceptedAnswerId: 'a', acceptedBy: 'lea' });
  expect(testBed.get(QUESTION)).toMatchObject({ answerCount: 1, voteCount: 1, acceptedAnswerId: 'a' });
  await write(`${QUESTION}/answers/a`, null);
  await write(`${QUESTION}/votes/max`, null);
  expect(testBed.get(QUESTION)).toMatchObject({ answerCount: 0, voteCount: 0, acceptedAnswerId: null });
});

test('nothing is left below a deleted question', async () => {
  await write(QUESTION, question);
  await write(`${QUESTION}/answers/a`, answer('max'));
  await write(`${QUESTION}/votes/max`, { uid: 'max', courseId: 'bread', createdAt: DAY });
  await write(QUESTION, null);
  expect([testBed.list(`${QUESTION}/answers`), testBed.list(`${QUESTION}/votes`)]).toEqual([[], []]);
});

test('changes made while no processor ran are handled after a start', async () => {
  await questions.stop();
  testBed.seed(QUESTION, question);
  testBed.seed(`${QUESTION}/answers/a`, answer('max'));
  questions = await startQuestions(testBed.services, testBed.running.backend, () => undefined);
  await questions.settled();
  expect(testBed.get(QUESTION)).toMatchObject({ answerCount: 1 });
  expect([notified('tea').length, notified('lea').length]).toEqual([1, 1]);
});

test.each(['question', 'answer'] as const)(
  'a hidden %s is gone for everybody but its author, who is notified',
  async (kind) => {
    await write(QUESTION, question);
    await write(`${QUESTION}/answers/a`, answer('lea'));
    await write(`${QUESTION}/answers/b`, answer('max'));
    const id = kind === 'question' ? 'question~bread~q~max' : 'answer~bread~q~a~max';
    const report = { courseId: 'bread', authorUid: 'lea', questionId: 'q', by: 'max', reason: 'spam', note: '' };
    testBed.seed(`reports/${id}`, {
      ...report,
      kind,
      ...(kind === 'answer' ? { answerId: 'a' } : {}),
      status: 'open',
      createdAt: DAY,
    });
    expect(await testBed.decide('report.hide', id, { message: 'No advertising.' })).toMatchObject({ status: 'done' });
    await questions.settled();
    const hidden = testBed.get(`hiddenPosts/bread~q${kind === 'answer' ? '~a' : ''}`);
    expect(hidden).toMatchObject({ kind, uid: 'lea', questionId: 'q', lessonId: 'one', message: 'No advertising.' });
    expect(hidden).not.toHaveProperty('reason');
    expect(testBed.get(kind === 'question' ? QUESTION : `${QUESTION}/answers/a`)).toBeNull();
    expect(testBed.list(`${QUESTION}/answers`).length).toBe(kind === 'question' ? 2 : 1);
    if (kind === 'answer') expect(testBed.get(QUESTION)).toMatchObject({ answerCount: 1 });
    expect(testBed.list('reports')).toMatchObject([{ status: 'hidden' }]);
    expect(testBed.list('users/lea/notifications').map(({ body }) => body)).toContain('No advertising.');
    expect(testBed.list('users/max/notifications').some(({ kind: found }) => found === 'decision')).toBe(true);
  },
);
