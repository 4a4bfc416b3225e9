import { inTransaction } from '../persistence';
import type { AccountRecord } from './store/accounts';
import { AuthError } from './AuthError';
import { changeAndRevoke, removeAccount, startSession, type AuthContext } from './authContext';
import type { Account, AuthAdmin, NewAccount } from './contract';
import { checkPassword } from './passwords/passwordPolicy';
import { RESERVED_CLAIMS } from './tokens/idToken';
import { signCustomToken } from './tokens/customToken';
import { parseEmail } from './requestFields';
import { createUid } from './store/secrets';

/** The client under which commands and importers hash passwords. */
const ADMINISTRATION = 'administration';
const CLAIMS_LIMIT = 1000;

/** Returns account administration for commands, importers and tests. */
export function createAdmin(context: AuthContext): AuthAdmin {
  const { accounts } = context;
  const requireAccount = (uid: string): AccountRecord => {
    const account = accounts.find(uid);
    if (account === null) throw new Error(`There is no account with the id ${uid}.`);
    return account;
  };
  return {
    createAccount: (account) => createAccount(context, account),
    getAccount: (uid) => toAccountOrNull(accounts.find(uid)),
    getAccountByEmail: (email) => toAccountOrNull(accounts.findByEmail(email.trim().toLowerCase())),
    setClaims(uid, claims) {
      checkClaims(claims);
      accounts.update(requireAccount(uid).uid, { claims });
    },
    disable: (uid) => void changeAndRevoke(context, requireAccount(uid), { disabled: true }),
    enable: (uid) => void accounts.update(requireAccount(uid).uid, { disabled: false }),
    deleteAccount(uid) {
      removeAccount(context, requireAccount(uid).uid);
      context.deletions.finishNow(uid);
    },
    list: ({ limit = 1000, offset = 0 } = {}) => accounts.list(limit, offset).map(toAccount),
    search(wanted) {
      const { records, next } = accounts.search(wanted);
      return { accounts: records.map(toAccount), next };
    },
    createCustomToken(uid, claims = {}) {
      checkClaims(claims);
      if (context.erased.has(uid))
        throw new Error(`The account ${uid} was deleted: its id is never used again. Choose another one.`);
      return signCustomToken(context.keys.ensureSync(), context.projectId, { uid, claims }, context.now());
    },
    signIn(uid) {
      const { idToken, refreshToken } = startSession(context, requireAccount(uid).uid, 'password');
      return { idToken, refreshToken };
    },
  };
}

async function createAccount(context: AuthContext, account: NewAccount): Promise<Account> {
  const { password, displayName = null, emailVerified = false, claims = {}, uid = createUid() } = account;
  const email = parseEmail(account.email);
  checkPassword(password, email);
  checkClaims(claims);
  const passwordHash = await context.passwords.hash(password, ADMINISTRATION);
  return inTransaction(context.db, () => {
    if (context.accounts.findByEmail(email) !== null) throw new AuthError('EMAIL_EXISTS');
    if (context.accounts.find(uid) !== null || context.erased.has(uid)) throw new AuthError('DUPLICATE_LOCAL_ID');
    const now = context.now();
    const change = { email, emailVerified, displayName, claims, passwordHash, passwordUpdatedAt: now };
    return toAccount(context.accounts.insert(uid, now, change));
  });
}

function checkClaims(claims: Record<string, unknown>): void {
  const taken = Object.keys(claims).find((name) => RESERVED_CLAIMS.has(name));
  if (taken !== undefined) throw new AuthError('FORBIDDEN_CLAIM', `${taken} is a claim of the token itself`);
  if (JSON.stringify(claims).length > CLAIMS_LIMIT)
    throw new AuthError('CLAIMS_TOO_LARGE', `Custom claims take at most ${CLAIMS_LIMIT} characters`);
}

function toAccountOrNull(record: AccountRecord | null): Account | null {
  return record === null ? null : toAccount(record);
}

function toAccount(record: AccountRecord): Account {
  const { uid, email, emailVerified, displayName, photoUrl, disabled, claims, createdAt, lastLoginAt } = record;
  return { uid, email, emailVerified, displayName, photoUrl, disabled, claims, createdAt, lastLoginAt };
}
