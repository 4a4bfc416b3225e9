import { createSign, generateKeyPairSync } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { Worker } from 'node:worker_threads';
import { createUserWithEmailAndPassword, signInWithEmailAndPassword } from 'firebase/auth';
import { openDatabase } from '../persistence';
import { AuthError } from './AuthError';
import { createAuth } from './createAuth';
import { mailedCode, startAuthTestBed, type AuthTestBed } from '../testing/authTestBed';

const PASSWORD = 'correct horse battery';
const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

let testBed: AuthTestBed;
beforeAll(async () => {
  testBed = await startAuthTestBed();
});
afterAll(() => testBed.stop());

describe('ID tokens', () => {
  let token: string;
  let [header, payload, signature] = ['', '', ''];
  beforeAll(async () => {
    const { uid } = await testBed.auth.admin.createAccount({ email: 'victim@lectern.example', password: PASSWORD });
    token = testBed.auth.admin.signIn(uid).idToken;
    [header = '', payload = '', signature = ''] = token.split('.');
  });
  const refusal = (value: string): AuthError => {
    try {
      testBed.auth.verifyCaller(value);
    } catch (error) {
      if (error instanceof AuthError) return error;
      throw error;
    }
    throw new Error('The token was accepted.');
  };

  test('a genuine token is accepted, and no token means no caller', () => {
    expect(testBed.auth.verifyCaller(`Bearer ${token}`)?.token.email).toBe('victim@lectern.example');
    expect(testBed.auth.verifyCaller(undefined)).toBeNull();
  });

  test.each<[string, () => string]>([
    ['unsigned, alg none', () => `Bearer ${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`],
    ['unsigned, original header', () => `Bearer ${header}.${payload}.`],
    ['claims changed', () => `Bearer ${header}.${encode({ ...decode(payload), admin: true })}.${signature}`],
    ['signature changed in its last letter', () => `Bearer ${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
    ['signature cut', () => `Bearer ${token.slice(0, -8)}`],
    ['signed by another key', () => `Bearer ${signed(decode(header), decode(payload))}`],
    [
      'signed with the public key as an HMAC',
      () => `Bearer ${encode({ ...decode(header), alg: 'HS256' })}.${payload}.${signature}`,
    ],
    ['another kid', () => `Bearer ${encode({ ...decode(header), kid: 'mine' })}.${payload}.${signature}`],
    ['another scheme', () => `Basic ${token}`],
    ['the emulator’s owner', () => 'Bearer owner'],
    ['no token', () => 'Bearer '],
    ['empty', () => ''],
    ['two tokens', () => `Bearer ${token} ${token}`],
    ['too long', () => `Bearer ${header}.${payload}${'A'.repeat(20_000)}.${signature}`],
    ['not JSON', () => 'Bearer aaaa.bbbb.cccc'],
    ['not an object', () => `Bearer ${encode('x')}.${encode([])}.cccc`],
  ])('refused with 401: %s', (_what, value) => {
    const { status, body } = refusal(value());
    expect(status).toBe(401);
    expect(body.error).toMatchObject({ code: 401, status: 'UNAUTHENTICATED' });
  });

  test('a token of another project is refused, even with the same key', () => {
    const other = createAuth({
      db: testBed.db,
      projectId: 'other',
      origin: 'http://localhost',
      now: testBed.clock.now,
    });
    const account = testBed.auth.admin.getAccountByEmail('victim@lectern.example');
    expect(refusal(`Bearer ${other.admin.signIn(account!.uid).idToken}`).message).toContain('INVALID_ID_TOKEN');
  });

  test('a token is refused after an hour', async () => {
    const own = await startAuthTestBed();
    const { uid } = await own.auth.admin.createAccount({ email: 'a@lectern.example', password: PASSWORD });
    const { idToken } = own.auth.admin.signIn(uid);
    own.clock.advance(3_500_000);
    expect(own.auth.verifyCaller(`Bearer ${idToken}`)).not.toBeNull();
    own.clock.advance(200_000);
    expect(() => own.auth.verifyCaller(`Bearer ${idToken}`)).toThrow('TOKEN_EXPIRED');
    expect((await own.call('accounts:lookup', { idToken })).body.error?.message).toBe('TOKEN_EXPIRED');
    await own.stop();
  });
});

function signed(header: unknown, payload: unknown): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const content = `${encode(header)}.${encode(payload)}`;
  return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey, 'base64url')}`;
}

describe('attempt limits', () => {
  test('ten wrong passwords block the address for this client until the window ends', async () => {
    const own = await startAuthTestBed();
    const email = 'guessed@lectern.example';
    await createUserWithEmailAndPassword(own.sdk(), email, PASSWORD);
    const guesses = await Promise.all(
      Array.from({ length: 15 }, () => own.call('accounts:signInWithPassword', { email, password: 'wrong wrong' })),
    );
    const codes = guesses.map(({ body }) => body.error?.message.split(' ')[0]);
    expect(codes.filter((code) => code === 'INVALID_LOGIN_CREDENTIALS')).toHaveLength(10);
    await expect(signInWithEmailAndPassword(own.sdk(), email, PASSWORD)).rejects.toMatchObject({
      code: 'auth/too-many-requests',
    });
    own.clock.advance(15 * 60_000 + 1);
    await signInWithEmailAndPassword(own.sdk(), email, PASSWORD);
    await own.stop();
  });

  test('an unknown address is blocked like a known one', async () => {
    const own = await startAuthTestBed({ limits: { signInPerAddressAndClient: 2 } });
    const guess = () =>
      own.call('accounts:signInWithPassword', { email: 'nobody@lectern.example', password: 'wrong wrong' });
    const codes = [await guess(), await guess(), await guess()].map(({ body }) => body.error?.message.split(' ')[0]);
    expect(codes).toEqual(['INVALID_LOGIN_CREDENTIALS', 'INVALID_LOGIN_CREDENTIALS', 'TOO_MANY_ATTEMPTS_TRY_LATER']);
    await own.stop();
  });

  test('successful sign-ins never block', async () => {
    const own = await startAuthTestBed({
      limits: { signInPerAddressAndClient: 3, signInPerClient: 3, signInPerAddress: 3 },
    });
    await createUserWithEmailAndPassword(own.sdk(), 'often@lectern.example', PASSWORD);
    for (let index = 0; index < 8; index += 1)
      await signInWithEmailAndPassword(own.sdk(), 'often@lectern.example', PASSWORD);
    await own.stop();
  });

  test('sign-ins of one client and mails to one address are limited', async () => {
    const own = await startAuthTestBed({ limits: { signInPerClient: 3, mailPerAddressAndClient: 2 } });
    const outcomes: (string | undefined)[] = [];
    for (const name of ['a', 'b', 'c', 'd']) {
      outcomes.push(
        (await own.call('accounts:signInWithPassword', { email: `${name}@lectern.example`, password: 'wrong wrong' }))
          .body.error?.message,
      );
    }
    expect(outcomes[3]).toContain('TOO_MANY_ATTEMPTS_TRY_LATER');
    const mail = () => own.call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: 'a@lectern.example' });
    expect([await mail(), await mail(), await mail()].map(({ status }) => status)).toEqual([200, 200, 400]);
    await own.stop();
  });

  test('an unknown address costs the same hashing as a wrong password', async () => {
    const own = await startAuthTestBed({
      passwordCost: { N: 1024, r: 8, p: 1 },
      limits: { signInPerAddressAndClient: 100 },
    });
    await own.auth.admin.createAccount({ email: 'known@lectern.example', password: PASSWORD });
    const thread = jest.spyOn(Worker.prototype, 'postMessage');
    const hashes = async (email: string): Promise<unknown[]> => {
      thread.mockClear();
      await own.call('accounts:signInWithPassword', { email, password: 'wrong wrong' });
      return thread.mock.calls.map(([message]) => (message as { cost: unknown }).cost);
    };
    const known = await hashes('known@lectern.example');
    expect(known).toHaveLength(1);
    expect(await hashes('unknown@lectern.example')).toEqual(known);
    thread.mockRestore();
    await own.stop();
  });
});

test('without enumeration protection the codes are specific', async () => {
  const own = await startAuthTestBed({ enumerationProtection: false });
  await own.auth.admin.createAccount({ email: 'known@lectern.example', password: PASSWORD });
  const sign = (email: string) => own.call('accounts:signInWithPassword', { email, password: 'wrong wrong' });
  expect((await sign('known@lectern.example')).body.error?.message).toBe('INVALID_PASSWORD');
  expect((await sign('unknown@lectern.example')).body.error?.message).toBe('EMAIL_NOT_FOUND');
  const reset = await own.call('accounts:sendOobCode', {
    requestType: 'PASSWORD_RESET',
    email: 'unknown@lectern.example',
  });
  expect(reset.body.error?.message).toBe('EMAIL_NOT_FOUND');
  await own.stop();
});

test('a one-time code expires after an hour and is stored as a hash only', async () => {
  const own = await startAuthTestBed();
  const email = 'late@lectern.example';
  await own.auth.admin.createAccount({ email, password: PASSWORD });
  await own.call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const oobCode = mailedCode(own.auth, email);
  expect(own.db.prepare('SELECT hash FROM auth_codes').all([])).not.toContainEqual({ hash: oobCode });
  own.clock.advance(3_600_001);
  expect(
    (await own.call('accounts:resetPassword', { oobCode, newPassword: 'another fine one' })).body.error?.message,
  ).toBe('EXPIRED_OOB_CODE');
  await own.stop();
});

test('accounts, the key and sessions survive a restart; secrets are stored as hashes', async () => {
  const db = openDatabase(':memory:');
  const options = {
    db,
    projectId: 'demo-auth',
    origin: 'http://localhost',
    now: Date.now,
    passwordCost: { N: 1024, r: 8, p: 1 },
  };
  const first = createAuth(options);
  const { uid } = await first.admin.createAccount({
    email: 'kept@lectern.example',
    password: PASSWORD,
    claims: { admin: true },
  });
  const { idToken, refreshToken } = first.admin.signIn(uid);
  const second = createAuth(options);
  expect(second.verifyCaller(`Bearer ${idToken}`)).toMatchObject({ uid, token: { admin: true } });
  const everything = JSON.stringify(
    ['auth_accounts', 'auth_sessions'].map((table) => db.prepare(`SELECT * FROM ${table}`).all([])),
  );
  expect(everything).not.toContain(refreshToken);
  expect(everything).not.toContain(PASSWORD);
  db.close();
});

describe('the mailbox page', () => {
  const open = (headers: Record<string, string>): Promise<{ status: number; text: string; csp: string }> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(testBed.url);
      httpRequest({ hostname, port, path: '/__/mail', headers }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text, csp: String(response.headers['content-security-policy']) }),
        );
      })
        .on('error', reject)
        .end();
    });

  test('shows mails to this machine, escaped and without scripts', async () => {
    await testBed.auth.admin.createAccount({ email: "o'neil&co@lectern.example", password: PASSWORD });
    await testBed.call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: "o'neil&co@lectern.example" });
    const { status, text, csp } = await open({ host: 'localhost:4000' });
    expect(status).toBe(200);
    expect(text).toContain('o&#39;neil&amp;co@lectern.example');
    expect(text).toContain('mode=resetPassword');
    expect(text).not.toMatch(/<script|o'neil/);
    expect(csp).toMatch(/^default-src 'none'/);
  });

  test.each([
    ['through a proxy', { host: 'localhost', 'x-forwarded-for': '203.0.113.9' }],
    ['by another name (DNS rebinding)', { host: 'evil.example' }],
    ['by a name that only begins locally', { host: 'localhost.evil.example' }],
    ['to a script of another page', { host: 'localhost', origin: 'https://evil.example' }],
    ['to a script of another local site', { host: 'localhost', origin: 'http://localhost:9999' }],
  ])('answers 404 %s', async (_what, headers) => {
    expect((await open(headers)).status).toBe(404);
  });
});
