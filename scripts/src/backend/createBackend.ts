import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { removeOwnData } from './accountData';
import { createAuth, type Auth, type AuthOptions } from './auth';
import { copyHome } from './backup';
import { allowAnyOrigin } from './crossOrigin';
import { createFirestore, type Firestore, type IndexConfiguration } from './firestore';
import { databaseFile, filesFolder } from './homeLayout';
import { closeDatabase, openDatabase } from './persistence';
import { parseRules } from './rules';
import { createStorage, type Storage } from './storage';

/**
 * What a backend is built from. `home` is the folder that keeps everything, null keeps nothing; the rules are the
 * text of the files; `origin` is where mailed links lead; `now` is milliseconds since 1970.
 */
export type BackendOptions = {
  home: string | null;
  projectId: string;
  firestoreRules: string;
  storageRules: string;
  indexes: IndexConfiguration;
  buckets: string[];
  origin: string | (() => string);
  now?: () => number;
  /** Overrides of the auth service, for tests of it. */
  auth?: Partial<Pick<AuthOptions, 'passwordCost' | 'limits' | 'enumerationProtection'>>;
};

export type Backend = {
  projectId: string;
  /** All of Firebase's paths, at their full form: mount without a prefix on any server. */
  plugin: FastifyPluginAsync;
  auth: Auth;
  firestore: Firestore;
  storage: Storage;
  /** Copies everything, as of one moment, into a folder that does not exist yet; requests go on meanwhile. */
  backup(targetDir: string): Promise<void>;
  close(): Promise<void>;
};

/** Builds a backend. Throws an Error that names the file and the reason when rules, indexes or database cannot be used. */
export function createBackend(options: BackendOptions): Promise<Backend> {
  return Promise.resolve().then(() => compose(options));
}


function compose(options: BackendOptions): Backend {
  const { projectId, now = Date.now } = options;
  const firestoreRuleset = parseRules(options.firestoreRules, 'firestore.rules');
  const storageRuleset = parseRules(options.storageRules, 'storage.rules');
  const home = options.home ?? mkdtempSync(join(tmpdir(), 'lectern-'));
  const db = openDatabase(options.home === null ? ':memory:' : join(home, databaseFile));
  const auth = createAuth({
    ...options.auth,
    db,
    projectId,
    origin: options.origin,
    now,
    onAccountDeleted: (uid) => removeOwnData(uid, firestore, storage, options.buckets),
  });
  const verifyCaller = (header: string | undefined) => auth.verifyCaller(header);
  const firestore = createFirestore({ db, projectId, ruleset: firestoreRuleset, indexes: options.indexes, verifyCaller, now });
  const storage = createStorage({
    db,
    directory: join(home, filesFolder),
    projectId,
    buckets: options.buckets,
    ruleset: storageRuleset,
    verifyCaller,
    readDocument: (path) => firestore.read(path),
    now,
  });
  return {
    projectId,
    auth,
    firestore,
    storage,
    plugin: async (app) => {
      allowAnyOrigin(app);
      for (const service of [auth, firestore, storage]) await app.register(service.routes);
    },
    backup: (targetDir) => copyHome(db, join(home, filesFolder), targetDir),
    close: () => {
      closeDatabase(db);
      if (options.home === null) rmSync(home, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}
