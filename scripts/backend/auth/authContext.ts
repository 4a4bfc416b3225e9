import type { CommitQueue } from '../commits/commitQueue';
import type { Mails } from '../mail';
import type { Database } from '../persistence';
import { inTransaction } from '../persistence';
import { AuthError } from './AuthError';
import { CLOCK_LEEWAY_MS } from './clockGuard';
import type { KnownClients } from './store/knownClients';
import type { AccountChange, AccountRecord, Accounts } from './store/accounts';
import type { ErasedAccounts } from './store/erasedAccounts';
import type { Attempts } from './attempts';
import type { AccountData, AttemptLimits, Exposure, SignInMethod } from './contract';
import { ID_TOKEN_SECONDS, readIdToken, signIdToken, signInOf, type SignIn, type TokenClaims } from './tokens/idToken';
import type { OneTimeCodes } from './store/oneTimeCodes';
import type { PasswordHashes } from './passwords/passwordHashes';
import type { Sessions } from './store/sessions';
import type { SigningKeys } from './store/signingKeys';

/** Dependencies shared by all operations of the service. */
export type AuthContext = {
  db: Database;
  /** Writes of requests that a client can repeat quickly: durable once resolved, flushed outside the main thread. */
  commits: CommitQueue;
  projectId: string;
  exposure: Exposure;
  now: () => number;
  origin: () => string;
  actionPath: string;
  signIn: readonly SignInMethod[];
  enumerationProtection: boolean;
  limits: AttemptLimits;
  accounts: Accounts;
  erased: ErasedAccounts;
  sessions: Sessions;
  codes: OneTimeCodes;
  mails: Mails;
  attempts: Attempts;
  clients: KnownClients;
  /** Call it with each request: it takes back what a clock that was ahead has issued. */
  guardClock: () => void;
  passwords: PasswordHashes;
  keys: SigningKeys;
  deletions: AccountData;
};

/**
 * The client of a request, judged by its connection: `key` counts its attempts. `isLocal` is true only on a local site,
 * for this machine's user.
 */
export type RequestClient = { key: string; isLocal: boolean; language: string };

/** The tokens in a response, under Identity Toolkit's names. */
type Tokens = { idToken: string; refreshToken: string; expiresIn: string };

/** An account, with the claims of the ID token that identified it. */
type Authenticated = { account: AccountRecord; claims: TokenClaims };

/** Seconds after a sign-in during which sensitive changes are allowed. Source: Firebase, "Re-authenticate a user". */
const RECENT_SECONDS = 300;

/**
 * Returns the active account that an ID token identifies. Throws AuthError `INVALID_ID_TOKEN`, `TOKEN_EXPIRED`,
 * `USER_NOT_FOUND` or `USER_DISABLED`.
 */
export function authenticate(context: AuthContext, idToken: string): Authenticated {
  const claims = readIdToken(context.keys.current(), context.projectId, idToken, context.now());
  requireActiveAccount(context, claims);
  const account = context.accounts.find(claims.sub);
  if (account === null) throw new AuthError('USER_NOT_FOUND');
  return { account, claims };
}

/**
 * Throws AuthError `USER_NOT_FOUND`, `USER_DISABLED` or `TOKEN_EXPIRED` when the account of a genuine token was deleted
 * or disabled, or the token revoked.
 */
export function requireActiveAccount(context: AuthContext, claims: TokenClaims): void {
  const state = context.accounts.tokenState(claims.sub);
  if (state === null) throw new AuthError('USER_NOT_FOUND');
  if (state.disabled) throw new AuthError('USER_DISABLED');
  if (claims.iat < state.validSince) throw new AuthError('TOKEN_EXPIRED');
}

/**
 * Returns the account that is deleted, or that another way to sign in is added to. Throws AuthError like
 * {@link authenticate}, and `CREDENTIAL_TOO_OLD_LOGIN_AGAIN`, except for an anonymous account: its session is all that
 * proves it.
 */
export function authenticateForChange(context: AuthContext, idToken: string): AccountRecord {
  const { account, claims } = authenticate(context, idToken);
  const isAnonymous = account.email === null && account.identities.length === 0;
  if (!isAnonymous || signInOf(claims).provider !== 'anonymous') requireRecentSignIn(context, claims);
  return account;
}

/** Throws AuthError `CREDENTIAL_TOO_OLD_LOGIN_AGAIN` when the token's sign-in was more than five minutes ago. */
export function requireRecentSignIn(context: AuthContext, claims: TokenClaims): void {
  const age = context.now() / 1000 - claims.auth_time;
  if (age > RECENT_SECONDS || age < -CLOCK_LEEWAY_MS / 1000) throw new AuthError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
}

/**
 * Throws AuthError `OPERATION_NOT_ALLOWED` where, as in hosted Firebase with enumeration protection, only
 * verifyBeforeUpdateEmail changes the address of an account.
 */
export function requireChangeWithoutMail({ enumerationProtection }: AuthContext): void {
  if (enumerationProtection)
    throw new AuthError('OPERATION_NOT_ALLOWED', 'Please verify the new email before changing email.');
}

/** Throws AuthError `OPERATION_NOT_ALLOWED` unless the site allows this way to sign in. */
export function requireMethod({ signIn }: AuthContext, method: SignInMethod, name: string): void {
  if (!signIn.includes(method)) throw new AuthError('OPERATION_NOT_ALLOWED', `${name} is disabled`);
}

/** Signs the account in: starts a session and returns its first tokens. Throws AuthError `USER_DISABLED`. */
export function startSession(
  context: AuthContext,
  uid: string,
  provider: string,
  claims?: Record<string, unknown>,
): Tokens & { account: AccountRecord } {
  return inTransaction(context.db, () => {
    const now = context.now();
    const { validSince } = context.accounts.update(uid, { lastLoginAt: now });
    // A clock that was ahead wrote this time: without a correction every token would be refused until then.
    const isAhead = validSince * 1000 > now + CLOCK_LEEWAY_MS;
    const account = context.accounts.update(uid, isAhead ? { validSince: Math.floor(now / 1000) } : {});
    if (account.disabled) throw new AuthError('USER_DISABLED');
    const signIn = { provider, authTime: Math.floor(now / 1000), ...(claims === undefined ? {} : { claims }) };
    return { ...issueTokens(context, account, signIn), account };
  });
}

/** Returns new tokens with the sign-in provider and time of an existing session. */
export function continueSession(context: AuthContext, { account, claims }: Authenticated): Tokens {
  return issueTokens(context, account, signInOf(claims));
}

/** Returns a new ID token, without a refresh token. */
export function createIdToken(context: AuthContext, account: AccountRecord, signIn: SignIn): string {
  return signIdToken(context.keys.ensureSync(), context.projectId, account, signIn, context.now());
}

/**
 * Changes the account and revokes all its ID tokens, refresh tokens and one-time codes, except codes that change its
 * address back.
 */
export function changeAndRevoke(context: AuthContext, account: AccountRecord, change: AccountChange): AccountRecord {
  return inTransaction(context.db, () => {
    context.sessions.revokeAll(account.uid);
    context.codes.revokeAll(account.uid);
    // Token times are whole seconds: only the next second is later than every token issued in this one.
    const validSince = Math.max(Math.floor(context.now() / 1000), account.validSince) + 1;
    return context.accounts.update(account.uid, { ...change, validSince });
  });
}

/**
 * Deletes the account, its sessions and codes, the user's data, and the mails to its address but those that outlive it.
 * Its id is never free again.
 */
export function removeAccount(context: AuthContext, uid: string): void {
  inTransaction(context.db, () => {
    const email = context.accounts.find(uid)?.email;
    context.accounts.remove(uid);
    context.erased.record(uid, context.now());
    if (email != null) context.mails.forget(email);
    context.deletions.record(uid);
  });
}

function issueTokens(context: AuthContext, account: AccountRecord, signIn: SignIn): Tokens {
  return {
    idToken: createIdToken(context, account, signIn),
    refreshToken: context.sessions.start(account.uid, signIn),
    expiresIn: String(ID_TOKEN_SECONDS),
  };
}
