import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, signInWithEmailAndPassword } from 'firebase/auth';
import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';
import { createAuth, type Auth } from '../auth';
import { openDatabase, type Database } from '../persistence';
import { parseRules } from '../rules';
import type { WireFields } from '../wireValue';
import type { Storage, StorageOptions } from '../storage/contract';
import { createStorage } from '../storage/createStorage';

/**
 * Everyone reads `public`, everyone signed in writes own small images there, `open` is free for all, `course` needs an
 * enrolment.
 */
export const TEST_RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /open/{name=**} { allow read, write; }
    match /once/{name} { allow read; allow create: if resource == null; allow update, delete: if false; }
    match /public/{uid}/{name} {
      allow read;
      allow write: if request.auth.uid == uid && (request.resource == null || (request.resource.size < 1000 && request.resource.contentType.matches('image/.*')));
    }
    match /course/{id}/{name=**} {
      allow get: if firestore.exists(/databases/(default)/documents/users/$(request.auth.uid)/enrolments/$(id));
    }
  }
}`;

/** Auth and storage on one port, and real SDK instances that speak to them. */
export type StorageTestBed = {
  storage: Storage;
  auth: Auth;
  db: Database;
  directory: string;
  url: string;
  documents: Map<string, WireFields>;
  clock: { advance: (ms: number) => void };
  /** A new SDK instance, signed in when an address is given (the account is made if there is none). */
  sdk: (email?: string, bucket?: string) => Promise<FirebaseStorage>;
  stop: () => Promise<void>;
};

const PASSWORD = 'correct horse battery';
let bedCount = 0;

/** Starts a bed in a temporary folder. Stop it when done. */
export async function startStorageTestBed(options: Partial<StorageOptions> = {}): Promise<StorageTestBed> {
  let ahead = 0;
  const now = (): number => Date.now() + ahead;
  const db = options.db ?? openDatabase(':memory:');
  const directory = options.directory ?? mkdtempSync(join(tmpdir(), 'lectern-storage-'));
  const documents = new Map<string, WireFields>();
  const auth = createAuth({
    db,
    projectId: 'demo-storage',
    origin: 'http://localhost',
    passwordCost: { N: 1024, r: 8, p: 1 },
    now,
  });
  const storage = createStorage({
    db,
    directory,
    projectId: 'demo-storage',
    buckets: ['main', 'open-courses'],
    ruleset: parseRules(TEST_RULES, 'storage.rules'),
    verifyCaller: (header) => auth.verifyCaller(header),
    readDocument: (path) => documents.get(path.join('/')) ?? null,
    now,
    ...options,
  });
  const server = Fastify();
  await server.register(auth.routes);
  await server.register(storage.routes);
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const apps: FirebaseApp[] = [];
  const sdk: StorageTestBed['sdk'] = async (email, bucket = 'main') => {
    bedCount += 1;
    const app = initializeApp(
      { apiKey: 'local', projectId: 'demo-storage', storageBucket: bucket },
      `storage-bed-${bedCount}`,
    );
    apps.push(app);
    const sdkAuth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(sdkAuth, url, { disableWarnings: true });
    const instance = getStorage(app);
    connectStorageEmulator(instance, '127.0.0.1', Number(new URL(url).port));
    if (email !== undefined) {
      if (auth.admin.getAccountByEmail(email) === null)
        await auth.admin.createAccount({ email, password: PASSWORD, uid: email.replace(/@.*/, '') });
      await signInWithEmailAndPassword(sdkAuth, email, PASSWORD);
    }
    return instance;
  };
  const stop = async (): Promise<void> => {
    await Promise.all(apps.map((app) => deleteApp(app)));
    await server.close();
    if (options.db === undefined) db.close();
    if (options.directory === undefined) rmSync(directory, { recursive: true, force: true });
  };
  return { storage, auth, db, directory, url, documents, clock: { advance: (ms) => void (ahead += ms) }, sdk, stop };
}
