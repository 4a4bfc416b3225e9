import type { FastifyPluginAsync } from 'fastify';
import type { Mailbox, Mails } from '../mail';
import type { Database } from '../persistence';
import type { Caller } from '../wireValue';
import type { PasswordHash } from './passwords/passwordHash';

/**
 * Options of the auth service. `now` is milliseconds since 1970. `origin` is the site that mailed links open, e.g.
 * `http://localhost:4000`; it is a function when the port is not known yet.
 */
export type AuthOptions = {
  /**
   * Exposure of the site. `local` adds the mailbox page and the local Google provider, for requests from this machine
   * only; a `public` site has neither. Default `public`.
   */
  exposure?: Exposure;
  db: Database;
  projectId: string;
  now: () => number;
  origin: string | (() => string);
  /** The mails of the same database. By default they are opened, and sent by the process that serves the site. */
  mails?: Mails;
  /** The page that mailed links open, with `mode` and `oobCode` in its query. Default `/forgot_password`. */
  actionPath?: string;
  /** Cost of a password hash. The default follows OWASP; tests may use less. */
  passwordCost?: PasswordCost;
  /** Ways to sign in beside password and the local Google provider. Default: none. */
  signIn?: readonly SignInMethod[];
  /** Overrides for the attempt limits. */
  limits?: Partial<AttemptLimits>;
  /**
   * Gives an unknown address the same response as a wrong password, and answers its password reset with 200. Default
   * true, as in hosted Firebase.
   */
  enumerationProtection?: boolean;
  /** Removes the data of deleted accounts. Default: nothing is removed. */
  deletions?: AccountData;
};

/** Ways to sign in that are off by default. `custom-token` accepts tokens that `admin.createCustomToken` signed. */
export const SIGN_IN_METHODS = ['anonymous', 'email-link', 'custom-token'] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

/**
 * The data of deleted accounts. `record` runs within the transaction that deletes the account; one of the others
 * follows it.
 */
export type AccountData = {
  record(uid: string): void;
  /** Removes the data while other requests are served. */
  finish(uid: string): Promise<void>;
  finishNow(uid: string): void;
};

/**
 * Clients that can reach a site: `local` is this machine alone, `public` others too, possibly through a proxy. Set at
 * start.
 */
export type Exposure = 'local' | 'public';

/** scrypt's N, r and p. */
export type PasswordCost = { N: number; r: number; p: number };

/** Attempts that a window allows, per e-mail address and per client. */
export type AttemptLimits = {
  windowMs: number;
  /**
   * Failed sign-ins for one address: from one client, and in total. Clients that signed in to the account before, or
   * that proved themselves by a mailed code, are exempt from the total.
   */
  signInPerAddressAndClient: number;
  signInPerAddress: number;
  signInPerClient: number;
  signUpPerClient: number;
  /** Mails to one address. Beyond the total, a reset is answered but sends no further mail: earlier links work. */
  mailPerAddressAndClient: number;
  mailPerAddress: number;
  mailPerClient: number;
};

/** An account without its secrets. Times are milliseconds since 1970. */
export type Account = {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  displayName: string | null;
  photoUrl: string | null;
  disabled: boolean;
  claims: Record<string, unknown>;
  createdAt: number;
  lastLoginAt: number | null;
};

export type NewAccount = {
  email: string;
  password: string;
  displayName?: string;
  emailVerified?: boolean;
  claims?: Record<string, unknown>;
  /** Generated when absent. */
  uid?: string;
};

/** Conditions and limits of `AuthAdmin.search`. */
export type AccountSearch = {
  text?: string;
  role?: string;
  disabled?: boolean;
  before?: number | null;
  limit?: number;
};

/**
 * Account administration without a caller. Every function that takes a uid, except `getAccount`, throws when the
 * account does not exist.
 */
export type AuthAdmin = {
  /**
   * Throws when the address is taken, malformed, or the password is refused by the policy, and for a uid that an
   * account has or a deleted one had.
   */
  createAccount(account: NewAccount): Promise<Account>;
  getAccount(uid: string): Account | null;
  getAccountByEmail(email: string): Account | null;
  /** Replaces the custom claims. The next ID token carries them. */
  setClaims(uid: string, claims: Record<string, unknown>): void;
  /** Disables an account and revokes every token it has. */
  disable(uid: string): void;
  /** Enables a disabled account; its owner signs in again. */
  enable(uid: string): void;
  /** Deletes the account and its data. Its uid is never free again. */
  deleteAccount(uid: string): void;
  /** Returns accounts in order of creation. */
  list(page?: { limit?: number; offset?: number }): Account[];
  /**
   * Returns accounts, newest first. `text` finds e-mail addresses and names that contain it, and an exact uid; `role`
   * those with a custom claim of that name that is true. `before` continues a page at its `next`.
   */
  search(wanted: AccountSearch): { accounts: Account[]; next: number | null };
  /**
   * Returns a token for `signInWithCustomToken` of the SDK, valid for an hour. It creates the account when there is
   * none; the claims are those of the session. The site must allow `custom-token`. Throws for a deleted account.
   */
  createCustomToken(uid: string, claims?: Record<string, unknown>): string;
  /** Signs in without a password and returns the tokens, for tests and tools. */
  signIn(uid: string): { idToken: string; refreshToken: string };
};

/** A link between an account and its identity at another provider. */
export type Identity = {
  provider: string;
  subject: string;
  email: string | null;
  displayName: string | null;
  photoUrl: string | null;
};

/** An account with its password hash and its links to other providers, as it moves to another backend. */
export type TransferredAccount = Account & { password: PasswordHash | null; identities: Identity[] };

/** The id of a deleted account: its SHA-256 in web-safe base64, and when it was deleted, in milliseconds since 1970. */
export type ErasedAccount = { uidHash: string; erasedAt: number };

/** All accounts with their secrets. Sessions, one-time codes and mails are no part of them. */
export type AccountTransfer = {
  /** Yields every account in order of creation. */
  export(): Generator<TransferredAccount>;
  /** Stores accounts as they are, all or none. Throws an Error when a uid or an address is taken, or a uid was. */
  import(accounts: readonly TransferredAccount[]): void;
  /** Yields the ids of deleted accounts. */
  exportErased(): Generator<ErasedAccount>;
  /** Stores the ids of accounts that were deleted elsewhere: no account gets one of them. */
  importErased(erased: readonly ErasedAccount[]): void;
};

export type Auth = {
  /** Identity Toolkit, Secure Token and the local mailbox page, at their full paths: register without a prefix. */
  routes: FastifyPluginAsync;
  /**
   * Returns the sender of a request by its `Authorization` header (`Bearer <jwt>` or `Firebase <jwt>`), null without
   * one. Throws AuthError (401) for anything but a valid ID token of an active account of this project.
   */
  verifyCaller(authorizationHeader: string | undefined): Caller;
  /** Returns true while an account exists and is not disabled. */
  isActive(uid: string): boolean;
  admin: AuthAdmin;
  transfer: AccountTransfer;
  mailbox: Mailbox;
};
