import './ignoreDefaults';
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset as confirmReset,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  onIdTokenChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as endSession,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
  type Auth,
  type User,
} from 'firebase/auth';
import { openAuth as open } from './authState';
import { textOf } from '@lectern/shared/text';
import { guestText } from './text/guest.en';
import { BackendError, typed } from './errors';
import { asGuest, byMailedLink, byToken, mailLink, requireRecent, upgradeGuest } from './otherSignIn';

/** An account of the backend. `roles` come from the token's claims. */
export type Account = {
  uid: string;
  email: string;
  emailVerified: boolean;
  displayName: string;
  photoUrl: string | null;
  roles: readonly ('teacher' | 'admin')[];
};

/**
 * Report of the session's state. `isConfirmed` is false while the account is only stored on this device, because the
 * backend did not answer. `isByChoice` is false when the session ended without a request from here: it was revoked, or
 * ended in another tab.
 */
export type AccountReport = { account: Account; isConfirmed: boolean } | { account: null; isByChoice: boolean };

async function accountOf(user: User): Promise<Account> {
  const claims: Record<string, unknown> = await user.getIdTokenResult().then(
    (token) => token.claims,
    () => ({}),
  );
  return {
    uid: user.uid,
    email: user.email ?? '',
    emailVerified: user.emailVerified,
    displayName: user.displayName ?? (user.isAnonymous ? textOf(guestText).name : ''),
    photoUrl: user.photoURL,
    roles: (['teacher', 'admin'] as const).filter((role) => claims[role] === true),
  };
}

function requireUser(): User {
  const user = open().auth.currentUser;
  if (!user) throw new BackendError('signed-out', null);
  return user;
}

/** Runs a call that ends the session on purpose, so that its end is reported as such. */
async function ending<T>(call: (auth: Auth) => Promise<T>): Promise<T> {
  const state = open();
  state.endings += 1;
  try {
    return await call(state.auth);
  } finally {
    // The SDK reports the end a moment after the call has resolved.
    setTimeout(() => (state.endings -= 1), 0);
  }
}

/**
 * Calls `listener` with the session once it is known and at every change; returns a function that stops it. A persisted
 * account is confirmed by the backend first; without a network it is reported unconfirmed.
 */
export function observeAccount(listener: (report: AccountReport) => void): () => void {
  const state = open();
  let reports = 0;
  let restored: User | null | undefined;
  return onIdTokenChanged(state.auth, (user) => {
    const own = ++reports;
    if (!user) {
      restored = null;
      listener({ account: null, isByChoice: state.endings > 0 });
      return;
    }
    if (restored === undefined) restored = isUnconfirmed(user) ? user : null;
    const isConfirmed = user !== restored || !isUnconfirmed(user);
    void accountOf(user).then((account) => own === reports && listener({ account, isConfirmed }));
  });
}

/**
 * Returns true while the backend has not confirmed a restored user. The SDK does not report that its look-up failed
 * without a network; only the stored answer is missing.
 */
function isUnconfirmed(user: User): boolean {
  return 'reloadUserInfo' in user && user.reloadUserInfo === null;
}

/**
 * Asks the backend whether the session is still valid. A revoked session ends, and observers are notified. Rejects when
 * the backend does not answer.
 */
export const confirmAccount = (): Promise<void> => typed(async () => open().auth.currentUser?.reload());

/** Fetches a new token, with the roles that the account has now. Observers are notified. */
export const refreshAccount = (): Promise<void> =>
  typed(async () => {
    await open().auth.currentUser?.getIdToken(true);
  });

/** Resolves to the token that proves to the site's own server who is signed in; null for a visitor. */
export const getCallerToken = (): Promise<string | null> =>
  typed(async () => {
    await open().auth.authStateReady();
    return (await open().auth.currentUser?.getIdToken()) ?? null;
  });

/** Returns the uid of the signed-in person, or null. Reliable only within `asCaller`. */
export const callerUid = (): string | null => open().auth.currentUser?.uid ?? null;

/** Resolves to the uid of the signed-in person, or null, once the session is known. */
export const getCallerUid = (): Promise<string | null> =>
  typed(async () => {
    await open().auth.authStateReady();
    return callerUid();
  });

/**
 * Runs a call once the session is known, as the signed-in person. Rejects with `signed-out`, without running it, when
 * the account that screens still show is no longer signed in: nothing is sent as somebody else. A refusal for an
 * invalid session also triggers a check of the session.
 */
export async function asCaller<T>(call: () => Promise<T>): Promise<T> {
  const { auth, calls, reported } = open();
  const run = (): Promise<T> => {
    if (reported !== null && reported !== callerUid()) throw new BackendError('signed-out', null);
    return call();
  };
  try {
    return await calls.add(typed(() => auth.authStateReady().then(run)));
  } catch (error) {
    if (error instanceof BackendError && error.kind === 'signed-out') void confirmAccount().catch(() => undefined);
    throw error;
  }
}

/**
 * Creates an account, signs it in, and sends the mail that verifies its address. A guest keeps the data. Resolves even
 * if the name cannot be stored or the mail cannot be sent: both can be repeated later.
 */
export const signUp = (email: string, password: string, displayName: string): Promise<Account> =>
  typed(async () => {
    const { auth } = open();
    const guest = await upgradeGuest(auth, email, password);
    const user = guest ?? (await createUserWithEmailAndPassword(auth, email, password)).user;
    await Promise.allSettled([updateProfile(user, { displayName }), sendEmailVerification(user)]);
    await user.getIdToken(true).catch(() => undefined);
    return accountOf(user);
  });

/** Signs in. A wrong address and a wrong password are both `credentials`. */
export const signIn = (email: string, password: string): Promise<Account> =>
  typed(async () => accountOf((await signInWithEmailAndPassword(open().auth, email, password)).user));

/** Signs in without an address. The account keeps its data when it signs up later. */
export const signInAsGuest = (): Promise<Account> => typed(async () => accountOf(await asGuest(open().auth)));

/** Mails a link to `page`, a path of this site, that signs in once within an hour. */
export const sendSignInLink = (email: string, page: string): Promise<void> =>
  typed(() => mailLink(open().auth, email, new URL(page, location.origin).href));

/** Signs in with a mailed link, also on another device. Rejects with `code-invalid`, `code-expired` or `invalid`. */
export const signInWithLink = (email: string, link: string): Promise<Account> =>
  typed(async () => accountOf(await byMailedLink(open().auth, email, link)));

/** Signs in with a custom token. Rejects with `code-invalid` for one that was forged or has expired. */
export const signInWithToken = (token: string): Promise<Account> =>
  typed(async () => accountOf(await byToken(open().auth, token)));

/**
 * Ends the session on this device. Calls that were made before it are answered first, for at most a second: the SDK
 * would send them without the account, and what they save would be refused.
 */
export const signOut = (): Promise<void> =>
  typed(() =>
    ending(async (auth) => {
      await open().calls.settled();
      await endSession(auth);
    }),
  );

/** Sends the mail that resets a password. Resolves in the same way when there is no such account. */
export const sendPasswordReset = (email: string): Promise<void> =>
  typed(() => sendPasswordResetEmail(open().auth, email));

/** Resolves to the address of a reset code; rejects with `code-invalid` or `code-expired`. The code stays valid. */
export const checkPasswordResetCode = (code: string): Promise<string> =>
  typed(() => verifyPasswordResetCode(open().auth, code));

/**
 * Sets the new password of the account that `code` belongs to and ends every session of it. When the password is
 * refused, the code stays valid.
 */
export const confirmPasswordReset = (code: string, password: string): Promise<void> =>
  typed(() => confirmReset(open().auth, code, password));

/** Sends the mail that verifies the signed-in address. */
export const sendVerification = (): Promise<void> => typed(() => sendEmailVerification(requireUser()));

/**
 * Applies a code from a mail (verifies an address, or completes or reverts its change) and resolves to the address that
 * is valid from now on. After a change every session of the account has ended, including this one.
 */
export const applyEmailCode = (code: string): Promise<string> =>
  typed(() =>
    ending(async (auth) => {
      const { data } = await checkActionCode(auth, code);
      await applyActionCode(auth, code);
      await auth.currentUser?.reload().catch(() => undefined);
      await auth.currentUser?.getIdToken(true).catch(() => undefined);
      return data.email ?? '';
    }),
  );

/**
 * Confirms the password of the signed-in account, as sensitive changes require. An account without an address has none:
 * a guest needs no confirmation, anybody else has to have signed in a moment ago (`sign-in-again`).
 */
export const confirmPassword = (password: string): Promise<void> =>
  typed(async () => {
    const user = requireUser();
    if (user.email === null) return requireRecent(user);
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password));
  });

/** Changes the password and ends the other sessions of the account. */
export const changePassword = (current: string, next: string): Promise<void> =>
  typed(async () => {
    await confirmPassword(current);
    await updatePassword(requireUser(), next);
  });

/** Sends a mail to the new address. The change takes effect when its link is opened. */
export const changeEmail = (password: string, email: string): Promise<void> =>
  typed(async () => {
    await confirmPassword(password);
    await verifyBeforeUpdateEmail(requireUser(), email);
  });

/**
 * Resolves to the signed-in account with the times of its creation and last sign-in; null where the backend has none.
 */
export const getAccountRecord = (): Promise<Account & { createdAt: Date | null; lastSignInAt: Date | null }> =>
  typed(async () => {
    await open().auth.authStateReady();
    const user = requireUser();
    const { creationTime, lastSignInTime } = user.metadata;
    return { ...(await accountOf(user)), createdAt: timeOf(creationTime), lastSignInAt: timeOf(lastSignInTime) };
  });

const timeOf = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text));

/** Changes the name and picture of the signed-in account. */
export const changeAccount = (changes: { displayName?: string; photoUrl?: string | null }): Promise<Account> =>
  typed(async () => {
    const user = requireUser();
    await updateProfile(user, {
      displayName: changes.displayName ?? user.displayName,
      photoURL: changes.photoUrl === undefined ? user.photoURL : changes.photoUrl,
    });
    await user.getIdToken(true);
    return accountOf(user);
  });

/** Deletes the signed-in account. The embedded backend also removes its remaining data; hosted Firebase does not. */
export const deleteAccount = (password: string): Promise<void> =>
  typed(async () => {
    await confirmPassword(password);
    await ending(() => deleteUser(requireUser()));
  });
