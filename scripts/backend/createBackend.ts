import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { createAccountDeletions, type AccountDeletions } from './accountDeletions';
import { createAuth, type Auth, type AuthOptions, type Exposure } from './auth';
import { copyHome } from './backup';
import { allowLocalOrigins } from './crossOrigin';
import { createFirestore, type Firestore, type IndexConfiguration } from './firestore';
import { DATABASE_FILE, FILES_FOLDER } from './homeLayout';
import { createGovernor, type Governor } from './limits';
import { createMails, type MailDelivery, type Mails, type OutgoingMail } from './mail';
import { closeDatabase, openDatabase, type Database } from './persistence';
import { parseRules, type Ruleset } from './rules';
import { createStorage, type Storage } from './storage';

/** Options of a backend. */
export type BackendOptions = {
  /** The folder that holds all data; null keeps everything in memory. */
  home: string | null;
  /** Clients that can reach the backend. A public one has no routes meant for this machine alone. Default `public`. */
  exposure?: Exposure;
  projectId: string;
  /** The text of the rules files. */
  firestoreRules: string;
  storageRules: string;
  indexes: IndexConfiguration;
  /** The storage buckets that exist. */
  buckets: string[];
  /** Origin of the site that links in mails open. */
  origin: string | (() => string);
  /** Milliseconds since 1970. Default: the machine's clock. */
  now?: () => number;
  /**
   * Delivery of mails; null only stores them in the mailbox. By default the process that serves the site decides, and
   * sends them. `onTrouble` gets a sentence for the log when mails begin to fail.
   */
  mail?: { delivery?: MailDelivery | null; onTrouble?: (message: string) => void };
  /**
   * Removes the data of a deleted account, after the account. Each `yield` lets other requests run. After an
   * interruption it is called again at the next start, or within an hour, from the beginning.
   */
  onAccountDeleted?: (uid: string, services: Pick<Backend, 'firestore' | 'storage'>) => Iterable<unknown> | undefined;
  /** Limits of requests, clients and accounts, shared with a gateway in this process. Default: the default limits. */
  governor?: Governor;
  /** Ways to sign in, and overrides for the auth service, used by tests. */
  auth?: Partial<Pick<AuthOptions, 'passwordCost' | 'limits' | 'enumerationProtection' | 'signIn'>>;
};

/** The services of one project in this process, over the data of one home folder or in memory. */
export type Backend = {
  projectId: string;
  governor: Governor;
  /** The routes of all services at their full paths: register it without a prefix on any server. */
  plugin: FastifyPluginAsync;
  auth: Auth;
  firestore: Firestore;
  storage: Storage;
  /**
   * Hands in a mail: stored durably, sent at least once, within an open transaction or without. On a site without a
   * mail server it only goes to the mailbox. Throws an Error for a malformed address.
   */
  sendMail(mail: OutgoingMail): void;
  /** Copies all data, as of one moment, into a folder that does not exist yet. Requests are served meanwhile. */
  backup(targetDir: string): Promise<void>;
  /**
   * Resolves once the data of accounts is removed whose deletion was interrupted before the start. Warns of what can't
   * be removed, and never rejects.
   */
  finishDeletions(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Builds a backend. Rejects with an Error that names file and reason when rules, indexes or database are unusable.
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
    const governor = options.governor ?? createGovernor();
    const mails = createMails(home.db, { ...options.mail, now: options.now ?? Date.now });
    const { deletions, ...services } = createServices({ ...options, governor }, home, mails, rulesets);
    const resumed = deletions.resume();
    return {
      projectId: options.projectId,
      governor,
      ...services,
      plugin: async (app) => {
        if (options.exposure === 'local') allowLocalOrigins(app);
        for (const service of Object.values(services)) await app.register(service.routes);
      },
      sendMail: (mail) => mails.send(mail),
      backup: (targetDir) => copyHome(home.db, home.files, targetDir),
      finishDeletions: () => resumed,
      close: () => {
        services.firestore.close();
        return mails.close().finally(home.close);
      },
    };
  } catch (error) {
    home.close();
    throw error;
  }
}

function rulesFor(service: Ruleset['service'], text: string, fileName: string): Ruleset {
  const ruleset = parseRules(text, fileName, service);
  if (ruleset.service !== service)
    throw new Error(`${fileName} must hold rules of ${service}; it holds rules of ${ruleset.service}.`);
  return ruleset;
}

/** The open data of a backend. `close` may be called twice. */
type Home = { db: Database; files: string; close: () => void };

function openHome(folder: string | null): Home {
  const path = folder ?? mkdtempSync(join(tmpdir(), 'lectern-'));
  const db = openDatabase(folder === null ? ':memory:' : join(path, DATABASE_FILE));
  const close = () => {
    closeDatabase(db);
    if (folder === null) rmSync(path, { recursive: true, force: true });
  };
  return { db, files: join(path, FILES_FOLDER), close };
}

type Services = Pick<Backend, 'auth' | 'firestore' | 'storage'> & { deletions: AccountDeletions };

function createServices(
  options: BackendOptions & { governor: Governor },
  { db, files }: Home,
  mails: Mails,
  rulesets: { firestore: Ruleset; storage: Ruleset },
): Services {
  const { projectId, exposure, indexes, buckets, origin, governor, now = Date.now } = options;
  const deletions = createAccountDeletions(db, governor.work, (uid) => {
    storage.admin.removeUploads(uid);
    return options.onAccountDeleted?.(uid, { firestore, storage });
  });
  const auth = createAuth({ ...options.auth, db, mails, exposure, projectId, origin, now, deletions });
  const verifyCaller = (header: string | undefined) => auth.verifyCaller(header);
  const isActive = (uid: string) => auth.isActive(uid);
  const firestore = createFirestore({
    db,
    projectId,
    ruleset: rulesets.firestore,
    indexes,
    verifyCaller,
    isActive,
    now,
    governor,
  });
  const readDocument = (path: string[]) => firestore.read(path);
  const storage = createStorage({
    db,
    directory: files,
    projectId,
    buckets,
    ruleset: rulesets.storage,
    verifyCaller,
    isActive,
    readDocument,
    now,
    governor,
  });
  return { auth, firestore, storage, deletions };
}
