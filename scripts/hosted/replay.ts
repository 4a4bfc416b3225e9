import type { Account, AdminQuery, AdminWrite, AuthAdmin, FirestoreAdmin, StoredDocument } from '@lectern/backend';
import { DeskRefusal, type DeskServices } from '../desk';
import { ConflictError } from '../processing';
import type { HostedAccounts } from './hostedAccounts';
import type { HostedFirestore, Versions } from './hostedFirestore';

/** Services that answer later. */
export type HostedServices = { firestore: HostedFirestore; accounts: HostedAccounts };

/** Thrown where synchronous code reads what is not loaded yet. */
class NotLoaded extends Error {
  override readonly name = 'NotLoaded';
}

type Work<T> = (services: DeskServices) => T | Promise<T>;
type Load = () => Promise<void>;
type Cache = {
  documents: Map<string, StoredDocument | null>;
  queries: Map<string, StoredDocument[]>;
  accounts: Map<string, Account | null>;
  roles: Map<string, Account[]>;
};

const MAX_RUNS = 200;
const MAX_CONFLICTS = 10;

/**
 * Runs code of the desk, which reads and writes synchronously, over hosted services: it runs again with everything that
 * it missed loaded, until it misses nothing. Then its changes of accounts are made, and its writes in one commit, which
 * fails unless every document that it got is unchanged. After such a conflict all is read again. So `work` must have no
 * other effects. Rejects with what `work` throws.
 */
export async function replay<T>(hosted: HostedServices, work: Work<T>): Promise<T> {
  for (let conflicts = 0; ; conflicts += 1) {
    const cache: Cache = { documents: new Map(), queries: new Map(), accounts: new Map(), roles: new Map() };
    const { result, changes, writes } = await runUntilLoaded(hosted, cache, work);
    for (const change of changes) await change();
    const versions: Versions = new Map([...cache.documents].map(([path, found]) => [path, found?.updateTime ?? null]));
    try {
      if (writes.length > 0) await hosted.firestore.commit(writes, versions);
      return result;
    } catch (error) {
      if (!(error instanceof ConflictError) || conflicts === MAX_CONFLICTS) throw error;
    }
  }
}

async function runUntilLoaded<T>(hosted: HostedServices, cache: Cache, work: Work<T>) {
  for (let run = 1; run <= MAX_RUNS; run += 1) {
    const missing: Load[] = [];
    const changes: Load[] = [];
    const writes: AdminWrite[] = [];
    const miss = (load: Load): never => {
      missing.push(load);
      throw new NotLoaded('This is loaded before the next run.');
    };
    const services: DeskServices = {
      documents: documentsOf(hosted, cache, writes, miss),
      accounts: accountsOf(hosted, cache, changes, miss),
      files: NO_FILES,
    };
    try {
      const result = await work(services);
      // Code that catches errors may have gone on without what it missed.
      if (missing.length === 0) return { result, changes, writes };
    } catch (error) {
      if (missing.length === 0) throw error;
    }
    for (const load of missing) await load();
  }
  throw new Error(`The work still reads something new after ${MAX_RUNS} runs.`);
}

const unsupported = (): never => {
  throw new Error('This is not possible on hosted Firebase.');
};

/** A decision about a draft with files says so, instead of publishing a course whose videos are missing. */
const noFiles = (): never => {
  throw new DeskRefusal(
    'Files of courses can’t be published on hosted Firebase: only a site of its own (lectern start) copies them.',
  );
};

/** The project's bucket is not read: there is nothing to list, and what a draft names can't be copied. */
const NO_FILES: DeskServices['files'] = {
  bucket: 'none',
  admin: {
    put: noFiles,
    putAll: noFiles,
    get: noFiles,
    open: noFiles,
    list: () => [],
    folders: () => [],
    delete: noFiles,
    removeUploads: noFiles,
  },
};

function documentsOf(
  { firestore }: HostedServices,
  cache: Cache,
  writes: AdminWrite[],
  miss: (load: Load) => never,
): FirestoreAdmin {
  const written = new Map<string, StoredDocument | null>();
  const get = (path: string): StoredDocument | null => {
    const found = written.get(path) ?? cache.documents.get(path);
    if (written.get(path) === null) return null;
    return found !== undefined ? found : miss(async () => void cache.documents.set(path, await firestore.get(path)));
  };
  const commit = (more: AdminWrite[]): void => {
    for (const write of more) applyTo(written, get, write);
    writes.push(...more);
  };
  const query = (wanted: AdminQuery): StoredDocument[] => {
    const key = JSON.stringify(wanted);
    return cache.queries.get(key) ?? miss(async () => void cache.queries.set(key, await firestore.query(wanted)));
  };
  return {
    get,
    query,
    commit,
    set: (path, fields) => commit([{ set: path, fields }]),
    delete(path) {
      const isStored = get(path) !== null;
      commit([{ delete: path }]);
      return isStored;
    },
    *scan(collection, { group } = { group: false }) {
      yield* query({ collection, group });
    },
    transaction: (work) => work(),
    deleteTree: unsupported,
    deleteTreeInSteps: unsupported,
    changedSince: unsupported,
  };
}

/** Notes a write, so that what follows in the same work reads it. */
function applyTo(
  written: Map<string, StoredDocument | null>,
  get: (path: string) => StoredDocument | null,
  write: AdminWrite,
): void {
  if ('delete' in write) {
    written.set(write.delete, null);
    return;
  }
  const path = 'set' in write ? write.set : write.merge;
  const before = 'set' in write ? null : get(path);
  const times = { createTime: before?.createTime ?? 0, updateTime: before?.updateTime ?? 0 };
  written.set(path, { path, fields: { ...before?.fields, ...write.fields }, ...times });
}

function accountsOf(
  { accounts }: HostedServices,
  cache: Cache,
  changes: Load[],
  miss: (load: Load) => never,
): AuthAdmin {
  const cached = (key: string, load: () => Promise<Account | null>): Account | null => {
    const found = cache.accounts.get(key);
    return found !== undefined ? found : miss(async () => void cache.accounts.set(key, await load()));
  };
  const byRole = (role: string): Account[] =>
    cache.roles.get(role) ?? miss(async () => void cache.roles.set(role, await accounts.listByRole(role)));
  return {
    getAccount: (uid) => cached(`uid ${uid}`, () => accounts.find(uid)),
    getAccountByEmail: (email) => cached(`email ${email}`, () => accounts.findByEmail(email)),
    setClaims: (uid, claims) => void changes.push(() => accounts.setClaims(uid, claims)),
    disable: (uid) => void changes.push(() => accounts.disable(uid)),
    enable: (uid) => void changes.push(() => accounts.enable(uid)),
    search: ({ role }) => (role === undefined ? unsupported() : { accounts: byRole(role), next: null }),
    createAccount: unsupported,
    deleteAccount: unsupported,
    list: unsupported,
    createCustomToken: unsupported,
    signIn: unsupported,
  };
}
