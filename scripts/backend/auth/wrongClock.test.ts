import { mailedCode, startAuthTestBed, type AuthTestBed } from '../testing/authTestBed';

const PASSWORD = 'correct horse battery';
const EMAIL = 'ada@lectern.example';
const YEAR = 365 * 24 * 3_600_000;
const DAY = 24 * 3_600_000;

let bed: AuthTestBed;
beforeEach(async () => {
  bed = await startAuthTestBed();
});
afterEach(() => bed.stop());

const signIn = async (): Promise<{ idToken: string; refreshToken: string }> =>
  (await bed.call('accounts:signInWithPassword', { email: EMAIL, password: PASSWORD })).body as never;

async function refresh(refreshToken: string): Promise<{ id_token?: string }> {
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
  const response = await fetch(`${bed.url}/securetoken.googleapis.com/v1/token?key=local`, { method: 'POST', body });
  return (await response.json()) as { id_token?: string };
}

test('ID tokens issued while the clock was a year ahead are refused, now and when that time comes', async () => {
  await bed.auth.admin.createAccount({ email: EMAIL, password: PASSWORD });
  bed.clock.advance(YEAR);
  const { idToken } = await signIn();
  expect(bed.auth.verifyCaller(`Bearer ${idToken}`)).not.toBeNull();
  bed.clock.advance(-YEAR);
  expect(() => bed.auth.verifyCaller(`Bearer ${idToken}`)).toThrow('INVALID_ID_TOKEN');
  await signIn();
  bed.clock.advance(YEAR);
  expect(() => bed.auth.verifyCaller(`Bearer ${idToken}`)).toThrow('INVALID_ID_TOKEN');
});

test('sessions begun while the clock was ahead continue, but do not count as a recent sign-in', async () => {
  await bed.auth.admin.createAccount({ email: EMAIL, password: PASSWORD });
  bed.clock.advance(YEAR);
  const { refreshToken } = await signIn();
  bed.clock.advance(-YEAR);
  const { id_token: idToken } = await refresh(refreshToken);
  expect(bed.auth.verifyCaller(`Bearer ${idToken ?? ''}`)?.token.email).toBe(EMAIL);
  const { body } = await bed.call('accounts:delete', { idToken });
  expect(body.error?.message).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
});

test('an account created or revoked while the clock was ahead can sign in after its correction', async () => {
  bed.clock.advance(YEAR);
  const { uid } = await bed.auth.admin.createAccount({ email: EMAIL, password: PASSWORD });
  bed.auth.admin.disable(uid);
  bed.auth.admin.disable(uid, false);
  bed.clock.advance(-YEAR);
  const { idToken } = await signIn();
  expect(bed.auth.verifyCaller(`Bearer ${idToken}`)).toMatchObject({ uid });
});

test('a code mailed while the clock was ahead does not stay valid for a year', async () => {
  await bed.auth.admin.createAccount({ email: EMAIL, password: PASSWORD });
  bed.clock.advance(YEAR);
  await bed.call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: EMAIL });
  const oobCode = mailedCode(bed.auth, EMAIL);
  bed.clock.advance(-YEAR + 2 * DAY);
  const { body } = await bed.call('accounts:resetPassword', { oobCode });
  expect(body.error?.message).toBe('EXPIRED_OOB_CODE');
});

test('a correction of the clock by a minute ends no session', async () => {
  await bed.auth.admin.createAccount({ email: EMAIL, password: PASSWORD });
  const { idToken } = await signIn();
  bed.clock.advance(-60_000);
  await signIn();
  expect(bed.auth.verifyCaller(`Bearer ${idToken}`)).not.toBeNull();
});
