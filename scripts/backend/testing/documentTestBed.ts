import { connectFirestoreEmulator, getFirestore, setLogLevel, type Firestore as Sdk } from 'firebase/firestore/lite';
import { createAuth, type Auth } from '../auth';
import {
  createFirestore,
  NO_INDEXES,
  type Firestore,
  type FirestoreOptions,
  type IndexConfiguration,
} from '../firestore';
import { createServer } from '../httpServer';
import { createGovernor, NO_QUOTAS, type Governor } from '../limits';
import { openDatabase, type Database } from '../persistence';
import { parseRules } from '../rules';
import { OPEN_RULES } from './openRules';
import { createSdkApps } from './sdkApps';

/** The document service on its own port, and instances of the real SDK that are connected to it. */
export type DocumentTestBed = {
  url: string;
  projectId: string;
  db: Database;
  firestore: Firestore;
  auth: Auth;
  /** Resolves to a new SDK instance, signed in when a uid is given. */
  sdk(uid?: string): Promise<Sdk>;
  /** Sends an unchanged body to `…/documents<path>`, e.g. `:commit`. */
  send(path: string, body: unknown, headers?: Record<string, string>): Promise<{ status: number; body: unknown }>;
  stop(): Promise<void>;
};

type TestBedOptions = {
  rules?: string;
  indexes?: IndexConfiguration;
  now?: () => number;
  /** Default: the default limits, without quotas. */
  governor?: Governor;
  /** The file of the database. Default: in memory. */
  file?: string;
  /** Default: another project for each test bed. */
  projectId?: string;
  /** Default: the tokens of the test bed's accounts. */
  verifyCaller?: FirestoreOptions['verifyCaller'];
  /** Gets the reason of each refusal by the rules. */
  onRefused?: (reason: string) => void;
};

let count = 0;

/** Starts the service in memory. By default the rules allow everything. Stop it when done. */
export async function startDocumentTestBed(options: TestBedOptions = {}): Promise<DocumentTestBed> {
  setLogLevel('silent');
  const { projectId = `demo-documents-${(count += 1)}` } = options;
  const services = createServices(projectId, options);
  const { db, auth, firestore } = services;
  const server = createServer(options.onRefused !== undefined, (line) => {
    const { reason } = JSON.parse(line) as { reason?: string };
    if (reason !== undefined) options.onRefused?.(reason);
  });
  await server.register(auth.routes);
  await server.register(firestore.routes);
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const apps = createSdkApps();
  return {
    url,
    projectId,
    ...services,
    async sdk(uid) {
      const sdk = getFirestore(apps.create({ projectId }));
      const token = uid === undefined ? {} : { mockUserToken: await tokenOf(auth, uid) };
      connectFirestoreEmulator(sdk, '127.0.0.1', Number(new URL(url).port), token);
      return sdk;
    },
    send: (path, body, headers) =>
      send(`${url}/v1/projects/${projectId}/databases/(default)/documents${path}`, body, headers),
    async stop() {
      await apps.deleteAll();
      await server.close();
      services.firestore.close();
      db.close();
    },
  };
}

type Services = Pick<DocumentTestBed, 'db' | 'auth' | 'firestore'>;

function createServices(projectId: string, options: TestBedOptions): Services {
  const { rules, indexes, now = Date.now, governor, file = ':memory:' } = options;
  const db = openDatabase(file);
  const auth = createAuth({ db, projectId, now, origin: 'http://localhost', passwordCost: { N: 1024, r: 8, p: 1 } });
  const firestore = createFirestore({
    db,
    projectId,
    ruleset: parseRules(rules ?? OPEN_RULES, 'firestore.rules'),
    indexes: indexes ?? NO_INDEXES,
    verifyCaller: options.verifyCaller ?? ((header) => auth.verifyCaller(header)),
    now,
    governor: governor ?? createGovernor({ limits: { quotas: NO_QUOTAS } }),
  });
  return { db, auth, firestore };
}

async function send(
  address: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(address, {
    method: 'POST',
    body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
    headers: { 'content-type': 'text/plain', ...headers },
  });
  return { status: response.status, body: await response.json() };
}

async function tokenOf(auth: Auth, uid: string): Promise<string> {
  if (auth.admin.getAccount(uid) === null)
    await auth.admin.createAccount({ uid, email: `${uid}@lectern.example`, password: 'correct horse battery' });
  return auth.admin.signIn(uid).idToken;
}
