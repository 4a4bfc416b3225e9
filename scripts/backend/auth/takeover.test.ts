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

let bed: AuthTestBed;
let count = 0;
const newAddress = (): string => `owner-${(count += 1)}@lectern.example`;

beforeAll(async () => {
  bed = await startAuthTestBed({ signIn: ['custom-token'], limits: { signUpPerClient: 5 } });
});
afterAll(() => bed.stop());

/** Signs in with a stolen password and moves the account to an address of the thief. */
async function moveAccount(from: string, to: string, password = PASSWORD): Promise<void> {
  const { user } = await signInWithEmailAndPassword(bed.sdk(), from, password);
  await verifyBeforeUpdateEmail(user, to);
  await applyActionCode(bed.sdk(), mailedCode(bed.auth, to));
  bed.clock.advance(1_000);
}

describe('an address that a thief changed', () => {
  test('is changed back after the thief has chosen another password', async () => {
    const [email, thief] = [newAddress(), newAddress()];
    const { uid } = await bed.auth.admin.createAccount({ email, password: PASSWORD, emailVerified: true });
    await moveAccount(email, thief);
    await updatePassword((await signInWithEmailAndPassword(bed.sdk(), thief, PASSWORD)).user, OTHER);
    await applyActionCode(bed.sdk(), mailedCode(bed.auth, email));
    expect(bed.auth.admin.getAccountByEmail(email)?.uid).toBe(uid);
  });

  test('is changed back after further changes, which the thief cannot repeat', async () => {
    const [email, thief, second] = [newAddress(), newAddress(), newAddress()];
    const { uid } = await bed.auth.admin.createAccount({ email, password: PASSWORD, emailVerified: true });
    await moveAccount(email, thief);
    const recovery = mailedCode(bed.auth, email);
    await moveAccount(thief, second);
    const undo = mailedCode(bed.auth, thief);
    await moveAccount(second, newAddress());
    await applyActionCode(bed.sdk(), undo);
    await applyActionCode(bed.sdk(), recovery);
    expect(bed.auth.admin.getAccount(uid)?.email).toBe(email);
    for (const used of [undo, recovery, mailedCode(bed.auth, second)])
      await expect(applyActionCode(bed.sdk(), used)).rejects.toMatchObject({ code: 'auth/invalid-action-code' });
  });

  test('is changed back although the thief has signed up with it, but not from an owner who verified it', async () => {
    const [email, thief] = [newAddress(), newAddress()];
    const { uid } = await bed.auth.admin.createAccount({ email, password: PASSWORD, emailVerified: true });
    await moveAccount(email, thief);
    const recovery = mailedCode(bed.auth, email);
    const { uid: squatter } = await bed.auth.admin.createAccount({ email, password: OTHER });
    const { idToken } = bed.auth.admin.signIn(squatter);
    await applyActionCode(bed.sdk(), recovery);
    expect(bed.auth.admin.getAccountByEmail(email)?.uid).toBe(uid);
    expect(() => bed.auth.verifyCaller(`Bearer ${idToken}`)).toThrow('TOKEN_EXPIRED');
    const former = signInWithEmailAndPassword(bed.sdk(), email, PASSWORD);
    await expect(former).rejects.toMatchObject({ code: 'auth/invalid-credential' });
    await sendPasswordResetEmail(bed.sdk(), email);
    await confirmPasswordReset(bed.sdk(), mailedCode(bed.auth, email), PASSWORD);

    await moveAccount(email, thief);
    await bed.auth.admin.createAccount({ email, password: OTHER, emailVerified: true });
    const refused = applyActionCode(bed.sdk(), mailedCode(bed.auth, email));
    await expect(refused).rejects.toMatchObject({ code: 'auth/email-already-in-use' });
  });
});

describe('linking a password', () => {
  test('does not change an address without a mail to it', async () => {
    const [email, thief] = [newAddress(), newAddress()];
    const { uid } = await bed.auth.admin.createAccount({ email, password: PASSWORD, emailVerified: true });
    const { idToken } = bed.auth.admin.signIn(uid);
    const answer = await bed.call('accounts:signUp', { idToken, email: thief, password: OTHER });
    expect(answer.body.error?.message).toMatch(/^OPERATION_NOT_ALLOWED/);
    expect(bed.auth.admin.getAccount(uid)?.email).toBe(email);
  });

  test('reveals which addresses have accounts no faster than signing up does', async () => {
    const taken = newAddress();
    await bed.auth.admin.createAccount({ email: taken, password: PASSWORD });
    const { user } = await signInWithCustomToken(bed.sdk(), bed.auth.admin.createCustomToken('prober'));
    const idToken = await user.getIdToken();
    const probe = () => bed.call('accounts:signUp', { idToken, email: taken, password: PASSWORD }, '203.0.113.7');
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await probe()).body.error?.message).toBe('EMAIL_EXISTS');
    expect((await probe()).body.error?.message).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/);
  });
});
