import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updateEmail,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { mailedCode, startAuthTestBed, type AuthTestBed } from '../testing/authTestBed';

const PASSWORD = 'correct horse battery';
const OTHER = 'staple of another kind';

let testBed: AuthTestBed;
let deleted: string[];
let count = 0;
const newAddress = (): string => `learner-${(count += 1)}@lectern.example`;

beforeAll(async () => {
  deleted = [];
  testBed = await startAuthTestBed({
    deletions: {
      record: (uid) => void deleted.push(uid),
      finish: () => Promise.resolve(),
      finishNow: () => undefined,
    },
  });
});
afterAll(() => testBed.stop());

test('sign-up returns a signed-in user with a Firebase token', async () => {
  const email = newAddress();
  const { user } = await createUserWithEmailAndPassword(testBed.sdk(), email.toUpperCase(), PASSWORD);
  expect(user).toMatchObject({ email, emailVerified: false, isAnonymous: false, displayName: null });
  expect(user.providerData).toMatchObject([{ providerId: 'password', uid: email }]);
  const { claims, signInProvider } = await user.getIdTokenResult();
  expect(signInProvider).toBe('password');
  expect(claims).toMatchObject({
    iss: 'https://securetoken.google.com/demo-auth',
    aud: 'demo-auth',
    sub: user.uid,
    user_id: user.uid,
    email,
    email_verified: false,
    firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
  });
  expect(Number(claims.exp) - Number(claims.iat)).toBe(3600);
  expect(testBed.auth.verifyCaller(`Bearer ${await user.getIdToken()}`)).toMatchObject({
    uid: user.uid,
    token: { email },
  });
  expect(testBed.auth.verifyCaller(`Firebase ${await user.getIdToken()}`)).toMatchObject({ uid: user.uid });
});

test.each([
  ['short', 'auth/weak-password'],
  ['password', 'auth/weak-password'],
  ['P@ssw0rd2026!', 'auth/weak-password'],
  ['aaaaaaaaaaaa', 'auth/weak-password'],
  ['987654321', 'auth/weak-password'],
  ['x'.repeat(4097), 'auth/weak-password'],
])('a password that is too short, too long or common is refused: %#', async (password, code) => {
  await expect(createUserWithEmailAndPassword(testBed.sdk(), newAddress(), password)).rejects.toMatchObject({ code });
});

test('a long password of any characters is accepted and distinguished from a similar one', async () => {
  const email = newAddress();
  const password = `ключ ${'日本語🔑'.repeat(80)}`;
  await createUserWithEmailAndPassword(testBed.sdk(), email, password);
  await expect(signInWithEmailAndPassword(testBed.sdk(), email, password)).resolves.toMatchObject({
    operationType: 'signIn',
  });
  await expect(signInWithEmailAndPassword(testBed.sdk(), email, `${password}x`)).rejects.toMatchObject({
    code: 'auth/invalid-credential',
  });
});

test('the policy states the minimum length', async () => {
  expect(await validatePassword(testBed.sdk(), 'seven77')).toMatchObject({
    isValid: false,
    meetsMinPasswordLength: false,
  });
  expect(await validatePassword(testBed.sdk(), PASSWORD)).toMatchObject({ isValid: true });
});

test('an address in use is refused, whatever its letter case', async () => {
  const email = newAddress();
  await createUserWithEmailAndPassword(testBed.sdk(), email, PASSWORD);
  await expect(createUserWithEmailAndPassword(testBed.sdk(), email.toUpperCase(), PASSWORD)).rejects.toMatchObject({
    code: 'auth/email-already-in-use',
  });
});

test('of ten concurrent sign-ups of one address, one succeeds', async () => {
  const email = newAddress();
  const attempts = Array.from({ length: 10 }, () => createUserWithEmailAndPassword(testBed.sdk(), email, PASSWORD));
  const outcomes = await Promise.allSettled(attempts);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('wrong password and unknown address are refused alike', async () => {
  const email = newAddress();
  await createUserWithEmailAndPassword(testBed.sdk(), email, PASSWORD);
  const wrong = await testBed.call('accounts:signInWithPassword', { email, password: OTHER });
  const unknown = await testBed.call('accounts:signInWithPassword', { email: newAddress(), password: OTHER });
  expect(wrong).toEqual(unknown);
  expect(wrong.body.error?.message).toBe('INVALID_LOGIN_CREDENTIALS');
  await expect(signInWithEmailAndPassword(testBed.sdk(), email, OTHER)).rejects.toMatchObject({
    code: 'auth/invalid-credential',
  });
  expect(await fetchSignInMethodsForEmail(testBed.sdk(), email)).toEqual([]);
});

test('e-mail verification: the link works once, and the next token reports it', async () => {
  const email = newAddress();
  const sdk = testBed.sdk();
  const { user } = await createUserWithEmailAndPassword(sdk, email, PASSWORD);
  await sendEmailVerification(user, { url: 'http://localhost:4000/profile' });
  expect(testBed.auth.mailbox.latest(email)).toMatchObject({ to: email, kind: 'VERIFY_EMAIL' });
  expect(testBed.auth.mailbox.latest(email)?.link).toContain('mode=verifyEmail');
  const code = mailedCode(testBed.auth, email);
  expect(await checkActionCode(sdk, code)).toMatchObject({ operation: 'VERIFY_EMAIL', data: { email } });
  await applyActionCode(sdk, code);
  await user.reload();
  expect(user.emailVerified).toBe(true);
  expect((await user.getIdTokenResult(true)).claims.email_verified).toBe(true);
  await expect(applyActionCode(sdk, code)).rejects.toMatchObject({ code: 'auth/invalid-action-code' });
});

test('a continue URL of another site is refused', async () => {
  const { user } = await createUserWithEmailAndPassword(testBed.sdk(), newAddress(), PASSWORD);
  await expect(sendEmailVerification(user, { url: 'https://evil.example/' })).rejects.toMatchObject({
    code: 'auth/unauthorized-continue-uri',
  });
});

test('password reset: the code works once and ends every session', async () => {
  const email = newAddress();
  const sdk = testBed.sdk();
  const { user } = await createUserWithEmailAndPassword(sdk, email, PASSWORD);
  const oldToken = await user.getIdToken();
  await sendPasswordResetEmail(sdk, email);
  const code = mailedCode(testBed.auth, email);
  expect(await verifyPasswordResetCode(sdk, code)).toBe(email);
  await expect(confirmPasswordReset(sdk, code, 'short')).rejects.toMatchObject({ code: 'auth/weak-password' });
  await confirmPasswordReset(sdk, code, OTHER);
  await expect(confirmPasswordReset(sdk, code, PASSWORD)).rejects.toMatchObject({ code: 'auth/invalid-action-code' });
  await expect(signInWithEmailAndPassword(testBed.sdk(), email, PASSWORD)).rejects.toMatchObject({
    code: 'auth/invalid-credential',
  });
  await signInWithEmailAndPassword(testBed.sdk(), email, OTHER);
  await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  expect(() => testBed.auth.verifyCaller(`Bearer ${oldToken}`)).toThrow('TOKEN_EXPIRED');
});

test('a reset for an unknown address gets the same response as for a known one, but sends no mail', async () => {
  const [known, unknown] = [newAddress(), newAddress()];
  await createUserWithEmailAndPassword(testBed.sdk(), known, PASSWORD);
  const answers = await Promise.all(
    [known, unknown].map((email) => testBed.call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[1]?.body).toEqual({ ...answers[0]?.body, email: unknown });
  expect(testBed.auth.mailbox.list(unknown)).toEqual([]);
});

test('profile changes reach the user and the next sign-in', async () => {
  const email = newAddress();
  const { user } = await createUserWithEmailAndPassword(testBed.sdk(), email, PASSWORD);
  await updateProfile(user, { displayName: 'Ada <b>', photoURL: 'https://lectern.example/a.png' });
  expect(user).toMatchObject({ displayName: 'Ada <b>', photoURL: 'https://lectern.example/a.png' });
  const again = await signInWithEmailAndPassword(testBed.sdk(), email, PASSWORD);
  expect(again.user.displayName).toBe('Ada <b>');
  expect((await again.user.getIdTokenResult()).claims).toMatchObject({
    name: 'Ada <b>',
    picture: 'https://lectern.example/a.png',
  });
  await updateProfile(again.user, { displayName: null });
  expect(again.user.displayName).toBeNull();
});

test('a password change keeps this session and ends the others', async () => {
  const email = newAddress();
  const { user } = await createUserWithEmailAndPassword(testBed.sdk(), email, PASSWORD);
  const elsewhere = (await signInWithEmailAndPassword(testBed.sdk(), email, PASSWORD)).user;
  await updatePassword(user, OTHER);
  expect(testBed.auth.verifyCaller(`Bearer ${await user.getIdToken(true)}`)).toMatchObject({ uid: user.uid });
  await expect(elsewhere.reload()).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  await expect(signInWithEmailAndPassword(testBed.sdk(), email, PASSWORD)).rejects.toMatchObject({
    code: 'auth/invalid-credential',
  });
  await signInWithEmailAndPassword(testBed.sdk(), email, OTHER);
});

test('a mailed link changes the address, and another one changes it back', async () => {
  const [email, next] = [newAddress(), newAddress()];
  const sdk = testBed.sdk();
  const { user } = await createUserWithEmailAndPassword(sdk, email, PASSWORD);
  await expect(updateEmail(user, next)).rejects.toMatchObject({ code: 'auth/operation-not-allowed' });
  await verifyBeforeUpdateEmail(user, next);
  const code = mailedCode(testBed.auth, next);
  expect((await checkActionCode(sdk, code)).data).toMatchObject({ email: next, previousEmail: email });
  await applyActionCode(sdk, code);
  await expect(user.reload()).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  expect((await signInWithEmailAndPassword(sdk, next, PASSWORD)).user).toMatchObject({
    email: next,
    emailVerified: true,
  });
  expect(testBed.auth.mailbox.latest(email)?.kind).toBe('RECOVER_EMAIL');
  await applyActionCode(sdk, mailedCode(testBed.auth, email));
  expect((await signInWithEmailAndPassword(sdk, email, PASSWORD)).user.email).toBe(email);
});

test('an address in use is not revealed, and its owner is notified', async () => {
  const [email, taken] = [newAddress(), newAddress()];
  await createUserWithEmailAndPassword(testBed.sdk(), taken, PASSWORD);
  const { user } = await createUserWithEmailAndPassword(testBed.sdk(), email, PASSWORD);
  await verifyBeforeUpdateEmail(user, taken);
  expect(testBed.auth.mailbox.latest(taken)).toMatchObject({ kind: 'NOTICE', link: null });
});

test('sensitive changes need a sign-in within five minutes', async () => {
  const email = newAddress();
  const { user } = await createUserWithEmailAndPassword(testBed.sdk(), email, PASSWORD);
  testBed.clock.advance(301_000);
  await updateProfile(user, { displayName: 'A refreshed token is no sign-in' });
  await user.getIdToken(true);
  const old = { code: 'auth/requires-recent-login' };
  await expect(updatePassword(user, OTHER)).rejects.toMatchObject(old);
  await expect(deleteUser(user)).rejects.toMatchObject(old);
  await expect(verifyBeforeUpdateEmail(user, newAddress())).rejects.toMatchObject(old);
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, PASSWORD));
  await updatePassword(user, OTHER);
});

test('deletion removes the account, its tokens and codes, and notifies the owner of user data', async () => {
  const email = newAddress();
  const sdk = testBed.sdk();
  const { user } = await createUserWithEmailAndPassword(sdk, email, PASSWORD);
  await sendPasswordResetEmail(sdk, email);
  const [token, { refreshToken }, code] = [await user.getIdToken(), user, mailedCode(testBed.auth, email)];
  await deleteUser(user);
  expect(testBed.auth.mailbox.list(email)).toEqual([]);
  expect(deleted).toContain(user.uid);
  expect(sdk.currentUser).toBeNull();
  expect(() => testBed.auth.verifyCaller(`Bearer ${token}`)).toThrow('USER_NOT_FOUND');
  await expect(confirmPasswordReset(sdk, code, OTHER)).rejects.toMatchObject({
    code: 'auth/invalid-action-code',
  });
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
  const refreshed = await fetch(`${testBed.url}/securetoken.googleapis.com/v1/token?key=local`, {
    method: 'POST',
    body,
  });
  expect(await refreshed.json()).toMatchObject({ error: { code: 400, message: 'TOKEN_EXPIRED' } });
  await createUserWithEmailAndPassword(sdk, email, PASSWORD);
});

test('the next token carries new custom claims', async () => {
  const { user } = await createUserWithEmailAndPassword(testBed.sdk(), newAddress(), PASSWORD);
  testBed.auth.admin.setClaims(user.uid, { teacher: true, level: 3 });
  expect((await user.getIdTokenResult(true)).claims).toMatchObject({ teacher: true, level: 3, sub: user.uid });
  expect(() => testBed.auth.admin.setClaims(user.uid, { sub: 'somebody else' })).toThrow('FORBIDDEN_CLAIM');
  expect(() => testBed.auth.admin.setClaims(user.uid, { long: 'x'.repeat(1000) })).toThrow('CLAIMS_TOO_LARGE');
});

test('a disabled account is signed out at once and works again when enabled', async () => {
  const email = newAddress();
  const { user } = await createUserWithEmailAndPassword(testBed.sdk(), email, PASSWORD);
  const token = await user.getIdToken();
  testBed.auth.admin.disable(user.uid);
  expect(() => testBed.auth.verifyCaller(`Bearer ${token}`)).toThrow('USER_DISABLED');
  await expect(signInWithEmailAndPassword(testBed.sdk(), email, PASSWORD)).rejects.toMatchObject({
    code: 'auth/user-disabled',
  });
  await expect(signInWithEmailAndPassword(testBed.sdk(), email, OTHER)).rejects.toMatchObject({
    code: 'auth/invalid-credential',
  });
  await expect(user.reload()).rejects.toMatchObject({ code: 'auth/user-disabled' });
  testBed.auth.admin.enable(user.uid);
  await signInWithEmailAndPassword(testBed.sdk(), email, PASSWORD);
});
