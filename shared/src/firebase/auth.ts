import {
  applyActionCode,
  browserLocalPersistence,
  checkActionCode,
  confirmPasswordReset as confirmReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  inMemoryPersistence,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as leave,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
  type Auth,
  type User,
} from 'firebase/auth';
import { perConnection } from './app';
import { BackendError, typed } from './errors';

/** An account as the backend knows it. `roles` come from the token's claims. */
export type Account = {
  uid: string;
  email: string;
  emailVerified: boolean;
  displayName: string;
  photoUrl: string | null;
  roles: readonly ('teacher' | 'admin')[];
};

/**
 * What is known of the session. `isConfirmed` is false while the account is only what this device remembers, because
 * the backend could not be asked. `isByChoice` is false when nobody here asked for the end: the session was revoked, or
 * ended in another tab.
 */
export type AccountReport = { account: Account; isConfirmed: boolean } | { account: null; isByChoice: boolean };

/** An open auth. `endings` counts the calls under way that end the session on purpose. */
type Desk = { auth: Auth; endings: number };

const open = perConnection(({ app, localOrigin }): Desk => {
  const persistence =
    typeof indexedDB === 'undefined' ? [inMemoryPersistence] : [indexedDBLocalPersistence, browserLocalPersistence];
  const auth = initializeAuth(app, { persistence });
  if (localOrigin) connectAuthEmulator(auth, localOrigin, { disableWarnings: true });
  return { auth, endings: 0 };
});

async function accountOf(user: User): Promise<Account> {
  const claims: Record<string, unknown> = await user.getIdTokenResult().then(
    (token) => token.claims,
    () => ({}),
  );
  return {
    uid: user.uid,
    email: user.email ?? '',
    emailVerified: user.emailVerified,
    displayName: user.displayName ?? '',
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
  const desk = open();
  desk.endings += 1;
  try {
    return await call(desk.auth);
  } finally {
    // The report of the end comes a moment after the call that asked for it.
    setTimeout(() => (desk.endings -= 1), 0);
  }
}

/**
 * Calls `listener` with the session once it is known and at every change; returns the end of it. A persisted account is
 * asked for on the network first; when the network is down it is reported all the same, unconfirmed.
 */
export function observeAccount(listener: (report: AccountReport) => void): () => void {
  const desk = open();
  let turn = 0;
  let restored: User | null | undefined;
  return onIdTokenChanged(desk.auth, (user) => {
    const own = ++turn;
    if (!user) {
      restored = null;
      listener({ account: null, isByChoice: desk.endings > 0 });
      return;
    }
    if (restored === undefined) restored = isUnanswered(user) ? user : null;
    const isConfirmed = user !== restored || !isUnanswered(user);
    void accountOf(user).then((account) => own === turn && listener({ account, isConfirmed }));
  });
}

/**
 * The SDK keeps a restored user when its look-up fails for want of a network, and tells nobody; the answer that it
 * keeps is then missing.
 */
function isUnanswered(user: User): boolean {
  return 'reloadUserInfo' in user && user.reloadUserInfo === null;
}

/**
 * Asks the backend whether the session still holds. One that was revoked ends, and is reported so; rejects when the
 * backend can't be asked.
 */
export const confirmAccount = (): Promise<void> => typed(async () => open().auth.currentUser?.reload());

/** The uid of whoever is signed in, or null; known within `asCaller`. */
export const callerUid = (): string | null => open().auth.currentUser?.uid ?? null;

/** The uid of whoever is signed in, or null, once that is known. */
export const getCallerUid = (): Promise<string | null> =>
  typed(async () => {
    await open().auth.authStateReady();
    return callerUid();
  });

/**
 * Runs a call in the name of whoever is signed in, once that is known. A call that is refused for want of a valid
 * session has the session checked.
 */
export async function asCaller<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await typed(async () => {
      await open().auth.authStateReady();
      return call();
    });
  } catch (error) {
    if (error instanceof BackendError && error.kind === 'signed-out') void confirmAccount().catch(() => undefined);
    throw error;
  }
}

/**
 * Creates an account, signs it in, and sends the mail that verifies its address. Once the account exists the rest is
 * for later: a name that could not be stored, or a mail that could not be sent, fails nothing.
 */
export const signUp = (email: string, password: string, displayName: string): Promise<Account> =>
  typed(async () => {
    const { user } = await createUserWithEmailAndPassword(open().auth, email, password);
    await Promise.allSettled([updateProfile(user, { displayName }), sendEmailVerification(user)]);
    await user.getIdToken(true).catch(() => undefined);
    return accountOf(user);
  });

/** Signs in; every failure to match is `credentials`, whichever half was wrong. */
export const signIn = (email: string, password: string): Promise<Account> =>
  typed(async () => accountOf((await signInWithEmailAndPassword(open().auth, email, password)).user));

/** Ends the session on this device. */
export const signOut = (): Promise<void> => typed(() => ending(leave));

/** Sends the mail that resets a password. Answers alike whether or not the account exists. */
export const sendPasswordReset = (email: string): Promise<void> =>
  typed(() => sendPasswordResetEmail(open().auth, email));

/** The address that a reset code belongs to; `code-invalid` or `code-expired` otherwise. The code stays good. */
export const checkPasswordResetCode = (code: string): Promise<string> =>
  typed(() => verifyPasswordResetCode(open().auth, code));

/**
 * Sets the new password of the account that `code` belongs to; every session of the account ends. A password that is
 * refused leaves the code good.
 */
export const confirmPasswordReset = (code: string, password: string): Promise<void> =>
  typed(() => confirmReset(open().auth, code, password));

/** Sends the mail that verifies the signed-in address. */
export const sendVerification = (): Promise<void> => typed(() => sendEmailVerification(requireUser()));

/**
 * Applies a code from a mail (verifies an address, completes its change, or takes the change back) and resolves to the
 * address that holds from now on. After a change every session of the account has ended, this one included.
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

/** Confirms the password of the signed-in account, as sensitive changes ask for. */
export const confirmPassword = (password: string): Promise<void> =>
  typed(async () => {
    const user = requireUser();
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
  });

/** Changes the password; other sessions of the account end. */
export const changePassword = (current: string, next: string): Promise<void> =>
  typed(async () => {
    await confirmPassword(current);
    await updatePassword(requireUser(), next);
  });

/** Sends a mail to the new address; the change takes effect when its link is opened. */
export const changeEmail = (password: string, email: string): Promise<void> =>
  typed(async () => {
    await confirmPassword(password);
    await verifyBeforeUpdateEmail(requireUser(), email);
  });

/**
 * The signed-in account with what the backend keeps of its times: when it was made, and when somebody last signed in to
 * it.
 */
export const getAccountRecord = (): Promise<Account & { createdAt: Date | null; lastSignInAt: Date | null }> =>
  typed(async () => {
    await open().auth.authStateReady();
    const user = requireUser();
    const { creationTime, lastSignInTime } = user.metadata;
    return { ...(await accountOf(user)), createdAt: timeOf(creationTime), lastSignInAt: timeOf(lastSignInTime) };
  });

const timeOf = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text));

/** Changes what the account shows of the person. */
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

/** Deletes the signed-in account. The embedded backend removes what is left of its data; hosted Firebase does not. */
export const deleteAccount = (password: string): Promise<void> =>
  typed(async () => {
    await confirmPassword(password);
    await ending(() => deleteUser(requireUser()));
  });
