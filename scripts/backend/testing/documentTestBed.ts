import { initializeApp, deleteApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, setLogLevel, type Firestore as Sdk } from 'firebase/firestore/lite';
import { createAuth, type Auth } from '../auth';
import { createServer } from '../httpServer';
import { openDatabase, type Database } from '../persistence';
import { parseRules } from '../rules';
import { createFirestore, NO_INDEXES, type Firestore, type IndexConfiguration } from '../firestore/index';
import { OPEN_RULES } from './openRules';

/** The document service on a port of its own with the real SDK speaking to it. */
export type DocumentTestBed = {
  url: string;
  projectId: string;
  db: Database;
  firestore: Firestore;
  auth: Auth;
  /** A new SDK instance, signed in when a uid is given. */
  sdk(uid?: string): Promise<Sdk>;
  /** Sends a body, as it is, to `…/documents<path>`, e.g. `:commit`. */
  send(path: string, body: unknown, headers?: Record<string, string>): Promise<{ status: number; body: unknown }>;
  stop(): Promise<void>;
};

export type BedOptions = { rules?: string; indexes?: IndexConfiguration; now?: () => number; db?: Database };

let beds = 0;

export async function startDocumentTestBed(options: BedOptions = {}): Promise<DocumentTestBed> {
  setLogLevel('silent');
  beds += 1;
  const projectId = `demo-documents-${beds}`;
  const db = options.db ?? openDatabase(':memory:');
  const now = options.now ?? Date.now;
  const auth = createAuth({ db, projectId, now, origin: 'http://localhost', passwordCost: { N: 1024, r: 8, p: 1 } });
  const firestore = createFirestore({
    db,
    projectId,
    ruleset: parseRules(options.rules ?? OPEN_RULES, 'firestore.rules'),
    indexes: options.indexes ?? NO_INDEXES,
    verifyCaller: (header) => auth.verifyCaller(header),
    now,
  });
  const server = createServer(false);
  await server.register(auth.routes);
  await server.register(firestore.routes);
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const apps: ReturnType<typeof initializeApp>[] = [];
  return {
    url,
    projectId,
    db,
    firestore,
    auth,
    async sdk(uid) {
      const app = initializeApp({ apiKey: 'local', projectId }, `${projectId}-${apps.length}`);
      apps.push(app);
      const sdk = getFirestore(app);
      const token = uid === undefined ? {} : { mockUserToken: await tokenOf(auth, uid) };
      connectFirestoreEmulator(sdk, '127.0.0.1', Number(new URL(url).port), token);
      return sdk;
    },
    async send(path, body, headers = {}) {
      const text = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
      const address = `${url}/v1/projects/${projectId}/databases/(default)/documents${path}`;
      const response = await fetch(address, {
        method: 'POST',
        body: text,
        headers: { 'content-type': 'text/plain', ...headers },
      });
      return { status: response.status, body: await response.json() };
    },
    async stop() {
      await Promise.all(apps.map((app) => deleteApp(app)));
      await server.close();
      db.close();
    },
  };
}

async function tokenOf(auth: Auth, uid: string): Promise<string> {
  if (auth.admin.getAccount(uid) === null)
    await auth.admin.createAccount({ uid, email: `${uid}@lectern.example`, password: 'correct horse battery' });
  return auth.admin.signIn(uid).idToken;
}
