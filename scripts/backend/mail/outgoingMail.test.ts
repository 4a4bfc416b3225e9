import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { closeDatabase, openDatabase, type Database } from '../persistence';
import { startBackend } from '../startBackend';
import { NO_INDEXES } from '../firestore';
import { OPEN_RULES, OPEN_STORAGE_RULES } from '../testing/openRules';
import { createTestClock, type TestClock } from '../testing/testClock';
import type { MailDelivery, Mails } from './contract';
import { createMails } from './createMails';

const FROM = 'Lectern <no-reply@learn.example>';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let db: Database;
let clock: TestClock;
const closers: (() => Promise<void>)[] = [];

beforeEach(() => {
  db = openDatabase(':memory:');
  clock = createTestClock();
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  closeDatabase(db);
});

/** A mail server on a free port that keeps what it receives. `refuse` answers a recipient with this SMTP status. */
async function startMailServer(options: SMTPServerOptions = {}): Promise<{ url: string; received: string[] }> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closers.push(
    () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  );
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, received };
}

const refusing = (responseCode: number): SMTPServerOptions => ({
  onRcptTo: (_address, _session, done) => done(Object.assign(new Error('Not now'), { responseCode })),
});

function openMails(delivery?: MailDelivery | null, onTrouble?: (message: string) => void): Mails {
  const mails = createMails(db, { now: clock.now, delivery, onTrouble });
  closers.push(() => mails.close());
  return mails;
}

const MAIL = { to: 'ada@lectern.example', subject: 'Welcome', text: 'Hello & welcome.' };

test('a mail is sent with plain text, HTML and a link, and then its link is no longer stored', async () => {
  const { url, received } = await startMailServer();
  const mails = openMails({ smtp: url, from: FROM });
  mails.send({ ...MAIL, link: 'https://learn.example/reset?a=1&b=2' });
  expect(mails.latest(MAIL.to)?.state).toBe('waiting');
  await mails.deliverDue();
  expect(received).toHaveLength(1);
  expect(received[0]).toMatch(/^From: Lectern <no-reply@learn\.example>/m);
  expect(received[0]).toMatch(/^To: ada@lectern\.example/m);
  expect(received[0]).toContain('https://learn.example/reset?a=1&b=2');
  expect(received[0]).toContain('Hello &amp; welcome.');
  expect(mails.latest(MAIL.to)).toMatchObject({ state: 'sent', link: null, text: '', attempts: 0, error: null });
});

test('a server that is down costs no mail: each is tried again later, also by the next process', async () => {
  const troubles: string[] = [];
  const first = openMails({ smtp: 'smtp://127.0.0.1:1', from: FROM }, (message) => troubles.push(message));
  first.send(MAIL);
  await first.deliverDue();
  expect(first.latest(MAIL.to)).toMatchObject({ state: 'waiting', attempts: 1 });
  expect(first.latest(MAIL.to)?.error).toContain('ECONNREFUSED');
  expect(troubles).toHaveLength(1);
  await first.close();

  const { url, received } = await startMailServer();
  const second = openMails({ smtp: url, from: FROM });
  await second.deliverDue();
  expect(received).toEqual([]);
  clock.advance(MINUTE + 1);
  await second.deliverDue();
  expect(received).toHaveLength(1);
});

test('the attempts are repeated ever more rarely, and end when the mail expires', async () => {
  const { url } = await startMailServer(refusing(451));
  const mails = openMails({ smtp: url, from: FROM });
  mails.send({ ...MAIL, expiresAt: clock.now() + 60 * MINUTE });
  const attempts: number[] = [];
  for (let minute = 0; minute < 61; minute += 1) {
    await mails.deliverDue();
    attempts.push(mails.latest(MAIL.to)?.attempts ?? 0);
    clock.advance(MINUTE);
  }
  expect([0, 1, 3, 7, 15, 31].map((minute) => attempts[minute])).toEqual([1, 2, 3, 4, 5, 6]);
  expect(mails.latest(MAIL.to)).toMatchObject({ state: 'failed', attempts: 6 });
  expect(mails.latest(MAIL.to)?.error).toMatch(/^Given up/);
});

test('a mail that was tried while the clock was ahead does not wait until that time', async () => {
  clock.advance(10 * 365 * DAY);
  const first = openMails({ smtp: 'smtp://127.0.0.1:1', from: FROM });
  first.send(MAIL);
  await first.deliverDue();
  await first.close();
  clock.advance(-10 * 365 * DAY);
  const { url, received } = await startMailServer();
  await openMails({ smtp: url, from: FROM }).deliverDue();
  expect(received).toHaveLength(1);
});

test('a mail that was stored while the clock was behind is not given up once the clock is right', async () => {
  const first = openMails({ smtp: 'smtp://127.0.0.1:1', from: FROM });
  first.send(MAIL);
  clock.advance(-10 * 365 * DAY);
  first.send({ ...MAIL, subject: 'Another' });
  await first.deliverDue();
  await first.close();
  clock.advance(10 * 365 * DAY);
  const { url, received } = await startMailServer();
  await openMails({ smtp: url, from: FROM }).deliverDue();
  expect(received).toHaveLength(2);
});

test('an address that the server refuses for good is given up at once', async () => {
  const { url } = await startMailServer(refusing(550));
  const mails = openMails({ smtp: url, from: FROM });
  mails.send(MAIL);
  await mails.deliverDue();
  expect(mails.latest(MAIL.to)).toMatchObject({ state: 'failed', attempts: 1 });
});

test('a wrong password is reported without the password, and the mail waits for a new configuration', async () => {
  const troubles: string[] = [];
  const { url } = await startMailServer({
    allowInsecureAuth: true,
    authOptional: false,
    onAuth: (auth, _session, done) => done(new Error(`Invalid: ${auth.password ?? ''}`)),
  });
  const smtp = url.replace('smtp://', 'smtp://me:s3cret%2Fword@');
  const mails = openMails({ smtp, from: FROM }, (message) => troubles.push(message));
  mails.send(MAIL);
  await mails.deliverDue();
  const mail = mails.latest(MAIL.to);
  expect(mail).toMatchObject({ state: 'waiting', attempts: 1 });
  expect(`${mail?.error ?? ''} ${troubles.join(' ')}`).not.toContain('s3cret');
});

test('while the database refuses writes mails wait, and are sent after that', async () => {
  const { url, received } = await startMailServer();
  const troubles: string[] = [];
  const mails = openMails({ smtp: url, from: FROM }, (message) => troubles.push(message));
  mails.send(MAIL);
  db.pragma('query_only=ON');
  await mails.deliverDue();
  expect([received, troubles]).toEqual([[], [expect.stringContaining('could not be sent')]]);
  db.pragma('query_only=OFF');
  await mails.deliverDue();
  expect([received.length, troubles.at(-1)]).toEqual([1, 'Mails are sent again.']);
});

test('mails of other processes are sent too, each once', async () => {
  const { url, received } = await startMailServer();
  const site = openMails({ smtp: url, from: FROM });
  const command = createMails(db, { now: clock.now });
  command.send({ ...MAIL, key: 'receipt 1' });
  command.send({ ...MAIL, key: 'receipt 1' });
  await Promise.all([site.deliverDue(), site.deliverDue()]);
  expect(received).toHaveLength(1);
  expect(site.list()).toHaveLength(1);
});

test('without a mail server mails are only stored, and a later one does not send them', async () => {
  const local = openMails(null);
  local.send(MAIL);
  const { url, received } = await startMailServer();
  await openMails({ smtp: url, from: FROM }).deliverDue();
  expect(received).toEqual([]);
  expect(local.latest(MAIL.to)).toMatchObject({ state: 'stored', text: MAIL.text });
});

test('a mail of a rolled-back transaction is not sent', async () => {
  const { url, received } = await startMailServer();
  const mails = openMails({ smtp: url, from: FROM });
  expect(() =>
    db.transaction(() => {
      mails.send(MAIL);
      throw new Error('rolled back');
    })(),
  ).toThrow('rolled back');
  await mails.deliverDue();
  expect([mails.list(), received]).toEqual([[], []]);
});

test('a line break in a subject adds no header, and addresses are single ones', async () => {
  const { url, received } = await startMailServer();
  const mails = openMails({ smtp: url, from: FROM });
  mails.send({ ...MAIL, subject: 'Hello\r\nBcc: eve@evil.example' });
  await mails.deliverDue();
  expect(received[0]).not.toMatch(/^Bcc/m);
  for (const to of ['a@b.example, c@d.example', 'A <a@b.example>', 'a', 'a@b\r\nc']) {
    expect(() => mails.send({ ...MAIL, to })).toThrow('is not an e-mail address');
  }
});

test.each(['mail.example', 'https://mail.example', 'smtp://', 'smtp://me:s3cret@mail.example/path'])(
  'refuses the mail server %s without repeating it',
  (smtp) => {
    expect(() => createMails(db, { now: clock.now, delivery: { smtp, from: FROM } })).toThrow(
      /^The mail server must be/,
    );
  },
);

test('decoys and forgotten mails are not listed', () => {
  const mails = openMails(null);
  mails.sendDecoy(MAIL);
  mails.send(MAIL);
  mails.forget(MAIL.to);
  expect(mails.list()).toEqual([]);
});

test('what the owner of a deleted account is owed is sent, and then no longer stored', async () => {
  const { url, received } = await startMailServer();
  const mails = openMails({ smtp: url, from: FROM });
  mails.send({ ...MAIL, subject: 'Receipt', outlivesAccount: true });
  mails.send(MAIL);
  mails.forget(MAIL.to);
  expect(mails.list().map(({ subject }) => subject)).toEqual(['Receipt']);
  await mails.deliverDue();
  expect(received).toEqual([expect.stringContaining('Subject: Receipt')]);
  expect(mails.list()).toEqual([]);
});

test('what the owner of a deleted account is owed is not stored once it is given up', async () => {
  const { url } = await startMailServer(refusing(550));
  const mails = openMails({ smtp: url, from: FROM });
  mails.send({ ...MAIL, outlivesAccount: true });
  mails.forget(MAIL.to);
  await mails.deliverDue();
  expect(mails.list()).toEqual([]);
});

test('a public site mails the link of a password reset, after the answer', async () => {
  const { url, received } = await startMailServer();
  const site = await startBackend({
    firestoreRules: OPEN_RULES,
    storageRules: OPEN_STORAGE_RULES,
    indexes: NO_INDEXES,
    buckets: [],
    exposure: 'public',
    origin: 'https://learn.example',
    auth: { passwordCost: { N: 1024, r: 8, p: 1 } },
    mail: { delivery: { smtp: url, from: FROM } },
  });
  closers.push(() => site.stop());
  await site.backend.auth.admin.createAccount({ email: MAIL.to, password: 'correct horse battery' });
  const response = await fetch(`${site.url}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requestType: 'PASSWORD_RESET', email: MAIL.to }),
  });
  expect(response.status).toBe(200);
  while (received.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  // Quoted-printable wraps lines after `=`.
  expect(received[0]?.replaceAll('=\r\n', '')).toContain('/forgot_password?mode=3DresetPassword');
});
