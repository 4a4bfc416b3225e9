import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { wireFieldsOf } from '@lectern/backend';
import { course } from '../desk/testBed';
import { startFakeGoogle, type FakeGoogle } from '../tests/fixtures/fakeGoogle';
import { checkoutOf, fillShop, SHOP_ORIGIN } from '../tests/fixtures/paymentShop';
import { openHosted, readServiceAccount, type Hosted } from '.';
import type { HostedMail } from './mailSender';
import { until as untilTrue } from '../tests/fixtures/until';

const lessonFields = { durationSec: 30, preview: false, edited: 2 };

let google: FakeGoogle;
let home: string;
let hosted: Hosted;
let app: FastifyInstance;
const mails: HostedMail[] = [];
const reports: string[] = [];

beforeEach(async () => {
  google = await startFakeGoogle();
  home = await mkdtemp(join(tmpdir(), 'lectern-hosted-'));
  mails.length = 0;
  reports.length = 0;
  fillShop(set);
  for (const [uid, claims] of Object.entries({ ann: {}, bo: {}, boss: { admin: true } }))
    await google.running.backend.auth.admin.createAccount({
      uid,
      email: `${uid}@lectern.example`,
      password: 'correct horse battery',
      displayName: uid,
      claims,
    });
});
afterEach(async () => {
  await hosted?.stop();
  await app?.close();
  await google.close();
  await rm(home, { recursive: true });
});

const admin = () => google.running.backend.firestore.admin;
function set(path: string, data: object): void {
  admin().set(path, wireFieldsOf(data, google.running.projectId));
}
const read = (path: string): Record<string, unknown> | null => {
  const found = admin().get(path);
  return (
    found && Object.fromEntries(Object.entries(found.fields).map(([name, value]) => [name, Object.values(value)[0]]))
  );
};
const until = (isTrue: () => boolean): Promise<void> => untilTrue(isTrue, () => reports.join(' '));

async function open(): Promise<void> {
  const file = join(home, 'key.json');
  await writeFile(file, google.keyFile(), { mode: 0o600 });
  const report = (message: string): void => void reports.push(message);
  hosted = await openHosted({
    account: await readServiceAccount(file, report),
    sendMail: (mail) => Promise.resolve(void mails.push(mail)),
    home,
    origin: SHOP_ORIGIN,
    report,
    pollMs: 200,
    environment: { ...google.environment, LECTERN_PAYMENTS: 'test-on-public-site' },
  });
  app = Fastify();
  await app.register(hosted.plugin);
}

async function press(url: unknown, outcome: string): Promise<void> {
  await app.inject({
    method: 'POST',
    url: new URL(String(url)).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `outcome=${outcome}&delay=1`,
  });
}

test('a checkout that a client wrote is answered, paid, granted, mailed and refunded', async () => {
  const first = 'customers/ann/checkout_sessions/nonce-0123456789-1';
  set(first, { ...checkoutOf('book-loaf', 'course-bread'), createdAt: new Date() });
  await open();
  await hosted.start();
  await until(() => read(first)?.status === 'open');
  const payment = `customers/ann/payments/${String(read(first)?.paymentId)}`;
  await press(read(first)?.url, 'succeeds');
  await until(() => read(payment)?.status === 'succeeded');
  expect(read('entitlements/ann/items/book-loaf')).toMatchObject({ paymentId: read(first)?.paymentId });
  await until(() => mails.length === 1);
  expect(mails[0]).toMatchObject({ to: 'ann@lectern.example', subject: 'Your receipt L-000001' });
  expect(mails[0]?.link).toBe(`${SHOP_ORIGIN}/profile?tab=orders&order=${String(read(first)?.paymentId)}`);

  const second = 'customers/ann/checkout_sessions/nonce-0123456789-2';
  set(second, { ...checkoutOf('book-loaf'), createdAt: new Date() });
  await until(() => read(second)?.status === 'refused');
  await press(read(first)?.url, 'refundAll');
  await until(() => read(payment)?.status === 'refunded');
  expect(read('entitlements/ann/items/book-loaf')).toBeNull();
  await until(() => admin().query({ collection: 'paymentMails' }).length === 0);
  expect(reports).toEqual([]);
});

test('a free item, a gift and its claim are answered; two carts at once share one page', async () => {
  await open();
  await hosted.start();
  set('entitlements/bo/items/book-free', {
    ...{ kind: 'book', refId: 'free', priceId: 'free', paymentId: null },
    grantedAt: new Date(),
  });
  const gift = { email: 'bo@lectern.example', message: 'Enjoy!' };
  const paths = [1, 2].map((tab) => `customers/ann/checkout_sessions/nonce-0123456789-${tab}`);
  for (const path of paths) set(path, { ...checkoutOf('book-soup'), gift, createdAt: new Date() });
  await until(() => paths.every((path) => read(path)?.status === 'open'));
  expect(read(paths[0]!)?.url).toBe(read(paths[1]!)?.url);
  await press(read(paths[0]!)?.url, 'reordered');
  await until(() => mails.some(({ to }) => to === gift.email));
  const code = new URL(mails.find(({ to }) => to === gift.email)?.link ?? '').searchParams.get('claim');
  set('customers/bo/gift_claims/1', { code, createdAt: new Date() });
  await until(() => read('customers/bo/gift_claims/1')?.status === 'granted');
  expect(read('entitlements/bo/items/book-soup')).not.toBeNull();
  await until(() => admin().query({ collection: 'customers/bo/payments' }).length === 1);
});

test('decisions of an administrator are carried out, one after the other, and mailed', async () => {
  const at = new Date();
  set('teacherApplications/ann', {
    ...{ name: 'Ann', topic: 'Bread', experience: 'Ten years.', sample: null, status: 'submitted' },
    ...{ createdAt: at, updatedAt: at },
  });
  set('contactMessages/m1', {
    name: 'Bo',
    email: 'bo@lectern.example',
    topic: 'other',
    message: 'Hello',
    createdAt: at,
  });
  const entry = { reason: 'Because.', message: 'Welcome.', by: 'boss', status: 'pending', createdAt: at };
  set('audit/a1', { ...entry, action: 'application.accept', target: 'ann' });
  set('audit/a2', { ...entry, action: 'account.grantAdmin', target: 'bo' });
  set('audit/a3', { ...entry, action: 'account.disable', target: 'boss' });
  set('audit/a4', { ...entry, action: 'application.accept', target: 'ann', by: 'ann' });
  await open();
  await hosted.start();
  await until(() => ['a1', 'a2', 'a3', 'a4'].every((id) => read(`audit/${id}`)?.status !== 'pending'));
  const { admin: accounts } = google.running.backend.auth;
  expect(accounts.getAccount('ann')?.claims).toEqual({ teacher: true });
  expect(accounts.getAccount('bo')?.claims).toEqual({ admin: true });
  expect([1, 2, 3, 4].map((id) => read(`audit/a${id}`)?.status)).toEqual(['done', 'done', 'refused', 'refused']);
  expect(read('teacherApplications/ann')?.status).toBe('accepted');
  await until(() => read('contactMessages/m1')?.status === 'new' && mails.length === 2);
  expect(mails.map(({ to }) => to).sort()).toEqual(['ann@lectern.example', 'bo@lectern.example']);
  await until(() => admin().query({ collection: 'outbox' }).length === 0);
});

test('a mail to an account that was deleted meanwhile is removed without being sent', async () => {
  const mail = { subject: 'Hi', text: 'Hello.', path: '/', attempts: 0, createdAt: new Date() };
  set('outbox/gone', { ...mail, to: 'gone@lectern.example', uid: 'gone' });
  set('outbox/there', { ...mail, to: 'ann@lectern.example', uid: 'ann' });
  await open();
  await hosted.start();
  await until(() => admin().query({ collection: 'outbox' }).length === 0);
  expect(mails.map(({ to }) => to)).toEqual(['ann@lectern.example']);
});

test('a certificate is signed once, and its learner is notified; the keys are served', async () => {
  const at = new Date();
  set('courses/tea', { ...course, status: 'published', updatedAt: at });
  set('courses/tea/sections/s', { title: 'Start', order: 0 });
  set('courses/tea/sections/s/lessons/l', { title: 'L', order: 0, kind: 'text', durationSec: 1, preview: false });
  set('users/ann/enrolments/tea', { source: 'free', entitlement: null, createdAt: at });
  const lessons = { l: { watched: '', positionSec: 0, done: true } };
  set('users/ann/progress/tea', { lessons, lastLessonId: null, percent: 100, updatedAt: at });
  const certificate = { uid: 'ann', courseId: 'tea', courseTitle: 'Bread from scratch', learnerName: 'Ann' };
  set('certificates/ann_tea', { ...certificate, issuedAt: new Date(at.getTime() + 1000) });
  await open();
  await hosted.start();
  await until(() => read('certificates/ann_tea')?.code !== undefined && mails.length === 1);
  const code = String(read('certificates/ann_tea')?.code);
  expect(read(`credentials/${code}`)).toMatchObject({ uid: 'ann', status: 'valid' });
  expect(mails[0]).toMatchObject({ to: 'ann@lectern.example', link: `${SHOP_ORIGIN}/profile?certificate=${code}` });
  expect(admin().query({ collection: 'users/ann/notifications' })).toHaveLength(1);
  expect((await app.inject('/.well-known/jwks.json')).json()).toMatchObject({ keys: [{ kty: 'EC' }] });
});

test('a draft of texts is published; one with files is refused with the reason', async () => {
  const at = new Date();
  await google.running.backend.auth.admin.createAccount({
    ...{ uid: 'tea', email: 'tea@lectern.example', password: 'correct horse battery', displayName: 'Tea' },
    claims: { teacher: true },
  });
  set('categories/cooking', { name: 'Cooking', parent: null, order: 0, icon: 'pot' });
  for (const [id, video] of Object.entries({ words: null, film: 'courses/film/drafts/0000000000000001/a.webm' })) {
    const { title, subtitle, summary, category, subcategory, level, language, tags } = course;
    set(`courses/${id}`, { ...course, status: 'published' });
    set(`courseDrafts/${id}`, {
      ...{ teacherUid: 'tea', revision: 2, sections: { s: { title: 'Start', position: 'a' } }, updatedAt: at },
      details: { title, subtitle, summary, category, subcategory, level, language, tags, outcomes: ['x'], cover: null },
      lessons: {
        l: { section: 's', position: 'a', title: 'L', kind: video ? 'video' : 'text', ...lessonFields },
      },
    });
    const content = { video, captions: [], chapters: [], body: 'Flour.', resources: [], revision: 2 };
    set(`courseDrafts/${id}/lessons/l`, content);
    set(`courseReviews/${id}`, {
      ...{ teacherUid: 'tea', teacherName: 'Tea', title, status: 'waiting', revision: 2, publishedRevision: 0 },
      ...{ note: '', message: '', archivedBy: null, submittedAt: at, updatedAt: at },
    });
    const entry = { reason: '', message: '', by: 'boss', status: 'pending', createdAt: at };
    set(`audit/${id}`, { ...entry, action: 'course.publish', target: `${id}~2` });
  }
  await open();
  await hosted.start();
  await until(() => ['words', 'film'].every((id) => read(`audit/${id}`)?.status !== 'pending'));
  expect(read('audit/words')).toMatchObject({ status: 'done' });
  expect(read('courses/words/content/l')).toMatchObject({ body: 'Flour.' });
  expect(read('audit/film')).toMatchObject({
    status: 'refused',
    problem: expect.stringContaining('hosted Firebase') as string,
  });
  expect(read('courses/film/content/l')).toBeNull();
});

test('an outage is awaited and reported once; a revoked token is replaced', async () => {
  await open();
  await hosted.start();
  google.failWith = { status: 503, code: 'UNAVAILABLE', message: 'Not now.' };
  const path = 'customers/ann/checkout_sessions/nonce-0123456789-1';
  set(path, { ...checkoutOf('book-loaf'), createdAt: new Date() });
  await until(() => reports.some((text) => text.includes("can't read documents")));
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(reports.filter((text) => text.startsWith('payments can')).length).toBe(1);
  google.revokeTokens();
  google.failWith = null;
  await until(() => read(path)?.status === 'open');
  expect(google.requests.filter((request) => request === 'POST /token').length).toBeLessThanOrEqual(3);
});

test('a missing permission, a missing database and a wrong clock are reported at the start, with a fix', async () => {
  await open();
  google.failWith = { status: 403, code: 'PERMISSION_DENIED', message: 'Missing or insufficient permissions.' };
  await expect(hosted.start()).rejects.toMatchObject({
    name: 'HostedError',
    message: expect.stringContaining('processor@demo-hosted') as string,
    fix: expect.stringContaining('roles/datastore.user') as string,
  });
  google.failWith = { status: 404, code: 'NOT_FOUND', message: 'The database (default) does not exist for project x.' };
  await expect(hosted.start()).rejects.toThrow('has no Firestore database');
  google.failWith = null;
  google.clockMs = 70 * 60_000;
  await hosted.stop();
  await open();
  await expect(hosted.start()).rejects.toThrow('The clock of this machine is 70 minutes behind');
  google.clockMs = -17 * 60_000;
  await expect(hosted.start()).rejects.toThrow('17 minutes ahead');
});
