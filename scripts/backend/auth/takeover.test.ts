import {
  applyActionCode,
  confirmPasswordReset,
  sendPasswordResetEmail,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { mailedCode, startAuthTestBed, type AuthTestBed } from '../testing/authTestBed';

const PASSWORD = 'correct horse battery';
const OTHER = 'staple of another kind';

let testBed: AuthTestBed;
let count = 0;
const newAddress = (): string => `owner-${(count += 1)}@lectern.example`;

beforeAll(async () => {
  testBed = await startAuthTestBed({ signIn: ['custom-token'], limits: { signUpPerClient: 5 } });
});
afterAll(() => testBed.stop());

/** Signs in with a stolen password and moves the account to an address of the thief. */
async function moveAccount(from: string, to: string, password = PASSWORD): Promise<void> {
  const { user } = await signInWithEmailAndPassword(testBed.sdk(), from, password);
  await verifyBeforeUpdateEmail(user, to);
  await applyActionCode(testBed.sdk(), mailedCode(testBed.auth, to));
  testBed.clock.advance(1_000);
}

describe('an address that a thief changed', () => {
  test('is changed back after the thief has chosen another password', async () => {
    const [email, thief] = [newAddress(), newAddress()];
    const { uid } = await testBed.auth.admin.createAccount({ email, password: PASSWORD, emailVerified: true });
    await moveAccount(email, thief);
    await updatePassword((await signInWithEmailAndPassword(testBed.sdk(), thief, PASSWORD)).user, OTHER);
    await applyActionCode(testBed.sdk(), mailedCode(testBed.auth, email));
    expect(testBed.auth.admin.getAccountByEmail(email)?.uid).toBe(uid);
  });

  test('is changed back after further changes, which the thief cannot repeat', async () => {
    const [email, thief, second] = [newAddress(), newAddress(), newAddress()];
    const { uid } = await testBed.auth.admin.createAccount({ email, password: PASSWORD, emailVerified: true });
    await moveAccount(email, thief);
    const recovery = mailedCode(testBed.auth, email);
    await moveAccount(thief, second);
    const undo = mailedCode(testBed.auth, thief);
    await moveAccount(second, newAddress());
    await applyActionCode(testBed.sdk(), undo);
    await applyActionCode(testBed.sdk(), recovery);
    expect(testBed.auth.admin.getAccount(uid)?.email).toBe(email);
    for (const used of [undo, recovery, mailedCode(testBed.auth, second)])
      await expect(applyActionCode(testBed.sdk(), used)).rejects.toMatchObject({ code: 'auth/invalid-action-code' });
  });

  test('is changed back although the thief has signed up with it, but not from an owner who verified it', async () => {
    const [email, thief] = [newAddress(), newAddress()];
    const { uid } = await testBed.auth.admin.createAccount({ email, password: PASSWORD, emailVerified: true });
    await moveAccount(email, thief);
    const recovery = mailedCode(testBed.auth, email);
    const { uid: squatter } = await testBed.auth.admin.createAccount({ email, password: OTHER });
    const { idToken } = testBed.auth.admin.signIn(squatter);
    await applyActionCode(testBed.sdk(), recovery);
    expect(testBed.auth.admin.getAccountByEmail(email)?.uid).toBe(uid);
    expect(() => testBed.auth.verifyCaller(`Bearer ${idToken}`)).toThrow('TOKEN_EXPIRED');
    const former = signInWithEmailAndPassword(testBed.sdk(), email, PASSWORD);
    await expect(former).rejects.toMatchObject({ code: 'auth/invalid-credential' });
    await sendPasswordResetEmail(testBed.sdk(), email);
    await confirmPasswordReset(testBed.sdk(), mailedCode(testBed.auth, email), PASSWORD);

    await moveAccount(email, thief);
    await testBed.auth.admin.createAccount({ email, password: OTHER, emailVerified: true });
    const refused = applyActionCode(testBed.sdk(), mailedCode(testBed.auth, email));
    await expect(refused).rejects.toMatchObject({ code: 'auth/email-already-in-use' });
  });
});

describe('linking a password', () => {
  test('does not change an address without a mail to it', async () => {
    const [email, thief] = [newAddress(), newAddress()];
    const { uid } = await testBed.auth.admin.createAccount({ email, password: PASSWORD, emailVerified: true });
    const { idToken } = testBed.auth.admin.signIn(uid);
    const answer = await testBed.call('accounts:signUp', { idToken, email: thief, password: OTHER });
    expect(answer.body.error?.message).toMatch(/^OPERATION_NOT_ALLOWED/);
    expect(testBed.auth.admin.getAccount(uid)?.email).toBe(email);
  });

  test('reveals which addresses have accounts no faster than signing up does', async () => {
    const taken = newAddress();
    await testBed.auth.admin.createAccount({ email: taken, password: PASSWORD });
    const { user } = await signInWithCustomToken(testBed.sdk(), testBed.auth.admin.createCustomToken('prober'));
    const idToken = await user.getIdToken();
    const probe = () => testBed.call('accounts:signUp', { idToken, email: taken, password: PASSWORD }, '203.0.113.7');
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await probe()).body.error?.message).toBe('EMAIL_EXISTS');
    expect((await probe()).body.error?.message).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/);
  });
});
