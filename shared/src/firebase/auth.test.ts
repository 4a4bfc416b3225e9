import { startTestBackend, type TestBackend } from '@lectern/shared/testing';
import {
  applyEmailCode,
  asCaller,
  callerUid,
  changeAccount,
  changeEmail,
  changePassword,
  checkPasswordResetCode,
  confirmAccount,
  confirmPasswordReset,
  deleteAccount,
  getAccountRecord,
  observeAccount,
  sendPasswordReset,
  sendVerification,
  signIn,
  signOut,
  signUp,
  type AccountReport,
} from './auth';
import { BackendError } from './errors';

let testBackend: TestBackend;
let reports: AccountReport[];
let stopWatching: () => void;
beforeEach(async () => {
  testBackend = await startTestBackend();
  reports = [];
  stopWatching = observeAccount((report) => reports.push(report));
});
afterEach(async () => {
  stopWatching();
  await testBackend.stop();
});

const ADA = 'ada@lectern.example';
const codeOf = (email: string): string => new URL(testBackend.mail(email).link ?? '').searchParams.get('oobCode') ?? '';
const last = async (count: number): Promise<AccountReport | undefined> => {
  while (reports.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
  return reports.at(-1);
};

test('signing up signs in, stores the name and mails a verification link', async () => {
  expect(await last(1)).toEqual({ account: null, isByChoice: false });
  const account = await signUp(ADA, 'a long enough phrase', 'Ada');
  expect(account).toMatchObject({ email: ADA, displayName: 'Ada', emailVerified: false, photoUrl: null, roles: [] });
  expect(testBackend.mail(ADA)).toMatchObject({ kind: 'VERIFY_EMAIL' });
  expect(new URL(testBackend.mail(ADA).link ?? '').pathname).toBe('/forgot_password');
  expect(await applyEmailCode(codeOf(ADA))).toBe(ADA);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(reports.at(-1)).toMatchObject({ isConfirmed: true, account: { emailVerified: true, displayName: 'Ada' } });
});

test('a taken address, a common password and a malformed address are different errors', async () => {
  await testBackend.signIn('ada');
  await expect(signUp(ADA, 'a long enough phrase', 'Ada')).rejects.toMatchObject({ kind: 'email-taken' });
  await expect(signUp('bob@lectern.example', 'password1', 'Bob')).rejects.toMatchObject({ kind: 'weak-password' });
  await expect(signUp('nobody', 'a long enough phrase', 'Bob')).rejects.toMatchObject({ kind: 'invalid' });
});

test('a wrong password and an unknown address fail alike, and too many attempts are refused', async () => {
  await testBackend.signIn('ada');
  await expect(signIn(ADA, 'not the password')).rejects.toMatchObject({ kind: 'credentials', name: 'BackendError' });
  await expect(signIn('nobody@lectern.example', 'not the password')).rejects.toMatchObject({ kind: 'credentials' });
  for (let attempt = 0; attempt < 9; attempt += 1) await signIn(ADA, 'not the password').catch(() => undefined);
  await expect(signIn(ADA, testBackend.password)).rejects.toMatchObject({ kind: 'too-many-attempts' });
});

test('roles come from the token’s claims; a deliberate sign-out is reported as one', async () => {
  expect(await testBackend.signIn({ name: 'tess', roles: ['teacher'] })).toMatchObject({
    roles: ['teacher'],
    emailVerified: true,
  });
  await signOut();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(reports.at(-1)).toEqual({ account: null, isByChoice: true });
});

test('no call leaves between the end of a session and its report; later calls are a visitor’s', async () => {
  await testBackend.signIn('ada');
  while (reports.at(-1)?.account?.uid !== 'ada') await new Promise((resolve) => setTimeout(resolve, 5));
  const ended = signOut();
  for (let turn = 0; turn < 1_000 && callerUid() !== null; turn += 1) await Promise.resolve();
  expect([callerUid(), reports.at(-1)?.account?.uid]).toEqual([null, 'ada']);
  const call = jest.fn(() => Promise.resolve('sent'));
  await expect(asCaller(call)).rejects.toMatchObject({ kind: 'signed-out' });
  expect(call).not.toHaveBeenCalled();
  await ended;
  while (reports.at(-1)?.account !== null) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await asCaller(call)).toBe('sent');
});

test('a revoked session ends when it is confirmed, and is not reported as a choice', async () => {
  await testBackend.signIn('ada');
  testBackend.backend.auth.admin.disable('ada');
  await expect(confirmAccount()).rejects.toMatchObject({ kind: 'account-disabled' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(reports.at(-1)).toEqual({ account: null, isByChoice: false });
});

test('a call refused for an invalid session triggers a check of the session', async () => {
  await testBackend.signIn('ada');
  testBackend.backend.auth.admin.deleteAccount('ada');
  await expect(asCaller(() => Promise.reject(new BackendError('signed-out', null)))).rejects.toMatchObject({
    kind: 'signed-out',
  });
  while (reports.at(-1)?.account !== null) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(reports.at(-1)).toEqual({ account: null, isByChoice: false });
});

test('a reset resolves for known and unknown addresses; its code sets one password, once', async () => {
  await testBackend.signIn('ada');
  await signOut();
  await sendPasswordReset('nobody@lectern.example');
  await sendPasswordReset(ADA);
  const code = codeOf(ADA);
  expect(await checkPasswordResetCode(code)).toBe(ADA);
  await expect(confirmPasswordReset(code, 'password1')).rejects.toMatchObject({ kind: 'weak-password' });
  await confirmPasswordReset(code, 'quite another phrase');
  await expect(confirmPasswordReset(code, 'quite another phrase')).rejects.toMatchObject({ kind: 'code-invalid' });
  await expect(signIn(ADA, testBackend.password)).rejects.toMatchObject({ kind: 'credentials' });
  expect(await signIn(ADA, 'quite another phrase')).toMatchObject({ uid: 'ada' });
});

test('codes expire', async () => {
  await testBackend.stop();
  let ahead = 0;
  testBackend = await startTestBackend({ now: () => Date.now() + ahead });
  await testBackend.signIn('ada');
  await sendPasswordReset(ADA);
  ahead = 2 * 3_600_000;
  await expect(checkPasswordResetCode(codeOf(ADA))).rejects.toMatchObject({ kind: 'code-expired' });
});

test('a change of address takes effect by the mailed link, ends the session, and can be reverted', async () => {
  await testBackend.signIn('ada');
  await expect(changeEmail('wrong', 'ada@new.example')).rejects.toMatchObject({ kind: 'credentials' });
  await changeEmail(testBackend.password, 'ada@new.example');
  expect(await applyEmailCode(codeOf('ada@new.example'))).toBe('ada@new.example');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(reports.at(-1)).toEqual({ account: null, isByChoice: true });
  expect(await signIn('ada@new.example', testBackend.password)).toMatchObject({ uid: 'ada' });
  expect(testBackend.mail(ADA).kind).toBe('RECOVER_EMAIL');
  expect(await applyEmailCode(codeOf(ADA))).toBe(ADA);
  expect(await signIn(ADA, testBackend.password)).toMatchObject({ uid: 'ada' });
});

test('password, name and picture change; deleting needs the password and is by choice', async () => {
  await testBackend.signIn('ada');
  await changePassword(testBackend.password, 'quite another phrase');
  expect(await changeAccount({ displayName: 'Ada L.' })).toMatchObject({ displayName: 'Ada L.' });
  expect(await changeAccount({ photoUrl: 'https://lectern.example/a.png' })).toMatchObject({
    displayName: 'Ada L.',
    photoUrl: 'https://lectern.example/a.png',
  });
  await sendVerification();
  await expect(deleteAccount('wrong')).rejects.toMatchObject({ kind: 'credentials' });
  await deleteAccount('quite another phrase');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(reports.at(-1)).toEqual({ account: null, isByChoice: true });
  expect(testBackend.backend.auth.admin.getAccount('ada')).toBeNull();
  await expect(sendVerification()).rejects.toMatchObject({ kind: 'signed-out' });
});

test('a picture is removed, and the account has the times of creation and last sign-in', async () => {
  await testBackend.signIn({ name: 'ada', displayName: 'Ada' });
  await changeAccount({ photoUrl: '/pictures/a.webp' });
  expect(await changeAccount({ photoUrl: null })).toMatchObject({ displayName: 'Ada', photoUrl: null });
  const { createdAt, lastSignInAt, uid } = await getAccountRecord();
  expect(uid).toBe('ada');
  for (const at of [createdAt, lastSignInAt]) expect(Date.now() - (at?.getTime() ?? 0)).toBeLessThan(60_000);
  await signOut();
  await expect(getAccountRecord()).rejects.toMatchObject({ kind: 'signed-out' });
});

test('a backend that does not answer is unavailable, not a wrong password', async () => {
  await testBackend.signIn('ada');
  await testBackend.kill();
  await expect(signIn(ADA, testBackend.password)).rejects.toMatchObject({ kind: 'unavailable' });
  await expect(confirmAccount()).rejects.toMatchObject({ kind: 'unavailable' });
  expect(reports.at(-1)).toMatchObject({ account: { uid: 'ada' } });
});
