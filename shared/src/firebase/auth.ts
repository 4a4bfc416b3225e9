import {
  applyActionCode, browserLocalPersistence, confirmPasswordReset as confirmReset, connectAuthEmulator, createUserWithEmailAndPassword, deleteUser,
  EmailAuthProvider, GoogleAuthProvider, inMemoryPersistence, indexedDBLocalPersistence, initializeAuth, onIdTokenChanged, reauthenticateWithCredential,
  sendEmailVerification, sendPasswordResetEmail, signInWithCredential, signInWithEmailAndPassword, signOut as leave, updatePassword, updateProfile,
  verifyBeforeUpdateEmail, verifyPasswordResetCode, type Auth, type User,
} from 'firebase/auth';
import { perConnection } from './app';
import { BackendError, typed } from './errors';

/** An account as the backend knows it. `roles` come from the token's claims. */
export type Account = {
  uid: string; email: string; emailVerified: boolean; displayName: string; photoUrl: string | null; roles: readonly ('teacher' | 'admin')[];
};

const open = perConnection(({ app, localOrigin }): Auth => {
  const persistence = typeof indexedDB === 'undefined' ? [inMemoryPersistence] : [indexedDBLocalPersistence, browserLocalPersistence];
  const auth = initializeAuth(app, { persistence });
  if (localOrigin) connectAuthEmulator(auth, localOrigin, { disableWarnings: true });
  return auth;
});

async function accountOf(user: User): Promise<Account> {
  const claims = await user.getIdTokenResult().then((token) => token.claims, () => ({}));
  return {
    uid: user.uid, email: user.email ?? '', emailVerified: user.emailVerified, displayName: user.displayName ?? '', photoUrl: user.photoURL,
    roles: (['teacher', 'admin'] as const).filter((role) => claims[role] === true),
  };
}

function requireUser(): User {
  const user = open().currentUser;
  if (!user) throw new BackendError('signed-out', null);
  return user;
}

/** Calls `listener` with the account, or null, once it is known and at every change; returns the end of it. Persisted accounts are asked for on the network. */
export function observeAccount(listener: (account: Account | null) => void): () => void {
  let last = 0;
  return onIdTokenChanged(open(), (user) => {
    const turn = ++last;
    if (!user) listener(null);
    else void accountOf(user).then((account) => turn === last && listener(account));
  });
}

/** Creates an account, signs it in, and sends the mail that verifies its address. */
export const signUp = (email: string, password: string, displayName: string): Promise<Account> => typed(async () => {
  const { user } = await createUserWithEmailAndPassword(open(), email, password);
  await updateProfile(user, { displayName });
  await sendEmailVerification(user).catch(() => undefined);
  await user.getIdToken(true);
  return accountOf(user);
});

/** Signs in; every failure to match is `credentials`, whichever half was wrong. */
export const signIn = (email: string, password: string): Promise<Account> =>
  typed(async () => accountOf((await signInWithEmailAndPassword(open(), email, password)).user));

/** Signs in with a Google ID token. The embedded backend takes a local, unsigned one. */
export const signInWithGoogleToken = (idToken: string): Promise<Account> =>
  typed(async () => accountOf((await signInWithCredential(open(), GoogleAuthProvider.credential(idToken))).user));

/** Ends the session on this device. */
export const signOut = (): Promise<void> => typed(() => leave(open()));

/** Sends the mail that resets a password. Answers alike whether or not the account exists. */
export const sendPasswordReset = (email: string): Promise<void> => typed(() => sendPasswordResetEmail(open(), email));

/** The address that a reset code belongs to; `code-invalid` or `code-expired` otherwise. */
export const checkPasswordResetCode = (code: string): Promise<string> => typed(() => verifyPasswordResetCode(open(), code));

/** Sets the new password of the account that `code` belongs to. */
export const confirmPasswordReset = (code: string, password: string): Promise<void> => typed(() => confirmReset(open(), code, password));

/** Sends the mail that verifies the signed-in address. */
export const sendVerification = (): Promise<void> => typed(() => sendEmailVerification(requireUser()));

/** Applies a code from a mail: verifies an address, or completes its change. */
export const applyEmailCode = (code: string): Promise<void> => typed(async () => {
  await applyActionCode(open(), code);
  await open().currentUser?.reload();
  await open().currentUser?.getIdToken(true);
});

/** Confirms the password of the signed-in account, as sensitive changes ask for. */
export const confirmPassword = (password: string): Promise<void> => typed(async () => {
  const user = requireUser();
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
});

/** Changes the password; other sessions of the account end. */
export const changePassword = (current: string, next: string): Promise<void> => typed(async () => {
  await confirmPassword(current);
  await updatePassword(requireUser(), next);
});

/** Sends a mail to the new address; the change takes effect when its link is opened. */
export const changeEmail = (password: string, email: string): Promise<void> => typed(async () => {
  await confirmPassword(password);
  await verifyBeforeUpdateEmail(requireUser(), email);
});

/** Changes what the account shows of the person. */
export const changeAccount = (changes: { displayName?: string; photoUrl?: string | null }): Promise<Account> => typed(async () => {
  const user = requireUser();
  await updateProfile(user, { displayName: changes.displayName ?? user.displayName, photoURL: changes.photoUrl === undefined ? user.photoURL : changes.photoUrl });
  await user.getIdToken(true);
  return accountOf(user);
});

/** Deletes the signed-in account and, through the backend, what is its own. */
export const deleteAccount = (password: string): Promise<void> => typed(async () => {
  await confirmPassword(password);
  await deleteUser(requireUser());
});

/** Creates the app's auth ahead of the façades that send tokens, so that documents and files go out signed. */
export const prepareAuth = async (): Promise<void> => {
  await open().authStateReady();
};
