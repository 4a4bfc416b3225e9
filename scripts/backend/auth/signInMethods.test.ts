import {
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  isSignInWithEmailLink,
  linkWithCredential,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signOut,
  unlink,
  updateProfile,
} from 'firebase/auth';
import { startAuthTestBed, type AuthTestBed } from '../testing/authTestBed';

const PASSWORD = 'correct horse battery';
const PAGE = 'http://localhost:4000/signed-in?next=1';

let testBed: AuthTestBed;
let count = 0;
const newAddress = (): string => `guest-${(count += 1)}@lectern.example`;
const google = (email: string) =>
  GoogleAuthProvider.credential(JSON.stringify({ sub: `g-${email}`, email, email_verified: true }));
const tokenOf = async (user: { getIdTokenResult(): Promise<{ claims: object; signInProvider: string | null }> }) =>
  user.getIdTokenResult();

beforeAll(async () => {
  testBed = await startAuthTestBed({ signIn: ['anonymous', 'email-link', 'custom-token'] });
});
afterAll(() => testBed.stop());

describe('anonymous accounts', () => {
  test('sign in, are known to the rules as anonymous, and stay the same after a reload', async () => {
    const { user } = await signInAnonymously(testBed.sdk());
    expect(user).toMatchObject({ isAnonymous: true, email: null, providerData: [] });
    const { claims, signInProvider } = await tokenOf(user);
    expect(signInProvider).toBe('anonymous');
    expect(claims).toMatchObject({ provider_id: 'anonymous', firebase: { identities: {} } });
    await user.reload();
    expect(user.isAnonymous).toBe(true);
    expect(testBed.auth.verifyCaller(`Bearer ${await user.getIdToken()}`)?.uid).toBe(user.uid);
  });

  test('linking a password keeps the uid, also long after the sign-in', async () => {
    const email = newAddress();
    const { user } = await signInAnonymously(testBed.sdk());
    testBed.clock.advance(600_000);
    const linked = await linkWithCredential(user, EmailAuthProvider.credential(email, PASSWORD));
    expect(linked.user).toMatchObject({ uid: user.uid, isAnonymous: false, email });
    const again = await signInWithEmailAndPassword(testBed.sdk(), email, PASSWORD);
    expect(again.user.uid).toBe(user.uid);
  });

  test('a guest can delete the account without a recent sign-in, as guests can’t sign in again', async () => {
    const { user } = await signInAnonymously(testBed.sdk());
    testBed.clock.advance(600_000);
    await deleteUser(user);
    expect(testBed.auth.admin.getAccount(user.uid)).toBeNull();
  });

  test('linking Google or a mailed link keeps the uid and gives the address', async () => {
    const [email, mailed] = [newAddress(), newAddress()];
    const first = await signInAnonymously(testBed.sdk());
    const linked = await linkWithCredential(first.user, google(email));
    expect(linked.user).toMatchObject({ uid: first.user.uid, isAnonymous: false, email });
    const sdk = testBed.sdk();
    const second = await signInAnonymously(sdk);
    await sendSignInLinkToEmail(sdk, mailed, { url: PAGE, handleCodeInApp: true });
    const link = testBed.auth.mailbox.latest(mailed)?.link ?? '';
    const named = await linkWithCredential(second.user, EmailAuthProvider.credentialWithLink(mailed, link));
    expect(named.user).toMatchObject({ uid: second.user.uid, email: mailed, emailVerified: true });
  });
});

describe('mailed links', () => {
  const request = async (email: string): Promise<string> => {
    await sendSignInLinkToEmail(testBed.sdk(), email, { url: PAGE, handleCodeInApp: true });
    return testBed.auth.mailbox.latest(email)?.link ?? '';
  };

  test('open the page that asked for them, sign up, and sign in again, each once', async () => {
    const email = newAddress();
    const link = await request(email);
    expect(link).toContain('http://localhost:4000/signed-in?next=1&');
    const sdk = testBed.sdk();
    expect(isSignInWithEmailLink(sdk, link)).toBe(true);
    const { user } = await signInWithEmailLink(sdk, email, link);
    expect(user).toMatchObject({ email, emailVerified: true });
    expect(user.providerData).toMatchObject([{ providerId: 'password' }]);
    await expect(signInWithEmailLink(sdk, email, link)).rejects.toMatchObject({ code: 'auth/invalid-action-code' });
    const again = await signInWithEmailLink(testBed.sdk(), email, await request(email));
    expect(again.user.uid).toBe(user.uid);
  });

  test('are for one address only', async () => {
    const link = await request(newAddress());
    await expect(signInWithEmailLink(testBed.sdk(), newAddress(), link)).rejects.toMatchObject({
      code: 'auth/invalid-email',
    });
  });

  test('remove the password that somebody else set for the address before it was verified', async () => {
    const email = newAddress();
    const { uid } = await testBed.auth.admin.createAccount({ email, password: PASSWORD });
    const { user } = await signInWithEmailLink(testBed.sdk(), email, await request(email));
    expect(user.uid).toBe(uid);
    await expect(signInWithEmailAndPassword(testBed.sdk(), email, PASSWORD)).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
  });

  test('continue to pages of this site only, and codes for other purposes sign nobody in', async () => {
    const email = newAddress();
    await expect(
      sendSignInLinkToEmail(testBed.sdk(), email, { url: 'https://evil.example/', handleCodeInApp: true }),
    ).rejects.toMatchObject({ code: 'auth/unauthorized-continue-uri' });
    await testBed.auth.admin.createAccount({ email, password: PASSWORD });
    await testBed.call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const oobCode = new URL(testBed.auth.mailbox.latest(email)?.link ?? '').searchParams.get('oobCode');
    const { body } = await testBed.call('accounts:signInWithEmailLink', { email, oobCode });
    expect(body.error?.message).toBe('INVALID_OOB_CODE');
  });
});

describe('on a public site', () => {
  const origin = 'https://learn.example';
  const email = 'ada@lectern.example';
  let site: AuthTestBed;
  beforeAll(async () => (site = await startAuthTestBed({ signIn: ['email-link'], exposure: 'public', origin })));
  afterAll(() => site.stop());
  const ask = async (requestType: string, continueUrl: string) =>
    (await site.call('accounts:sendOobCode', { requestType, email, continueUrl })).status;

  test.each(['EMAIL_SIGNIN', 'PASSWORD_RESET'])('a link for %s leads to pages of its own origin only', async (kind) => {
    const foreign = ['https://learn.example:8443/', 'http://learn.example/', 'https://other.example/', 'data:,learn'];
    expect(await Promise.all(foreign.map((page) => ask(kind, page)))).toEqual([400, 400, 400, 400]);
    expect(site.auth.mailbox.list()).toEqual([]);
  });

  test('who asks from the server itself gets a link to the same page of the site', async () => {
    for (const page of [`${origin}/sign_in?next=1`, 'http://localhost:4000/sign_in?next=1']) {
      expect(await ask('EMAIL_SIGNIN', page)).toBe(200);
      expect(site.auth.mailbox.latest(email)?.link).toContain(`${origin}/sign_in?next=1&`);
    }
    await ask('EMAIL_SIGNIN', 'http://localhost:4000//other.example/');
    expect(new URL(site.auth.mailbox.latest(email)?.link ?? '').origin).toBe(origin);
  });
});

describe('custom tokens', () => {
  test('sign in with the claims of the token, which a refresh and a change of profile keep', async () => {
    const uid = 'imported-7';
    const token = testBed.auth.admin.createCustomToken(uid, { group: 'b' });
    const { user } = await signInWithCustomToken(testBed.sdk(), token);
    expect(user).toMatchObject({ uid, isAnonymous: false });
    const first = await tokenOf(user);
    expect(first).toMatchObject({ signInProvider: 'custom', claims: { group: 'b', sub: uid } });
    await updateProfile(user, { displayName: 'Ada' });
    await user.getIdToken(true);
    expect((await tokenOf(user)).claims).toMatchObject({ group: 'b', name: 'Ada' });
  });

  test('do not keep the claims of an account that lost them', async () => {
    const email = newAddress();
    const claims = { admin: true, group: 'a' };
    const { uid } = await testBed.auth.admin.createAccount({ email, password: PASSWORD, claims });
    const token = testBed.auth.admin.createCustomToken(uid, { group: 'b' });
    const { user } = await signInWithCustomToken(testBed.sdk(), token);
    await updateProfile(user, { displayName: 'Ada' });
    testBed.auth.admin.setClaims(uid, {});
    await user.getIdToken(true);
    const after = await tokenOf(user);
    expect(after.claims).toMatchObject({ name: 'Ada', group: 'b' });
    expect(after.claims).not.toHaveProperty('admin');
  });

  test('an expired or forged one, and an ID token, is refused', async () => {
    const token = testBed.auth.admin.createCustomToken('imported-8');
    const refused = (text: string) =>
      expect(signInWithCustomToken(testBed.sdk(), text)).rejects.toMatchObject({ code: 'auth/invalid-custom-token' });
    await refused(`${token.slice(0, -4)}AAAA`);
    const { user } = await signInAnonymously(testBed.sdk());
    await refused(await user.getIdToken());
    expect(() => testBed.auth.verifyCaller(`Bearer ${token}`)).toThrow('INVALID_ID_TOKEN');
    testBed.clock.advance(3_600_001);
    await refused(token);
  });

  test('a deleted account does not come back under its id, neither by a token nor by administration', async () => {
    const { admin, transfer, verifyCaller } = testBed.auth;
    const [uid, sdk] = ['imported-9', testBed.sdk()];
    const token = admin.createCustomToken(uid, { group: 'b' });
    const { user } = await signInWithCustomToken(sdk, token);
    const [idToken, moved] = [await user.getIdToken(), [...transfer.export()].filter((account) => account.uid === uid)];
    await deleteUser(user);
    await expect(signInWithCustomToken(testBed.sdk(), token)).rejects.toMatchObject({
      code: 'auth/invalid-custom-token',
    });
    expect(() => admin.createCustomToken(uid)).toThrow('imported-9 was deleted');
    await expect(admin.createAccount({ uid, email: newAddress(), password: PASSWORD })).rejects.toThrow('DUPLICATE');
    expect(() => transfer.import(moved)).toThrow('imported-9 was deleted here');
    expect(() => verifyCaller(`Bearer ${idToken}`)).toThrow('USER_NOT_FOUND');
    expect(admin.getAccount(uid)).toBeNull();
  });
});

describe('linked providers', () => {
  test('one Google account is linked once, and an account has one Google account', async () => {
    const [email, other] = [newAddress(), newAddress()];
    const { user } = await signInWithCredential(testBed.sdk(), google(email));
    const idToken = await user.getIdToken();
    const link = async (address: string): Promise<string | undefined> => {
      const id_token = JSON.stringify({ sub: `g-${address}`, email: address, email_verified: true });
      const postBody = new URLSearchParams({ id_token, providerId: 'google.com' }).toString();
      const { body } = await testBed.call('accounts:signInWithIdp', {
        idToken,
        postBody,
        requestUri: 'http://localhost',
      });
      return body.error?.message;
    };
    expect(await link(email)).toBe('FEDERATED_USER_ID_ALREADY_LINKED');
    expect(await link(other)).toBe('PROVIDER_ALREADY_LINKED');
    const guest = await signInAnonymously(testBed.sdk());
    await expect(linkWithCredential(guest.user, google(email))).rejects.toMatchObject({
      code: 'auth/credential-already-in-use',
    });
  });

  test('the last one can be unlinked, as in hosted Firebase, and the session continues', async () => {
    const email = newAddress();
    const sdk = testBed.sdk();
    const { user } = await signInWithCredential(sdk, google(email));
    await unlink(user, 'google.com');
    expect(user.providerData).toEqual([]);
    await user.reload();
    expect(user.uid).toBe(sdk.currentUser?.uid);
    await signOut(sdk);
  });
});

test('anonymous, mailed-link and custom-token sign-in are off by default', async () => {
  const plain = await startAuthTestBed();
  await expect(signInAnonymously(plain.sdk())).rejects.toMatchObject({ code: 'auth/admin-restricted-operation' });
  await expect(
    sendSignInLinkToEmail(plain.sdk(), newAddress(), { url: PAGE, handleCodeInApp: true }),
  ).rejects.toMatchObject({ code: 'auth/operation-not-allowed' });
  await expect(
    signInWithCustomToken(plain.sdk(), plain.auth.admin.createCustomToken('somebody')),
  ).rejects.toMatchObject({ code: 'auth/operation-not-allowed' });
  await plain.stop();
});
