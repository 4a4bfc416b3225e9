import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import type { FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, signInWithEmailAndPassword } from 'firebase/auth';
import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';
import { createAuth, type Auth } from '../auth';
import { createGovernor, NO_QUOTAS } from '../limits';
import { openDatabase, type Database } from '../persistence';
import { parseRules } from '../rules';
import type { Storage, StorageOptions } from '../storage/contract';
import { createStorage } from '../storage/createStorage';
import type { WireFields } from '../wireValue';
import { createSdkApps } from './sdkApps';
import { createTestClock, type TestClock } from './testClock';

/**
 * Everyone reads `public`, signed-in users write their own small images there, `open` is free for all, and `course`
 * needs an enrolment.
 */
export const TEST_RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /open/{name=**} { allow read, write; }
    match /once/{name} { allow read; allow create: if resource == null; allow update, delete: if false; }
    match /public/{uid}/{name} {
      allow read;
      allow write: if request.auth.uid == uid && (request.resource == null
        || (request.resource.size < 1000 && request.resource.contentType.matches('image/.*')));
    }
    match /course/{id}/{name=**} {
      allow get: if firestore.exists(/databases/(default)/documents/users/$(request.auth.uid)/enrolments/$(id));
    }
  }
}`;

/** Auth and storage on one port, and instances of the real SDK that are connected to them. */
export type StorageTestBed = {
  storage: Storage;
  auth: Auth;
  db: Database;
  directory: string;
  url: string;
  documents: Map<string, WireFields>;
  clock: TestClock;
  /** Resolves to a new SDK instance, signed in when an address is given (its account is created when missing). */
  sdk: (email?: string, bucket?: string) => Promise<FirebaseStorage>;
  stop: () => Promise<void>;
};

const PROJECT = 'demo-storage';
const PASSWORD = 'correct horse battery';

/** Starts a test bed in a temporary folder. Stop it when done. */
export async function startStorageTestBed(options: Partial<StorageOptions> = {}): Promise<StorageTestBed> {
  const clock = createTestClock();
  const db = options.db ?? openDatabase(':memory:');
  const directory = options.directory ?? mkdtempSync(join(tmpdir(), 'lectern-storage-'));
  const documents = new Map<string, WireFields>();
  const { auth, storage } = createServices(db, directory, documents, clock, options);
  const server = Fastify();
  await server.register(auth.routes);
  await server.register(storage.routes);
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const apps = createSdkApps();
  const sdk: StorageTestBed['sdk'] = async (email, bucket = 'main') => {
    const app = apps.create({ projectId: PROJECT, storageBucket: bucket });
    const instance = getStorage(app);
    connectStorageEmulator(instance, '127.0.0.1', Number(new URL(url).port));
    if (email !== undefined) await signIn(app, auth, url, email);
    return instance;
  };
  const stop = async (): Promise<void> => {
    await apps.deleteAll();
    await server.close();
    if (options.db === undefined) db.close();
    if (options.directory === undefined) rmSync(directory, { recursive: true, force: true });
  };
  return { storage, auth, db, directory, url, documents, clock, sdk, stop };
}

function createServices(
  db: Database,
  directory: string,
  documents: ReadonlyMap<string, WireFields>,
  { now }: TestClock,
  options: Partial<StorageOptions>,
): { auth: Auth; storage: Storage } {
  const passwordCost = { N: 1024, r: 8, p: 1 };
  const auth = createAuth({ db, projectId: PROJECT, origin: 'http://localhost', passwordCost, now });
  const storage = createStorage({
    db,
    directory,
    projectId: PROJECT,
    buckets: ['main', 'open-courses'],
    ruleset: parseRules(TEST_RULES, 'storage.rules'),
    verifyCaller: (header) => auth.verifyCaller(header),
    readDocument: (path) => documents.get(path.join('/')) ?? null,
    now,
    governor: createGovernor({ limits: { quotas: NO_QUOTAS } }),
    ...options,
  });
  return { auth, storage };
}

async function signIn(app: FirebaseApp, auth: Auth, url: string, email: string): Promise<void> {
  const sdkAuth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(sdkAuth, url, { disableWarnings: true });
  if (auth.admin.getAccountByEmail(email) === null)
    await auth.admin.createAccount({ email, password: PASSWORD, uid: email.replace(/@.*/, '') });
  await signInWithEmailAndPassword(sdkAuth, email, PASSWORD);
}
