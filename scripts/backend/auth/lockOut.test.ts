import { mailedCode, startAuthTestBed, type AuthTestBed } from '../testing/authTestBed';

const PASSWORD = 'correct horse battery';
const OTHER = 'staple of another kind';
const EMAIL = 'owner@lectern.example';
const HOME = '198.51.100.1';
const AWAY = '198.51.100.2';

let testBed: AuthTestBed;
beforeEach(async () => {
  testBed = await startAuthTestBed();
  await testBed.auth.admin.createAccount({ email: EMAIL, password: PASSWORD });
});
afterEach(() => testBed.stop());

const codeOf = ({ body }: Awaited<ReturnType<AuthTestBed['call']>>): string =>
  body.error?.message.split(' ')[0] ?? 'OK';
const signIn = async (client: string, password = PASSWORD): Promise<string> =>
  codeOf(await testBed.call('accounts:signInWithPassword', { email: EMAIL, password }, client));
const requestReset = (client: string, email = EMAIL) =>
  testBed.call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email }, client);

/** Guesses from many clients until the address is locked for clients that nobody knows. */
async function guessFromElsewhere(): Promise<void> {
  for (let n = 0; n < 60; n += 1) await signIn(`203.0.113.${n % 10}`, 'wrong wrong');
  expect(await signIn('203.0.113.99')).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
}

test('60 wrong guesses from elsewhere do not lock out a client that signed in before', async () => {
  expect(await signIn(HOME)).toBe('OK');
  await guessFromElsewhere();
  expect(await signIn(HOME)).toBe('OK');
  expect(await signIn(HOME, 'wrong wrong')).toBe('INVALID_LOGIN_CREDENTIALS');
});

test('a reset by mail lets the owner sign in from any client, and others stay locked out', async () => {
  await guessFromElsewhere();
  expect(await signIn(AWAY)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  expect((await requestReset(AWAY)).status).toBe(200);
  const oobCode = mailedCode(testBed.auth, EMAIL);
  await testBed.call('accounts:resetPassword', { oobCode, newPassword: OTHER }, AWAY);
  expect(await signIn(AWAY, OTHER)).toBe('OK');
  expect(await signIn('203.0.113.99', OTHER)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
});

test('reset requests from elsewhere never leave the owner without a way in, nor with more than ten mails', async () => {
  for (let n = 0; n < 40; n += 1) expect((await requestReset(`203.0.113.${n}`)).status).toBe(200);
  expect((await requestReset(AWAY)).status).toBe(200);
  expect(testBed.auth.mailbox.list(EMAIL)).toHaveLength(10);
  const oobCode = mailedCode(testBed.auth, EMAIL);
  expect(codeOf(await testBed.call('accounts:resetPassword', { oobCode, newPassword: OTHER }, AWAY))).toBe('OK');
  expect(await signIn(AWAY, OTHER)).toBe('OK');
});

test('a client that guesses is locked for the address, although it signed in before', async () => {
  expect(await signIn(HOME)).toBe('OK');
  for (let n = 0; n < 10; n += 1) await signIn(HOME, 'wrong wrong');
  expect(await signIn(HOME)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  expect(await signIn(AWAY)).toBe('OK');
});

test('a reset does the same work for a known and an unknown address', async () => {
  const prepare = jest.spyOn(testBed.db, 'transaction');
  const changes = async (email: string): Promise<number[]> => {
    const rows = () =>
      ['auth_codes', 'mails'].map(
        (table) => (testBed.db.prepare(`SELECT count(*) AS n FROM ${table}`).get([]) as { n: number }).n,
      );
    prepare.mockClear();
    const before = rows();
    await requestReset(AWAY, email);
    return [prepare.mock.calls.length, ...rows().map((count, index) => count - (before[index] ?? 0))];
  };
  expect(await changes(EMAIL)).toEqual(await changes('nobody@lectern.example'));
  expect(testBed.auth.mailbox.list('nobody@lectern.example')).toEqual([]);
});
