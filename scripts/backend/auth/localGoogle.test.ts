import {
  applyActionCode,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  linkWithCredential,
  sendEmailVerification,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
  unlink,
} from 'firebase/auth';
import { mailedCode, startAuthTestBed, type AuthTestBed } from '../testing/authTestBed';

const PASSWORD = 'correct horse battery';

let testBed: AuthTestBed;
let count = 0;
const newAddress = (): string => `learner-${(count += 1)}@lectern.example`;
const google = (claims: object) => GoogleAuthProvider.credential(JSON.stringify(claims));

beforeAll(async () => {
  testBed = await startAuthTestBed();
});
afterAll(() => testBed.stop());

describe('the local Google provider', () => {
  test('signs up, signs in again, and reports that it is local', async () => {
    const email = newAddress();
    const claims = { sub: `g-${email}`, email, email_verified: true, name: 'Grace' };
    const sdk = testBed.sdk();
    const { user } = await signInWithCredential(sdk, google(claims));
    expect(user).toMatchObject({ email, emailVerified: true, displayName: 'Grace' });
    expect(user.providerData).toMatchObject([{ providerId: 'google.com', uid: claims.sub }]);
    expect((await user.getIdTokenResult()).claims.firebase).toMatchObject({
      sign_in_provider: 'google.com',
      identities: { 'google.com': [claims.sub] },
    });
    await signOut(sdk);
    expect((await signInWithCredential(sdk, google(claims))).user.uid).toBe(user.uid);
    const postBody = new URLSearchParams({ id_token: JSON.stringify(claims), providerId: 'google.com' }).toString();
    const { body } = await testBed.call('accounts:signInWithIdp', {
      postBody,
      requestUri: 'http://localhost',
      returnSecureToken: true,
    });
    expect(body).toMatchObject({
      isNewUser: false,
      providerId: 'google.com',
      federatedId: `https://accounts.google.com/${claims.sub}`,
    });
    expect(JSON.parse(String(body.rawUserInfo))).toMatchObject({ local: true });
  });

  test('links to an account with the same verified address', async () => {
    const email = newAddress();
    const sdk = testBed.sdk();
    const { user } = await createUserWithEmailAndPassword(sdk, email, PASSWORD);
    await sendEmailVerification(user);
    await applyActionCode(sdk, mailedCode(testBed.auth, email));
    const linked = await signInWithCredential(
      testBed.sdk(),
      google({ sub: `g-${email}`, email, email_verified: true }),
    );
    expect(linked.user.uid).toBe(user.uid);
    expect(linked.user.providerData.map(({ providerId }) => providerId)).toEqual(['password', 'google.com']);
    await signInWithEmailAndPassword(testBed.sdk(), email, PASSWORD);
  });

  test('claims an account whose address was never verified: its password and sessions end', async () => {
    const email = newAddress();
    const squatter = await createUserWithEmailAndPassword(testBed.sdk(), email, PASSWORD);
    const owner = await signInWithCredential(testBed.sdk(), google({ sub: `g-${email}`, email, email_verified: true }));
    expect(owner.user.uid).toBe(squatter.user.uid);
    await expect(squatter.user.reload()).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    await expect(signInWithEmailAndPassword(testBed.sdk(), email, PASSWORD)).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
  });

  test('asks to confirm an unverified address', async () => {
    const email = newAddress();
    await createUserWithEmailAndPassword(testBed.sdk(), email, PASSWORD);
    await expect(signInWithCredential(testBed.sdk(), google({ sub: `g-${email}`, email }))).rejects.toMatchObject({
      code: 'auth/account-exists-with-different-credential',
    });
  });

  test('links to and unlinks from the signed-in account', async () => {
    const email = newAddress();
    const { user } = await createUserWithEmailAndPassword(testBed.sdk(), email, PASSWORD);
    const credential = google({ sub: `g-${email}`, email: `other-${email}`, email_verified: true });
    await linkWithCredential(user, credential);
    expect(user.providerData).toHaveLength(2);
    const stranger = await createUserWithEmailAndPassword(testBed.sdk(), newAddress(), PASSWORD);
    await expect(linkWithCredential(stranger.user, credential)).rejects.toMatchObject({
      code: 'auth/credential-already-in-use',
    });
    await unlink(user, 'google.com');
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password']);
  });

  test.each([
    ['a signed token', 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln'],
    ['no subject', '{"email":"a@lectern.example"}'],
    ['no JSON', 'hello'],
    ['an array', '["sub"]'],
  ])('refuses %s', async (_what, idToken) => {
    await expect(signInWithCredential(testBed.sdk(), GoogleAuthProvider.credential(idToken))).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
  });

  test.each([
    ['x-forwarded-for', '203.0.113.9'],
    ['origin', 'https://evil.example'],
    ['origin', 'null'],
  ])('refuses a request with %s: %s, because it may come from another machine', async (header, value) => {
    const postBody = 'id_token=%7B%7D&providerId=google.com';
    const response = await fetch(`${testBed.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=local`, {
      method: 'POST',
      headers: { [header]: value, 'content-type': 'application/json' },
      body: JSON.stringify({ postBody }),
    });
    expect(await response.json()).toMatchObject({
      error: { message: expect.stringContaining('OPERATION_NOT_ALLOWED') as string },
    });
  });
});
