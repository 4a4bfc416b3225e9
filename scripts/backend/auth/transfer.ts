import { inTransaction, type Database } from '../persistence';
import type { AccountTransfer, TransferredAccount } from './contract';
import { formatHash, parseHash } from './passwords/passwordHash';
import type { AuthContext } from './authContext';
import type { AccountRecord } from './store/accounts';

type Stores = Pick<AuthContext, 'accounts' | 'erased'>;

/** Accounts that are read at a time. */
const BATCH = 500;

/** Returns the accounts with their secrets, for moves to another backend. */
export function createTransfer(db: Database, stores: Stores): AccountTransfer {
  const { accounts, erased } = stores;
  return {
    *export() {
      for (let offset = 0; ; offset += BATCH) {
        const batch = accounts.list(BATCH, offset);
        for (const account of batch) yield toTransferred(account);
        if (batch.length < BATCH) return;
      }
    },
    import: (all) => inTransaction(db, () => all.forEach((account) => store(stores, account))),
    *exportErased() {
      for (let last = ''; ;) {
        const batch = erased.list(BATCH, last);
        yield* batch;
        last = batch.at(-1)?.uidHash ?? '';
        if (batch.length < BATCH) return;
      }
    },
    importErased: (all) => inTransaction(db, () => all.forEach((one) => erased.add(one))),
  };
}

function toTransferred({ passwordHash, identities, ...record }: AccountRecord): TransferredAccount {
  const { uid, email, emailVerified, displayName, photoUrl, disabled, claims, createdAt, lastLoginAt } = record;
  const account = { uid, email, emailVerified, displayName, photoUrl, disabled, claims, createdAt, lastLoginAt };
  return { ...account, password: passwordHash === null ? null : parseHash(passwordHash), identities };
}

function store({ accounts, erased }: Stores, account: TransferredAccount): void {
  const { uid, createdAt, password, identities, ...rest } = account;
  if (accounts.find(uid) !== null) throw new Error(`There is already an account with the id ${uid}.`);
  if (erased.has(uid)) throw new Error(`The account ${uid} was deleted here: its id is not given to another one.`);
  if (rest.email !== null && accounts.findByEmail(rest.email) !== null)
    throw new Error(`There is already an account with the address ${rest.email}.`);
  accounts.insert(uid, createdAt, {
    ...rest,
    passwordHash: password && formatHash(password),
    passwordUpdatedAt: password && createdAt,
    // Whoever has an address, but neither a password nor a provider, signs in by mailed links.
    emailLink: rest.email !== null && password === null && identities.length === 0,
  });
  for (const identity of identities) accounts.link(uid, identity);
}
