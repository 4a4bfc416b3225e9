import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { removeOwnData } from './accountData';
import { createAuth, type Auth, type AuthOptions, type Exposure } from './auth';
import { copyHome } from './backup';
import { answerLocalOrigins } from './crossOrigin';
import { createFirestore, type Firestore, type IndexConfiguration } from './firestore';
import { databaseFile, filesFolder } from './homeLayout';
import { closeDatabase, openDatabase, type Database } from './persistence';
import { parseRules, type Ruleset } from './rules';
import { createStorage, type Storage } from './storage';

/**
 * What a backend is built from. `home` is the folder that keeps everything, null keeps nothing; the rules are the
 * text of the files; `origin` is where mailed links lead; `now` is milliseconds since 1970.
 */
export type BackendOptions = {
  home: string | null;
  /** Who can reach it; on a public site nothing exists that is meant for this machine alone. Default `public`. */
  exposure?: Exposure;
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

/**
 * Builds a backend. Throws an Error that names the file and the reason when rules, indexes or database cannot be used.
 */
export function createBackend(options: BackendOptions): Promise<Backend> {
  return Promise.resolve().then(() => compose(options));
}

function compose(options: BackendOptions): Backend {
  const rulesets = {
    firestore: rulesFor('cloud.firestore', options.firestoreRules, 'firestore.rules'),
    storage: rulesFor('firebase.storage', options.storageRules, 'storage.rules'),
  };
  const home = openHome(options.home);
  try {
    const services = createServices(options, home, rulesets);
    return {
      projectId: options.projectId,
      ...services,
      plugin: async (app) => {
        if (options.exposure === 'local') answerLocalOrigins(app);
        for (const service of Object.values(services)) await app.register(service.routes);
      },
      backup: (targetDir) => copyHome(home.db, home.files, targetDir),
      close: () => {
        home.close();
        return Promise.resolve();
      },
    };
  } catch (error) {
    home.close();
    throw error;
  }
}

function rulesFor(service: Ruleset['service'], text: string, fileName: string): Ruleset {
  const ruleset = parseRules(text, fileName);
  if (ruleset.service !== service)
    throw new Error(`${fileName} must hold rules of ${service}; it holds rules of ${ruleset.service}.`);
  return ruleset;
}

/** Where everything is kept; `close` may be called twice. */
type Home = { db: Database; files: string; close: () => void };

function openHome(given: string | null): Home {
  const folder = given ?? mkdtempSync(join(tmpdir(), 'lectern-'));
  const db = openDatabase(given === null ? ':memory:' : join(folder, databaseFile));
  const close = () => {
    closeDatabase(db);
    if (given === null) rmSync(folder, { recursive: true, force: true });
  };
  return { db, files: join(folder, filesFolder), close };
}

type Services = { auth: Auth; firestore: Firestore; storage: Storage };

function createServices(
  options: BackendOptions,
  { db, files }: Home,
  rulesets: { firestore: Ruleset; storage: Ruleset },
): Services {
  const { projectId, exposure, indexes, buckets, origin, now = Date.now } = options;
  const onAccountDeleted = (uid: string) => removeOwnData(uid, firestore, storage, buckets);
  const auth = createAuth({ ...options.auth, db, exposure, projectId, origin, now, onAccountDeleted });
  const verifyCaller = (header: string | undefined) => auth.verifyCaller(header);
  const firestore = createFirestore({ db, projectId, ruleset: rulesets.firestore, indexes, verifyCaller, now });
  const readDocument = (path: string[]) => firestore.read(path);
  const storage = createStorage({
    db,
    directory: files,
    projectId,
    buckets,
    ruleset: rulesets.storage,
    verifyCaller,
    readDocument,
    now,
  });
  return { auth, firestore, storage };
}
