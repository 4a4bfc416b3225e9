import { screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from '@lectern/shared/router';
import { renderScreen, startTestBackend, storedCourse, type TestBackend } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import TeachScreen from '../screens/TeachScreen';
import { deskText } from '../text/desk.en';
import { studioText } from '../text/studio.en';
import { carryOut, type Outcome } from './testBed';

const text = textOf(deskText);
const studio = textOf(studioText);
let running: TestBackend;
/** The outcome that the server gives to every decision; null while it carries none out. */
let outcome: Outcome | null;
beforeAll(async () => {
  running = await startTestBackend();
  running.backend.firestore.onCommit((paths) => {
    if (outcome) carryOut(running, paths, outcome);
  });
});
beforeEach(() => {
  outcome = { status: 'done', problem: null };
});
afterEach(() => running.signOut());
afterAll(() => running.stop());

const applicationOf = (name: string, minute: number, status = 'submitted') => ({
  name,
  topic: `Topic of ${name}`,
  experience: 'Ten years.',
  sample: null,
  status,
  createdAt: new Date(Date.UTC(2026, 1, 3, 10, minute)),
  updatedAt: new Date(Date.UTC(2026, 1, 3, 10, minute)),
});

const open = async (query: string, screenOf = <TeachScreen />) =>
  renderScreen(screenOf, {
    path: `/teach?desk=site${query}`,
    user: await running.signIn({ name: 'boss', roles: ['admin'] }),
  });

/** Stands for the Back button of the browser. */
function BackButton() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Go back</button>;
}

const decisions = () => running.backend.firestore.admin.query({ collection: 'audit' }).map(({ fields }) => fields);

test('nobody but an administrator sees the desk', async () => {
  const user = await running.signIn({ name: 'tea', roles: ['teacher'] });
  renderScreen(<TeachScreen />, { path: '/teach?desk=site', user });
  expect(await screen.findByRole('heading', { name: studio.courses.title })).toBeVisible();
  expect(screen.queryByText(text.title)).toBeNull();
});

test('lists what is waiting by pages, newest first, and counts it in the menu', async () => {
  running.seed(
    Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        `teacherApplications/p${index}`,
        applicationOf(`P${index}`, index % 28),
      ]),
    ),
  );
  const { person } = await open('');
  expect(await screen.findByRole('heading', { name: 'Topic of P27' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(25);
  await person.click(screen.getByRole('button', { name: text.more }));
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(30));
  const shown = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(new Set(shown).size).toBe(30);
  const menu = within(screen.getByRole('navigation', { name: text.menu }));
  expect(await menu.findByText(text.waiting(30))).toBeInTheDocument();
});

test('each queue has a title of its own', async () => {
  const { person, titles } = await open('&queue=messages');
  await waitFor(() => expect(titles.at(-1)).toBe(`${text.queues.messages} · ${text.title}`));
  const menu = within(screen.getByRole('navigation', { name: text.menu }));
  await person.click(menu.getByRole('link', { name: new RegExp(`^${text.queues.leads}`) }));
  await waitFor(() => expect(titles.at(-1)).toBe(`${text.queues.leads} · ${text.title}`));
});

test('a search finds by the beginning of a name, in any status that is chosen', async () => {
  running.seed({ 'teacherApplications/zoe': applicationOf('Zoe', 5, 'declined') });
  const { person } = await open(
    '&status=all',
    <>
      <TeachScreen />
      <BackButton />
    </>,
  );
  await screen.findByRole('heading', { name: 'Topic of P27' });
  await person.type(screen.getByRole('searchbox'), 'zo');
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1));
  expect(screen.getByRole('heading', { name: 'Topic of Zoe' })).toBeVisible();
  await person.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText(text.noneFound)).toBeVisible();
  // The menu's link to this list has no search.
  const menu = within(screen.getByRole('navigation', { name: text.menu }));
  await person.click(menu.getByRole('link', { current: 'page' }));
  expect(await screen.findByRole('heading', { name: 'Topic of P27' })).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('heading', { name: 'Topic of P27' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Go back' }));
  expect(await screen.findByText(text.noneFound)).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('zox');
});

test('an empty queue points to other statuses only where there are any', async () => {
  const { titles } = await open('&queue=refunds');
  expect(await screen.findByText(text.noneWaiting)).toBeVisible();
  expect(titles).toEqual([expect.stringContaining(text.queues.refunds)]);
  await open('&queue=refunds&status=all');
  expect(await screen.findByText(text.noneEver)).toBeVisible();
  await open('&queue=refunds&status=declined');
  expect(await screen.findByText(text.noneWith)).toBeVisible();
});

test('a request for a refund says what was bought, by whom, for how much, and what is left of it', async () => {
  const at = new Date('2026-03-05T10:00:00Z');
  const items = [{ productId: 'p', priceId: 'pr', kind: 'book', refId: 'bread', title: 'Bread and time', amount: 600 }];
  running.seed({
    'customers/lea/payments/pay1': {
      ...{ items, amount: 600, currency: 'eur', number: 'L-000007', created: at },
      buyer: { name: 'Lea', email: 'lea@lectern.example' },
      ...{ status: 'partly_refunded', amountRefunded: 200 },
    },
    'customers/lea/refund_requests/pay1': { reason: 'Bought twice.', status: 'open', createdAt: at },
  });
  await open('&queue=refunds');
  expect(await screen.findByRole('heading', { name: 'L-000007' })).toBeVisible();
  expect(screen.getByText('Bread and time')).toBeVisible();
  const price = text.amountLeft(text.price(400, 'eur'), text.price(600, 'eur'));
  const metadata = [price, 'lea@lectern.example', text.date(at)];
  expect(screen.getByText(metadata.join(' · '))).toBeVisible();
  const approve = text.dialog.of(text.actions['refund.approve'], 'L-000007');
  expect(screen.getByRole('button', { name: approve })).toBeVisible();
});

test('a decision asks for the words it needs, is stored, and is announced', async () => {
  const { person, announced } = await open('');
  const decline = text.actions['application.decline'];
  const name = text.dialog.of(decline, 'P27');
  await person.click(await screen.findByRole('button', { name }));
  const dialog = within(screen.getByRole('dialog', { name }));
  await person.click(dialog.getByRole('button', { name: decline }));
  expect(dialog.getByLabelText(text.dialog.message)).toHaveAccessibleDescription(
    expect.stringContaining(text.dialog.needsMessage) as string,
  );
  expect(decisions()).toEqual([]);
  await person.type(dialog.getByLabelText(text.dialog.message), 'Not yet.');
  await person.click(dialog.getByRole('button', { name: decline }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(announced).toEqual([text.done(decline, 'P27')]);
  expect(decisions()).toMatchObject([
    { action: { stringValue: 'application.decline' }, target: { stringValue: 'p27' }, by: { stringValue: 'boss' } },
  ]);
});

test('a refusal of the server is shown, and the words stay', async () => {
  outcome = { status: 'refused', problem: 'It has been decided already.' };
  const { person } = await open('');
  const accept = text.actions['application.accept'];
  await person.click(await screen.findByRole('button', { name: text.dialog.of(accept, 'P27') }));
  await person.type(screen.getByRole('textbox', { name: new RegExp(text.dialog.message) }), 'Welcome.');
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: accept }));
  expect(await screen.findByText('It has been decided already.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: new RegExp(text.dialog.message) })).toHaveValue('Welcome.');
});

test('an empty queue says so, and a list that fails can be retried', async () => {
  const { unmount } = await open('&queue=reports');
  expect(await screen.findByText(text.none)).toBeVisible();
  unmount();
  const user = await running.signIn('nobody');
  renderScreen(<TeachScreen />, { path: '/teach?desk=site&queue=leads', user: { ...user, roles: ['admin'] } });
  expect(await screen.findByRole('alert')).toHaveTextContent(text.failed);
});

test('a reported question shows its words, and a hidden answer still does', async () => {
  const at = new Date('2026-03-04T10:00:00Z');
  const written = { uid: 'lea', authorName: 'Lea', createdAt: at, updatedAt: at };
  const report = { courseId: 'bread', authorUid: 'lea', questionId: 'q', by: 'max', reason: 'spam', note: '' };
  running.seed({
    'courses/bread/questions/q': {
      ...{ ...written, lessonId: 'one', timeSec: null, title: 'Buy gold?', text: 'Cheap gold.' },
      ...{ acceptedAnswerId: null, answerCount: 0, voteCount: 0 },
    },
    'hiddenPosts/bread~q~a': {
      ...{ ...written, kind: 'answer', courseId: 'bread', lessonId: 'one', questionId: 'q', title: '' },
      ...{ text: 'Buy silver.', message: '', hiddenAt: at },
    },
    'reports/question~bread~q~max': { ...report, kind: 'question', status: 'open', createdAt: at },
    'reports/answer~bread~q~a~max': { ...report, kind: 'answer', answerId: 'a', status: 'hidden', createdAt: at },
  });
  await open('&queue=reports&status=all');
  expect(await screen.findByText(/Buy gold\?\s+Cheap gold\./)).toBeVisible();
  expect(await screen.findByText('Buy silver.')).toBeVisible();
  expect(screen.getAllByRole('button', { name: new RegExp(`^${text.actions['report.hide']}:`) })).toHaveLength(1);
});

test('no row is left out between two pages when new ones arrive', async () => {
  const { person } = await open('');
  await screen.findByRole('heading', { name: 'Topic of P27' });
  await person.click(screen.getByRole('button', { name: text.more }));
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(30));
  running.seed({
    'teacherApplications/new1': applicationOf('New1', 58),
    'teacherApplications/new2': applicationOf('New2', 59),
  });
  const accept = text.actions['application.accept'];
  await person.click(screen.getByRole('button', { name: text.dialog.of(accept, 'P27') }));
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: accept }));
  await screen.findByRole('heading', { name: 'Topic of New2' });
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(32));
  const shown = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(new Set(shown).size).toBe(32);
});

test('the prominent button of a row never takes something away', async () => {
  const teacher = { teacherUid: 'tea', teacherName: 'Tea' };
  running.seed({
    'courses/bread': storedCourse('Bread', { ...teacher, status: 'published' }),
    'courses/salt': storedCourse('Salt', { ...teacher, status: 'archived' }),
  });
  await open('&queue=courses&status=all');
  const button = async (action: 'course.archive' | 'course.publish', name: string) =>
    screen.findByRole('button', { name: text.dialog.of(text.actions[action], name) });
  expect(await button('course.archive', 'Bread')).toHaveAttribute('data-variant', 'secondary');
  expect(await button('course.publish', 'Salt')).toHaveAttribute('data-variant', 'primary');
});

test.each([
  [20, '1 minute'],
  [90, '2 minutes'],
])('a lesson of %i seconds takes %s', (seconds, length) =>
  expect(textOf(deskText).reader.minutes(seconds)).toBe(length),
);

test('an order is found by the beginning of its number, in any status or in one', async () => {
  const at = new Date('2026-03-06T10:00:00Z');
  const order = { items: [], amount: 600, currency: 'eur', created: at };
  running.seed({
    'customers/max/payments/one': { ...order, status: 'succeeded', number: 'L-000101' },
    'customers/max/payments/two': { ...order, status: 'refunded', number: 'L-000102' },
    'customers/max/payments/three': { ...order, status: 'succeeded', number: 'L-000201' },
  });
  const shown = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  const { person, unmount } = await open('&queue=orders');
  await screen.findByRole('heading', { name: 'L-000201' });
  await person.type(screen.getByRole('searchbox'), 'l-0001');
  await waitFor(() => expect(shown()).toEqual(['L-000101', 'L-000102']));
  unmount();
  await open('&queue=orders&status=refunded&q=L-0001');
  await screen.findByRole('heading', { name: 'L-000102' });
  expect(shown()).toEqual(['L-000102']);
});
