import { mailedCode, startAuthTestBed, type AuthTestBed } from '../testing/authTestBed';

const PASSWORD = 'correct horse battery';
const EMAIL = 'ada@lectern.example';
const YEAR = 365 * 24 * 3_600_000;
const DAY = 24 * 3_600_000;

let testBed: AuthTestBed;
beforeEach(async () => {
  testBed = await startAuthTestBed();
});
afterEach(() => testBed.stop());

const signIn = async (): Promise<{ idToken: string; refreshToken: string }> =>
  (await testBed.call('accounts:signInWithPassword', { email: EMAIL, password: PASSWORD })).body as never;

async function refresh(refreshToken: string): Promise<{ id_token?: string }> {
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
  const response = await fetch(`${testBed.url}/securetoken.googleapis.com/v1/token?key=local`, {
    method: 'POST',
    body,
  });
  return (await response.json()) as { id_token?: string };
}

test('ID tokens issued while the clock was a year ahead are refused, now and when that time comes', async () => {
  await testBed.auth.admin.createAccount({ email: EMAIL, password: PASSWORD });
  testBed.clock.advance(YEAR);
  const { idToken } = await signIn();
  expect(testBed.auth.verifyCaller(`Bearer ${idToken}`)).not.toBeNull();
  testBed.clock.advance(-YEAR);
  expect(() => testBed.auth.verifyCaller(`Bearer ${idToken}`)).toThrow('INVALID_ID_TOKEN');
  await signIn();
  testBed.clock.advance(YEAR);
  expect(() => testBed.auth.verifyCaller(`Bearer ${idToken}`)).toThrow('INVALID_ID_TOKEN');
});

test('sessions begun while the clock was ahead continue, but do not count as a recent sign-in', async () => {
  await testBed.auth.admin.createAccount({ email: EMAIL, password: PASSWORD });
  testBed.clock.advance(YEAR);
  const { refreshToken } = await signIn();
  testBed.clock.advance(-YEAR);
  const { id_token: idToken } = await refresh(refreshToken);
  expect(testBed.auth.verifyCaller(`Bearer ${idToken ?? ''}`)?.token.email).toBe(EMAIL);
  const { body } = await testBed.call('accounts:delete', { idToken });
  expect(body.error?.message).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
});

test('an account created or revoked while the clock was ahead can sign in after its correction', async () => {
  testBed.clock.advance(YEAR);
  const { uid } = await testBed.auth.admin.createAccount({ email: EMAIL, password: PASSWORD });
  testBed.auth.admin.disable(uid);
  testBed.auth.admin.enable(uid);
  testBed.clock.advance(-YEAR);
  const { idToken } = await signIn();
  expect(testBed.auth.verifyCaller(`Bearer ${idToken}`)).toMatchObject({ uid });
});

test('a code mailed while the clock was ahead does not stay valid for a year', async () => {
  await testBed.auth.admin.createAccount({ email: EMAIL, password: PASSWORD });
  testBed.clock.advance(YEAR);
  await testBed.call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: EMAIL });
  const oobCode = mailedCode(testBed.auth, EMAIL);
  testBed.clock.advance(-YEAR + 2 * DAY);
  const { body } = await testBed.call('accounts:resetPassword', { oobCode });
  expect(body.error?.message).toBe('EXPIRED_OOB_CODE');
});

test('a correction of the clock by a minute ends no session', async () => {
  await testBed.auth.admin.createAccount({ email: EMAIL, password: PASSWORD });
  const { idToken } = await signIn();
  testBed.clock.advance(-60_000);
  await signIn();
  expect(testBed.auth.verifyCaller(`Bearer ${idToken}`)).not.toBeNull();
});
