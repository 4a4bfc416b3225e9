import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { DeskPage } from '../../desk';
import { deskText } from '../../text/desk.en';
import { reviewText } from '../../text/review.en';
import { studioText } from '../../text/studio.en';
import { loadDraftInFull } from './data/draftInFull';
import { ReviewPart } from './ReviewPart';

const text = textOf(reviewText);
const desk = textOf(deskText);
const DAY = new Date('2026-11-01T10:00:00Z');
let running: TestBackend;
/** The server's answer to what the teacher asks for. */
let answer: { status: string; problem: string | null };
beforeAll(async () => {
  running = await startTestBackend();
  const { admin, onCommit } = running.backend.firestore;
  onCommit((paths) => {
    for (const path of paths.filter((one) => one.startsWith('courseRequests/')))
      if (JSON.stringify(admin.get(path)?.fields.status).includes('pending'))
        running.seed({ [path]: { ...asked(path), ...answer } });
  });
});
beforeEach(() => {
  answer = { status: 'done', problem: null };
  running.seed({ 'courseDrafts/bread': draft(3), 'courseDrafts/bread/lessons/rise': content });
});
afterEach(async () => {
  await running.signOut();
  for (const path of ['courseDrafts/bread', 'courseReviews/bread']) running.backend.firestore.admin.deleteTree(path);
});
afterAll(() => running.stop());

const asked = (path: string) => ({
  courseId: 'bread',
  action: 'submit',
  revision: 3,
  note: '',
  by: 'tea',
  createdAt: DAY,
  path,
});
const content = { video: null, captions: [], chapters: [], body: 'Yeast eats sugar.', resources: [], revision: 3 };
const lesson = { section: 's', position: 'a', title: 'Why it rises', kind: 'text', durationSec: 60, preview: false };
const draft = (revision: number, cover: string | null = 'courses/bread/drafts/x/cover.webp') => ({
  teacherUid: 'tea',
  revision,
  details: {
    title: 'Bread',
    subtitle: '',
    summary: 'Flour.',
    outcomes: ['Bake'],
    category: 'cooking',
    subcategory: null,
    level: 'all',
    language: 'en',
    tags: [],
    cover,
  },
  sections: { s: { title: 'First', position: 'a' } },
  lessons: { rise: { ...lesson, edited: 3 } },
  updatedAt: DAY,
});
const review = {
  teacherUid: 'tea',
  teacherName: 'Tea',
  title: 'Bread',
  status: 'waiting',
  revision: 3,
  publishedRevision: 0,
  note: 'My first one.',
  message: '',
  archivedBy: null,
  submittedAt: DAY,
  updatedAt: DAY,
};
const comment = {
  part: 'lesson.rise',
  atSec: null,
  replyTo: null,
  text: 'Say more.',
  by: 'boss',
  byName: 'Boss',
  role: 'reviewer',
  resolvedAt: null,
  createdAt: DAY,
};
const stored = (collection: string) =>
  running.backend.firestore.admin.query({ collection }).map(({ fields }) => JSON.stringify(fields));

const openStudio = async () => {
  const user = await running.signIn({ name: 'tea', roles: ['teacher'] });
  return renderScreen(<ReviewPart user={user} courseId="bread" />, { path: '/teach?course=bread&part=review', user });
};

test('missing parts are listed with links, and the course can’t be submitted without them', async () => {
  running.seed({ 'courseDrafts/bread': { ...draft(4, null), lessons: { rise: { ...lesson, edited: 0 } } } });
  await openStudio();
  expect(await screen.findByRole('heading', { level: 3, name: text.missing.title(2) })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(textOf(studioText).course.review);
  expect(screen.getByRole('link', { name: text.missing.kinds.cover })).toHaveAttribute(
    'href',
    '/teach?course=bread&part=details',
  );
  expect(screen.getByRole('link', { name: text.missing.kinds.text })).toHaveAttribute(
    'href',
    '/teach?course=bread&part=outline&lesson=rise',
  );
  expect(screen.queryByRole('button', { name: text.submit.send })).toBeNull();
});

test('a quiz without questions names no line: the editor has none', async () => {
  running.seed({ 'courseDrafts/bread': { ...draft(4), lessons: { rise: { ...lesson, kind: 'quiz', edited: 0 } } } });
  await openStudio();
  const missing = await screen.findByRole('link', { name: text.missing.kinds.quiz });
  expect(missing.closest('li')).toHaveTextContent(`Why it rises: ${text.missing.kinds.quiz}`);
  expect(missing.closest('li')?.textContent).not.toMatch(/\d/);
});

test('a complete course is sent with its revision and note; a refusal is shown and the note stays', async () => {
  const { person } = await openStudio();
  await person.type(await screen.findByLabelText(new RegExp(text.submit.note)), 'Please look.');
  answer = { status: 'refused', problem: 'Not now.' };
  await person.click(screen.getByRole('button', { name: text.submit.send }));
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(screen.getByLabelText(new RegExp(text.submit.note))).toHaveValue('Please look.');
  answer = { status: 'done', problem: null };
  running.seed({ 'courseReviews/bread': review });
  await person.click(screen.getByRole('button', { name: text.submit.send }));
  expect(await screen.findByText(text.status.waiting(DAY).title)).toBeVisible();
  expect(stored('courseRequests')).toHaveLength(2);
  expect(await screen.findByRole('button', { name: text.submit.withdraw })).toBeVisible();
});

test('the teacher reads comments, answers them, also after a visit elsewhere, and resolves them', async () => {
  running.seed({
    'courseReviews/bread': { ...review, status: 'returned', message: 'Nearly there.' },
    'courseReviews/bread/comments/comment-0000000001': comment,
  });
  const { person: before, unmount } = await openStudio();
  expect(await screen.findByText('Nearly there.')).toBeVisible();
  expect(await screen.findByText('Say more.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Why it rises' })).toHaveAttribute(
    'href',
    '/teach?course=bread&part=outline&lesson=rise',
  );
  await before.click(screen.getByRole('button', { name: text.comments.reply }));
  await before.type(screen.getByLabelText(new RegExp(text.comments.replyTo('Boss'))), 'Done.');
  unmount();
  const { person } = await openStudio();
  expect(await screen.findByLabelText(new RegExp(text.comments.replyTo('Boss')))).toHaveValue('Done.');
  await person.click(screen.getByRole('button', { name: text.comments.send }));
  expect(await screen.findByText('Done.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: text.comments.reply })).toHaveFocus());
  await person.click(await screen.findByRole('button', { name: text.comments.resolve }));
  expect(await screen.findByText(text.comments.resolved)).toBeVisible();
});

test('the reviewer reads the draft, comments at a lesson, and decides about the revision that was read', async () => {
  running.seed({ 'courseReviews/bread': review });
  const user = await running.signIn({ name: 'boss', roles: ['admin'] });
  const { person } = renderScreen(<DeskPage user={user} />, { path: '/teach?desk=site&queue=reviews', user });
  const publish = desk.dialog.of(desk.actions['course.publish'], 'Bread');
  expect(await screen.findByText('My first one.')).toBeVisible();
  expect(screen.queryByRole('button', { name: publish })).toBeNull();
  await person.click(screen.getByText(text.reader.title));
  await person.click(await screen.findByText('Why it rises'));
  expect(await screen.findByText('Yeast eats sugar.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: text.comments.addTo('Why it rises') }));
  await person.type(screen.getByLabelText(new RegExp(text.comments.label)), 'Say why.');
  await person.click(screen.getByRole('button', { name: text.comments.send }));
  expect(await screen.findByText('Say why.')).toBeVisible();
  const add = { name: text.comments.addTo('Why it rises') };
  await waitFor(() => expect(screen.getByRole('button', add)).toHaveFocus());
  await person.click(screen.getByRole('button', { name: publish }));
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: desk.actions['course.publish'] }));
  await waitFor(() => expect(stored('audit').join()).toContain('bread~3'));
});

test('a course that was never published is read without a refused request', async () => {
  // A course of its own: screens of earlier tests may still ask for theirs.
  running.seed({ 'courseDrafts/rye': draft(3), 'courseDrafts/rye/lessons/rise': content });
  await running.signIn({ name: 'tea', roles: ['teacher'] });
  const requests = jest.spyOn(globalThis, 'fetch');
  expect((await loadDraftInFull('rye'))?.contents.get('rise')?.body).toBe('Yeast eats sugar.');
  const answers = requests.mock.results.filter((_, call) => JSON.stringify(requests.mock.calls[call]).includes('/rye'));
  requests.mockRestore();
  const statuses = (await Promise.all(answers.map(({ value }) => value as Promise<Response>))).map(
    ({ status }) => status,
  );
  expect(statuses.length).toBeGreaterThan(2);
  expect(statuses.filter((status) => status === 403)).toEqual([]);
});
