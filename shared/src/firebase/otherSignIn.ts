import {
  EmailAuthProvider,
  isSignInWithEmailLink,
  linkWithCredential,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithCredential,
  signInWithCustomToken,
  type Auth,
  type AuthCredential,
  type User,
} from 'firebase/auth';

/** Signs in as a guest: an account without an address, which keeps its data when it is upgraded later. */
export const asGuest = async (auth: Auth): Promise<User> => (await signInAnonymously(auth)).user;

/** Mails a link to `page`, an address of this site, that signs in once within an hour. */
export const mailLink = (auth: Auth, email: string, page: string): Promise<void> =>
  sendSignInLinkToEmail(auth, email, { url: page, handleCodeInApp: true });

/**
 * Signs in with a mailed link. A guest becomes the account of the address, with the same data, unless there is one
 * already. Rejects for a link that was used, has expired, or belongs to another address.
 */
export async function byMailedLink(auth: Auth, email: string, link: string): Promise<User> {
  if (!isSignInWithEmailLink(auth, link))
    throw Object.assign(new Error('The address is not a sign-in link.'), { code: 'auth/invalid-action-code' });
  return upgradeOrSignIn(auth, EmailAuthProvider.credentialWithLink(email, link));
}

/** Signs in with a custom token, which another system got from `lectern admin token`. */
export const byToken = async (auth: Auth, token: string): Promise<User> =>
  (await signInWithCustomToken(auth, token)).user;

/** Maximum age of a recent sign-in, in milliseconds. The backend allows five minutes: the request takes time too. */
const RECENT = 4 * 60_000;

/**
 * Resolves for a guest, and for a sign-in of the last minutes. Otherwise rejects as the backend would, but before
 * anything is changed.
 */
export async function requireRecent(user: User): Promise<void> {
  const { authTime } = await user.getIdTokenResult();
  if (!user.isAnonymous && Date.now() - Date.parse(authTime) > RECENT)
    throw Object.assign(new Error(`The sign-in of ${authTime} is not recent enough.`), {
      code: 'auth/requires-recent-login',
    });
}

/**
 * Gives the account that is signed in without an address, as a guest or by a token, an address and a password; the data
 * stays. Returns null when there is no such account.
 */
export async function upgradeGuest(auth: Auth, email: string, password: string): Promise<User | null> {
  const guest = auth.currentUser;
  return guest?.email === null
    ? (await linkWithCredential(guest, EmailAuthProvider.credential(email, password))).user
    : null;
}

async function upgradeOrSignIn(auth: Auth, credential: AuthCredential): Promise<User> {
  const guest = auth.currentUser;
  if (guest?.isAnonymous !== true) return (await signInWithCredential(auth, credential)).user;
  try {
    return (await linkWithCredential(guest, credential)).user;
  } catch (error) {
    if ((error as { code?: string }).code !== 'auth/email-already-in-use') throw error;
    return (await signInWithCredential(auth, credential)).user;
  }
}
