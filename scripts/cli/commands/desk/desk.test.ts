import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wireFieldsOf, type Backend } from '@lectern/backend';
import { openLocalBackend } from '../../site/localBackend';
import { runInProcess, type Output } from '../../testBed';

let home: string;
let site: Backend;
const DAY = new Date('2026-11-01T10:00:00Z');
const seed = (path: string, data: object): void => site.firestore.admin.set(path, wireFieldsOf(data));
const status = (path: string) => site.firestore.admin.get(path)?.fields.status;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'lectern-desk-'));
  site = await openLocalBackend(home, 'http://localhost');
  for (const [uid, claims] of Object.entries({ ada: {}, boss: { admin: true } }))
    await site.auth.admin.createAccount({ uid, email: `${uid}@x.example`, password: 'correct horse battery', claims });
  const times = { createdAt: DAY, updatedAt: DAY };
  seed('teacherApplications/ada', {
    name: 'Ada',
    topic: 'Bees',
    experience: 'x',
    sample: null,
    status: 'submitted',
    ...times,
  });
  const message = { name: 'Max', email: 'max@x.example', topic: 'other', message: 'Hello there.', honeypot: '' };
  seed('contactMessages/m', { ...message, createdAt: DAY, status: 'new', uid: null });
  seed('customers/ada/payments/p', { status: 'succeeded', items: [], amount: 900, currency: 'eur', created: DAY });
  seed('customers/ada/refund_requests/p', { reason: 'By mistake', createdAt: DAY, status: 'open' });
});
afterAll(async () => {
  await site.close();
  rmSync(home, { recursive: true, force: true });
});

const lectern = (...args: string[]): Promise<Output> => runInProcess([...args, '--home', home]);

test('an application is listed, accepted by its e-mail address, and then refused as decided', async () => {
  expect((await lectern('applications')).out).toContain('Bees');
  const done = await lectern('applications', 'accept', 'ada@x.example', '--by', 'Ops', '--json');
  expect(JSON.parse(done.out)).toMatchObject({ ok: true, action: 'application.accept', label: 'Ada: Bees', by: 'Ops' });
  expect(site.auth.admin.getAccount('ada')?.claims).toEqual({ teacher: true });
  const again = await lectern('applications', 'accept', 'ada', '--json');
  expect(again.code).toBe(1);
  expect(JSON.parse(again.out)).toMatchObject({ ok: false, exitCode: 1 });
  expect((await lectern('applications')).out).toBe(
    'Nothing found with the status submitted. To list every status, add --status all.\n',
  );
});

test('a message is answered, and an order’s refund approved', async () => {
  const listed = JSON.parse((await lectern('messages', 'list', '--json')).out) as { messages: { path: string }[] };
  expect(listed.messages).toMatchObject([{ path: 'contactMessages/m', name: 'Max' }]);
  expect((await lectern('messages', 'answer', 'contactMessages/m', '--message', 'Hello, Max.')).code).toBe(0);
  expect(status('contactMessages/m')).toEqual({ stringValue: 'answered' });
  expect((await lectern('orders')).out).toContain('customers/ada/payments/p');
  const path = 'customers/ada/refund_requests/p';
  expect((await lectern('orders', 'list', '--refunds', '--status', 'open')).out).toContain(path);
  expect((await lectern('orders', 'approve-refund', path, '--reason', 'Bought twice')).code).toBe(0);
  expect(status(path)).toEqual({ stringValue: 'approved' });
});

test('orders are listed with their price; a minimum counts before the limit', async () => {
  const order = { status: 'succeeded', items: [], currency: 'eur' };
  const earlier = new Date('2026-10-01T10:00:00Z');
  seed('customers/ada/payments/big', { ...order, amount: 120_000, number: 'L-000001', created: earlier });
  const { out } = await lectern('orders', 'list', '--amount-from', '100000', '--limit', '1');
  expect(out).toBe(
    'customers/ada/payments/big  2026-10-01  L-000001  succeeded  €1,200.00\nThere may be more: add --skip 1.\n',
  );
});

test('a list that is cut says how to go on', async () => {
  const { out } = await lectern('accounts', 'list', '--limit', '1');
  const [, more = ''] = /There may be more: add (--before \d+)\./.exec(out) ?? [];
  const next = (await lectern('accounts', 'list', '--limit', '1', ...more.split(' '))).out;
  expect(next).toContain('ada@x.example');
  expect(next).not.toContain('more');
  expect(await lectern('accounts', 'list', '--before', '20000')).toMatchObject({ code: 0 });
});

test('a draft under review is shown with what it lacks, and published in the named revision only', async () => {
  const details = { title: 'Bees', subtitle: '', summary: 'x', outcomes: [], category: null, subcategory: null };
  const more = { level: 'all', language: 'en', tags: [], cover: null };
  seed('courseDrafts/bees', {
    teacherUid: 'ada',
    revision: 7,
    details: { ...details, ...more },
    sections: {},
    lessons: {},
    updatedAt: DAY,
  });
  const review = { teacherUid: 'ada', teacherName: 'Ada', title: 'Bees', status: 'waiting', note: '', message: '' };
  const times = { submittedAt: DAY, updatedAt: DAY };
  seed('courseReviews/bees', { ...review, revision: 7, publishedRevision: 0, archivedBy: null, ...times });
  const listed = JSON.parse((await lectern('courses', 'reviews', '--json')).out) as { reviews: object[] };
  expect(listed.reviews).toMatchObject([{ id: 'bees', status: 'waiting', revision: 7 }]);
  const shown = JSON.parse((await lectern('courses', 'show', 'bees', '--json')).out) as { missing: object[] };
  expect(shown.missing).toContainEqual({ kind: 'cover', part: 'details.cover', title: '', line: null });
  expect((await lectern('courses', 'publish', 'bees', '--revision', '6')).err).toContain('changed');
  for (const wrong of ['abc', '', '-1'])
    expect((await lectern('courses', 'publish', 'bees', '--revision', wrong)).code).toBe(2);
  expect((await lectern('courses', 'publish', 'bees')).err).toContain('not complete');
  expect((await lectern('courses', 'return', 'bees', '--message', 'Add a cover.')).code).toBe(0);
  expect(status('courseReviews/bees')).toEqual({ stringValue: 'returned' });
  expect((await lectern('courses', 'show', 'none')).code).toBe(1);
});

test('a reported review is listed with its words and hidden; a payment set aside is settled', async () => {
  const times = { createdAt: DAY, updatedAt: DAY };
  seed('courses/bees/reviews/max', { rating: 1, text: 'Rubbish.', authorName: 'Max', ...times });
  const report = { kind: 'review', courseId: 'bees', authorUid: 'max', by: 'ada', reason: 'abuse', note: 'Rude.' };
  seed('reports/review~bees~max~ada', { ...report, status: 'open', createdAt: DAY });
  const listed = JSON.parse((await lectern('reports', '--json')).out) as { reports: object[] };
  expect(listed.reports).toMatchObject([{ id: 'review~bees~max~ada', review: 'Rubbish.', note: 'Rude.' }]);
  const question = { kind: 'question', questionId: 'q1', answerId: null, status: 'open', createdAt: DAY };
  seed('courses/bees/questions/q1', { uid: 'max', title: 'Buy this?', text: 'Cheap pills.' });
  seed('reports/question~bees~q1~ada', { ...report, ...question });
  seed('hiddenPosts/bees~q2~a1', { uid: 'max', title: '', text: 'Nonsense.' });
  seed('reports/answer~bees~a1~ada', { ...report, ...question, kind: 'answer', questionId: 'q2', answerId: 'a1' });
  const words = (await lectern('reports')).out;
  expect(words).toContain('Buy this?: Cheap pills.');
  expect(words).toContain('Nonsense.');
  expect((await lectern('reports', 'hide', 'review~bees~max~ada')).code).toBe(2);
  expect((await lectern('reports', 'hide', 'review~bees~max~ada', '--reason', 'Rude')).code).toBe(0);
  expect(status('reports/review~bees~max~ada')).toEqual({ stringValue: 'hidden' });
  expect((await lectern('reports', 'keep', 'review~bees~max~ada')).err).toContain('hidden');
  seed('processingFailures/payments-x-y', { path: 'a/b', error: 'x', attempts: 8, at: DAY, processor: 'payments' });
  expect((await lectern('payments', 'list', '--failed')).out).toContain('payments-x-y');
  expect((await lectern('payments', 'settle', 'payments-x-y', '--reason', 'By hand')).code).toBe(0);
  expect((await lectern('payments', 'settle', 'payments-x-y', '--reason', 'Again')).code).toBe(1);
});

test('an account is found, given a role, and disabled; the last administrator stays', async () => {
  const found = JSON.parse((await lectern('accounts', 'list', '--search', 'ADA@', '--json')).out) as {
    accounts: object[];
  };
  expect(found.accounts).toMatchObject([{ uid: 'ada' }]);
  expect((await lectern('accounts', 'revoke', 'admin', 'boss', '--reason', 'x')).err).toContain('last administrator');
  expect((await lectern('accounts', 'grant', 'admin', 'ada', '--reason', 'Colleague')).code).toBe(0);
  expect((await lectern('accounts', 'disable', 'boss', '--reason', 'Left')).code).toBe(0);
  expect(site.auth.admin.getAccount('boss')?.disabled).toBe(true);
  expect((await lectern('accounts', 'list', '--disabled')).out).toContain('boss@x.example');
});

test.each([
  [1, ['applications', 'accept', 'nobody@x.example'], 'There is no account for nobody@x.example'],
  [1, ['courses', 'publish', 'none'], 'There is no such course'],
  [2, ['applications', 'decline', 'ada'], '--message'],
  [2, ['accounts', 'disable', 'ada'], '--reason'],
  [2, ['orders', 'list', '--status', 'lost'], 'succeeded'],
  [2, ['orders', 'list', '--status', 'open'], 'An order never has the status open.'],
  [2, ['orders', 'list', '--refunds', '--status', 'failed'], 'leave out --refunds'],
  [2, ['messages', 'list', '--limit', 'many'], 'whole number'],
  [2, ['orders', 'show', 'L-000001'], 'lectern orders has no command "show"'],
])('exit %i for %j', async (exit, args, message) => {
  const { code, err } = await lectern(...args);
  expect(code).toBe(exit);
  expect(err).toContain(message);
});
