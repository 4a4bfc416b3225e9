import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os, { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  query,
  setDoc,
  setLogLevel,
  where,
} from 'firebase/firestore/lite';
import { deleteApp, initializeApp } from 'firebase/app';
import { openRules } from './firestore/testBed';
import { createBackend, noIndexes, startBackend, wireFieldsOf, type RunningBackend, type StartOptions } from './index';

setLogLevel('silent');
let folder: string;
const running: RunningBackend[] = [];
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lectern-home-'))));
afterEach(async () => {
  await Promise.all(running.splice(0).map((backend) => backend.stop()));
  rmSync(folder, { recursive: true, force: true });
});

async function start(options: StartOptions = {}): Promise<RunningBackend> {
  const backend = await startBackend(options);
  running.push(backend);
  return backend;
}

test("the repository's rules and indexes start, each time with a project of its own", async () => {
  const [one, two] = await Promise.all([start(), start()]);
  expect(one.projectId).not.toBe(two.projectId);
  expect(one.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  one.backend.firestore.admin.set('courses/c', wireFieldsOf({ status: 'published' }));
  one.backend.firestore.admin.set('courses/d', wireFieldsOf({ status: 'draft' }));
  const app = initializeApp({ apiKey: 'local', projectId: one.projectId });
  const db = getFirestore(app);
  connectFirestoreEmulator(db, one.host, one.port);
  expect((await getDoc(doc(db, 'courses/c'))).exists()).toBe(true);
  expect((await getDocs(query(collection(db, 'courses'), where('status', '==', 'published')))).size).toBe(1);
  await expect(getDoc(doc(db, 'courses/d'))).rejects.toMatchObject({ code: 'permission-denied' });
  await expect(setDoc(doc(db, 'courses/e'), {})).rejects.toMatchObject({ code: 'permission-denied' });
  await deleteApp(app);
});

test('rules that do not parse stop the start, with file, line and column', async () => {
  await expect(start({ firestoreRules: "rules_version = '2';\nservice cloud.firestore { match" })).rejects.toThrow(
    /^firestore\.rules:2:/,
  );
  await expect(start({ storageRules: openRules })).rejects.toThrow('storage.rules must hold rules of firebase.storage');
});

test('a home keeps everything across a restart, and a backup of it starts as well', async () => {
  const home = join(folder, 'home');
  const options = { home, projectId: 'demo-home', firestoreRules: openRules, indexes: noIndexes };
  const first = await startBackend(options);
  first.backend.firestore.admin.set('a/b', wireFieldsOf({ n: 1 }));
  await first.backend.storage.admin.put('lectern', 'x/y.txt', 'content', { contentType: 'text/plain' });
  await first.backend.auth.admin.createAccount({
    uid: 'u',
    email: 'u@lectern.example',
    password: 'correct horse battery',
  });
  const copied = first.backend.backup(join(folder, 'copy'));
  first.backend.firestore.admin.set('a/later', {});
  await copied;
  await expect(first.backend.backup(join(folder, 'copy'))).rejects.toThrow('exists already');
  await first.stop();
  for (const place of [home, join(folder, 'copy')]) {
    const { backend } = await start({ ...options, home: place });
    expect(backend.firestore.read('a/b')).toEqual(wireFieldsOf({ n: 1 }));
    expect(backend.firestore.read(['a', 'later'])).toEqual(place === home ? {} : null);
    expect(backend.auth.admin.getAccount('u')?.email).toBe('u@lectern.example');
    const chunks: Buffer[] = [];
    for await (const chunk of backend.storage.admin.open('lectern', 'x/y.txt') ?? []) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toBe('content');
  }
});

test("deleting an account removes what is the user's own, and nothing else", async () => {
  const { backend } = await start({ indexes: noIndexes });
  const { admin } = backend.firestore;
  for (const uid of ['ann', 'ann0', 'an']) {
    await backend.auth.admin.createAccount({ uid, email: `${uid}@lectern.example`, password: 'correct horse battery' });
    for (const path of [
      `users/${uid}`,
      `users/${uid}/progress/c`,
      `users/${uid}/notes/n`,
      `profiles/${uid}`,
      `carts/${uid}`,
      `customers/${uid}/payments/p`,
      `customers/${uid}/checkout_sessions/s`,
      `users/${uid}/enrolments/c`,
      `entitlements/${uid}/items/i`,
      `courses/c/reviews/${uid}`,
    ])
      admin.set(path, {});
    admin.set(`pens/${uid}`, wireFieldsOf({ ownerUid: uid }));
    admin.set(`certificates/${uid}_d`, wireFieldsOf({ uid }));
    admin.set(`courses/d/reviews/${uid}`, {});
    await backend.storage.admin.put('lectern', `avatars/${uid}/a.png`, 'picture');
  }
  backend.auth.admin.deleteAccount('ann');
  for (const path of [
    'users/ann',
    'users/ann/progress/c',
    'users/ann/notes/n',
    'profiles/ann',
    'carts/ann',
    'pens/ann',
    'customers/ann/checkout_sessions/s',
    'entitlements/ann/items/i',
    'courses/c/reviews/ann',
    'courses/d/reviews/ann',
    'certificates/ann_d',
  ])
    expect(admin.get(path)).toBeNull();
  expect(admin.get('customers/ann/payments/p')).not.toBeNull();
  expect(backend.storage.admin.get('lectern', 'avatars/ann/a.png')).toBeNull();
  for (const uid of ['an', 'ann0']) {
    for (const path of [
      `users/${uid}`,
      `users/${uid}/progress/c`,
      `pens/${uid}`,
      `courses/c/reviews/${uid}`,
      `certificates/${uid}_d`,
      `entitlements/${uid}/items/i`,
    ])
      expect(admin.get(path)).not.toBeNull();
    expect(backend.storage.admin.get('lectern', `avatars/${uid}/a.png`)).not.toBeNull();
  }
});

const batchGetOf = ({ url, projectId }: RunningBackend): string =>
  `${url}/v1/projects/${projectId}/databases/(default)/documents:batchGet`;

test('pages of this machine may call a local backend from any port', async () => {
  const address = batchGetOf(await start());
  const preflight = await fetch(address, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://localhost:4100',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('http://localhost:4100');
  expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization');
  const answer = await fetch(address, { method: 'POST', headers: { origin: 'http://localhost:4100' }, body: '{' });
  expect(answer.status).toBe(400);
  expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:4100');
});

test.each(['https://other.example', 'http://localhost.other.example', 'null', 'http://10.0.0.7:4000'])(
  'a local backend refuses pages of %s, whatever they send',
  async (origin) => {
    const running = await start();
    for (const method of ['OPTIONS', 'POST']) {
      const answer = await fetch(batchGetOf(running), {
        method,
        headers: { origin },
        body: method === 'POST' ? '{' : null,
      });
      expect(answer.status).toBe(403);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(answer.headers.get('access-control-allow-private-network')).toBeNull();
    }
  },
);

test('a public backend names no foreign origin', async () => {
  const running = await start({ exposure: 'public' });
  const headers = { origin: 'https://other.example' };
  for (const method of ['OPTIONS', 'POST']) {
    const answer = await fetch(batchGetOf(running), { method, headers, body: method === 'POST' ? '{' : null });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('a memory backend leaves no folder behind, and may be closed twice', async () => {
  const place = jest.spyOn(os, 'tmpdir').mockReturnValue(folder);
  const backend = await createBackend({
    home: null,
    projectId: 'demo-x',
    firestoreRules: openRules,
    storageRules: "rules_version = '2'; service firebase.storage { match /b/{bucket}/o { } }",
    indexes: noIndexes,
    buckets: ['b'],
    origin: 'http://localhost',
  });
  place.mockRestore();
  await backend.storage.admin.put('b', 'x', 'y');
  expect(readdirSync(folder)).toHaveLength(1);
  await backend.close();
  await backend.close();
  expect(readdirSync(folder)).toEqual([]);
});
