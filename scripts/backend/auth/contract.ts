import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../persistence';
import type { Caller } from '../wireValue';

/**
 * What the auth service is built from. `now` is milliseconds since 1970; `origin` is where mailed links lead, e.g.
 * `http://localhost:4000`, as a function when the port is known only later.
 */
export type AuthOptions = {
  /**
   * Who can reach the site. `local` adds the mailbox page and the stand-in for Google, for requests of this machine
   * alone; on a `public` site neither exists. Default `public`.
   */
  exposure?: Exposure;
  db: Database;
  projectId: string;
  now: () => number;
  origin: string | (() => string);
  /** The page that mailed links open, with `mode` and `oobCode` in its query. Default `/forgot_password`. */
  actionPath?: string;
  /** Cost of a password hash. The default is what OWASP asks for; tests of other things may take less. */
  passwordCost?: PasswordCost;
  /** Overrides of how many attempts are allowed. */
  limits?: Partial<AttemptLimits>;
  /**
   * Unknown address and wrong password answer alike, a reset for an unknown address answers 200. Default true, as
   * hosted.
   */
  enumerationProtection?: boolean;
  /** Called inside the transaction that deletes the account: remove there what is the user's own. */
  onAccountDeleted?: (uid: string) => void;
};

/** Who can reach a site: this machine alone, or others too, be it through a proxy. Decided once, when it starts. */
export type Exposure = 'local' | 'public';

/** scrypt's N, r and p. */
export type PasswordCost = { N: number; r: number; p: number };

/** How many attempts a window allows, per e-mail address and per client. */
export type AttemptLimits = {
  windowMs: number;
  /** Failed sign-ins for one address from one client, and from everywhere. */
  signInPerAddressAndClient: number;
  signInPerAddress: number;
  signInPerClient: number;
  signUpPerClient: number;
  mailPerAddress: number;
  mailPerClient: number;
};

/** An account as administration sees it: no password, no tokens. Times are milliseconds since 1970. */
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
  /** Chosen by the service when absent. */
  uid?: string;
};

/** Account administration without a caller. Every function that names a uid throws when there is no such account. */
export type AuthAdmin = {
  /** Throws when the address is taken, malformed, or the password is refused by the policy. */
  createAccount(account: NewAccount): Promise<Account>;
  getAccount(uid: string): Account | null;
  getAccountByEmail(email: string): Account | null;
  /** Replaces the custom claims; they reach the user with the next ID token. */
  setClaims(uid: string, claims: Record<string, unknown>): void;
  /** Disables or enables an account; disabling revokes every token it has. */
  disable(uid: string, disabled?: boolean): void;
  deleteAccount(uid: string): void;
  /** Accounts in the order of creation. */
  list(page?: { limit?: number; offset?: number }): Account[];
  /** A pair of tokens as a sign-in would give, for tests and tools. */
  signIn(uid: string): { idToken: string; refreshToken: string };
};

/** A mail that hosted Firebase would have sent. */
export type Mail = {
  id: number;
  to: string;
  kind: 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL' | 'NOTICE';
  subject: string;
  text: string;
  /** The address to follow, with `mode` and `oobCode` in its query; null for a plain notice. */
  link: string | null;
  sentAt: number;
};

export type Mailbox = {
  /** Newest first, at most 200. */
  list(email?: string): Mail[];
  latest(email: string): Mail | null;
};

export type Auth = {
  /** Identity Toolkit, Secure Token and the local mailbox page, at their full paths: register without a prefix. */
  routes: FastifyPluginAsync;
  /**
   * Who sends a request, by its `Authorization` header (`Bearer <jwt>` or `Firebase <jwt>`). Absent: null.
   * Throws AuthError (401) for anything else that is not a valid ID token of a live account of this project.
   */
  verifyCaller(authorizationHeader: string | undefined): Caller;
  admin: AuthAdmin;
  mailbox: Mailbox;
};
