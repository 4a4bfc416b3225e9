import { createCommitQueue } from '../commits/commitQueue';
import { createMails } from '../mail';
import { applyMigrations } from '../persistence';
import { createAccounts } from './store/accounts';
import { createErasedAccounts } from './store/erasedAccounts';
import { createAdmin } from './admin';
import { createClockGuard } from './clockGuard';
import { createKnownClients } from './store/knownClients';
import { createAttempts, DEFAULT_LIMITS } from './attempts';
import type { AuthContext } from './authContext';
import type { AccountData, Auth, AuthOptions } from './contract';
import { AUTH_MIGRATIONS } from './store/migrations';
import { createOneTimeCodes } from './store/oneTimeCodes';
import { createPasswordHashes } from './passwords/passwordHashes';
import { createRoutes } from './routes';
import { createSessions } from './store/sessions';
import { createSigningKeys } from './store/signingKeys';
import { createCallerVerifier } from './tokens/callerVerifier';
import { createTransfer } from './transfer';

/**
 * Builds the auth service on an open database and creates or migrates its tables. Throws DatabaseError when they are
 * newer than this program.
 */
export function createAuth(options: AuthOptions): Auth {
  const { db, now, origin } = options;
  const mails = options.mails ?? createMails(db, { now });
  applyMigrations(db, 'auth', AUTH_MIGRATIONS);
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const keys = createSigningKeys(db, now);
  const context: AuthContext = {
    db,
    commits: createCommitQueue(db),
    projectId: options.projectId,
    exposure: options.exposure ?? 'public',
    now,
    origin: typeof origin === 'function' ? origin : () => origin,
    actionPath: options.actionPath ?? '/forgot_password',
    signIn: options.signIn ?? [],
    enumerationProtection: options.enumerationProtection ?? true,
    limits,
    accounts: createAccounts(db),
    erased: createErasedAccounts(db),
    sessions: createSessions(db, now),
    codes: createOneTimeCodes(db, now),
    mails,
    attempts: createAttempts(limits, now),
    clients: createKnownClients(db, now),
    guardClock: createClockGuard(db, now, keys),
    passwords: createPasswordHashes(options.passwordCost),
    keys,
    deletions: options.deletions ?? NO_DATA,
  };
  return {
    routes: createRoutes(context),
    verifyCaller: createCallerVerifier(context),
    isActive: (uid) => context.accounts.tokenState(uid)?.disabled === false,
    admin: createAdmin(context),
    transfer: createTransfer(db, context),
    mailbox: mails,
  };
}

const NO_DATA: AccountData = { record: () => undefined, finish: () => Promise.resolve(), finishNow: () => undefined };
