import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import os, { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createBackend, NO_INDEXES, startBackend, wireFieldsOf, type RunningBackend, type StartOptions } from './index';
import { FILES_FOLDER, UPLOADS_FOLDER } from './homeLayout';
import { OPEN_RULES, OPEN_STORAGE_RULES } from './testing/openRules';

let folder: string;
const running: RunningBackend[] = [];
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lectern-home-'))));
afterEach(async () => {
  await Promise.all(running.splice(0).map((backend) => backend.stop()));
  rmSync(folder, { recursive: true, force: true });
});

const OPEN = {
  firestoreRules: OPEN_RULES,
  storageRules: OPEN_STORAGE_RULES,
  indexes: NO_INDEXES,
  buckets: ['files'],
};

async function start(options: Partial<StartOptions> = {}): Promise<RunningBackend> {
  const backend = await startBackend({ ...OPEN, ...options });
  running.push(backend);
  return backend;
}

test('each start gets its own project and address', async () => {
  const [one, two] = await Promise.all([start(), start()]);
  expect(one.projectId).not.toBe(two.projectId);
  expect(one.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(one.url).not.toBe(two.url);
});

test('rules that do not parse prevent the start and are reported with file, line and column', async () => {
  const firestoreRules = "rules_version = '2';\nservice cloud.firestore { match";
  await expect(start({ firestoreRules })).rejects.toThrow(/^firestore\.rules:2:/);
});

test('rules of another service prevent the start', async () => {
  await expect(start({ storageRules: OPEN_RULES })).rejects.toThrow(
    'storage.rules must hold rules of firebase.storage',
  );
});

async function fill({ backend }: RunningBackend): Promise<void> {
  backend.firestore.admin.set('a/b', wireFieldsOf({ n: 1 }));
  await backend.storage.admin.put('files', 'x/y.txt', 'content', { contentType: 'text/plain' });
  await backend.auth.admin.createAccount({ uid: 'u', email: 'u@lectern.example', password: 'correct horse battery' });
}

async function expectFilled({ backend }: RunningBackend): Promise<void> {
  expect(backend.firestore.read('a/b')).toEqual(wireFieldsOf({ n: 1 }));
  expect(backend.auth.admin.getAccount('u')?.email).toBe('u@lectern.example');
  const stream = backend.storage.admin.open('files', 'x/y.txt');
  expect(stream && (await buffer(stream)).toString()).toBe('content');
}

test('all data in a home folder survives a restart', async () => {
  const home = join(folder, 'home');
  const first = await startBackend({ ...OPEN, home, projectId: 'demo-home' });
  await fill(first);
  await first.stop();
  await expectFilled(await start({ home, projectId: 'demo-home' }));
});

test('a backup contains the data from when it began, and a backend can start from it', async () => {
  const [home, copy] = [join(folder, 'home'), join(folder, 'copy')];
  const original = await start({ home, projectId: 'demo-home' });
  await fill(original);
  const copied = original.backend.backup(copy);
  original.backend.firestore.admin.set('a/next', {});
  await copied;
  await expect(original.backend.backup(copy)).rejects.toThrow('already exists');
  const restored = await start({ home: copy, projectId: 'demo-home' });
  await expectFilled(restored);
  expect(restored.backend.firestore.read(['a', 'next'])).toBeNull();
  expect(original.backend.firestore.read(['a', 'next'])).toEqual({});
});

describe('the data of a deleted account', () => {
  const addAccount = async ({ backend }: RunningBackend): Promise<void> => {
    const account = { uid: 'ann', email: 'ann@lectern.example', password: 'correct horse battery' };
    await backend.auth.admin.createAccount(account);
    for (let n = 0; n < 1000; n += 1) backend.firestore.admin.set(`users/ann/notes/n${n}`, {});
  };
  const notesOf = ({ backend }: RunningBackend): number =>
    backend.firestore.admin.query({ collection: 'users/ann/notes' }).length;
  const deleteOver = async ({ url }: RunningBackend, idToken: string): Promise<number> => {
    const address = `${url}/identitytoolkit.googleapis.com/v1/accounts:delete?key=local`;
    const headers = { 'content-type': 'application/json' };
    return (await fetch(address, { method: 'POST', headers, body: JSON.stringify({ idToken }) })).status;
  };

  test('is removed in slices between other requests, before the deletion is answered', async () => {
    const running = await start({
      onAccountDeleted: (_uid, { firestore }) => firestore.admin.deleteTreeInSteps('users/ann'),
    });
    await addAccount(running);
    const { idToken } = running.backend.auth.admin.signIn('ann');
    const left = new Set<number>();
    const watching = setInterval(() => left.add(notesOf(running)));
    const status = await deleteOver(running, idToken);
    clearInterval(watching);
    expect([status, notesOf(running)]).toEqual([200, 0]);
    expect(left.size).toBeGreaterThan(3);
  });

  test('is removed at the next start after an interruption', async () => {
    const home = join(folder, 'interrupted');
    const interrupted = await start({
      home,
      projectId: 'demo-home',
      *onAccountDeleted(_uid, { firestore }) {
        const steps = firestore.admin.deleteTreeInSteps('users/ann');
        yield steps.next();
        throw new Error('interrupted');
      },
    });
    await addAccount(interrupted);
    expect(() => interrupted.backend.auth.admin.deleteAccount('ann')).toThrow('interrupted');
    expect(interrupted.backend.auth.admin.getAccount('ann')).toBeNull();
    expect(notesOf(interrupted)).toBe(900);
    await interrupted.stop();
    const next = await start({
      home,
      projectId: 'demo-home',
      onAccountDeleted: (_uid, { firestore }) => firestore.admin.deleteTreeInSteps('users/ann'),
    });
    while (notesOf(next) > 0) await new Promise(setImmediate);
  });

  test('is removed within an hour after a failure, without a new start', async () => {
    const hourly: (() => void)[] = [];
    jest.spyOn(globalThis, 'setInterval').mockImplementation((work, ms) => {
      if (ms === 3_600_000) hourly.push(work);
      return setTimeout(() => undefined);
    });
    let isFull = true;
    const running = await start({
      *onAccountDeleted(_uid, { firestore }) {
        if (isFull) throw new Error('The disk is full.');
        yield* firestore.admin.deleteTreeInSteps('users/ann');
      },
    });
    await addAccount(running);
    expect(() => running.backend.auth.admin.deleteAccount('ann')).toThrow('full');
    isFull = false;
    for (const work of hourly) work();
    while (notesOf(running) > 0) await new Promise(setImmediate);
    jest.restoreAllMocks();
  });

  test.each(['deleted', 'disabled'])(
    'an upload that is running while its account is %s stores no file',
    async (how) => {
      const home = join(folder, 'home');
      const running = await start({ home, projectId: 'demo-home' });
      const { admin } = running.backend.auth;
      await admin.createAccount({ uid: 'ann', email: 'ann@lectern.example', password: 'correct horse battery' });
      const { idToken } = admin.signIn('ann');
      const upload = request(`${running.url}/v0/b/files/o?name=avatars%2Fann%2Fnew`, {
        method: 'POST',
        headers: { authorization: `Bearer ${idToken}`, 'content-type': 'text/plain' },
      });
      upload.write('first ');
      const parts = join(home, FILES_FOLDER, UPLOADS_FOLDER);
      while (readdirSync(parts).length === 0) await new Promise(setImmediate);
      if (how === 'deleted') expect(await deleteOver(running, idToken)).toBe(200);
      else admin.disable('ann');
      upload.end('last');
      const [{ statusCode }] = (await once(upload, 'response')) as [IncomingMessage];
      expect(statusCode).toBe(403);
      expect(running.backend.storage.admin.list('files')).toEqual([]);
    },
  );
});

test('a write that waits while its account is deleted stores nothing', async () => {
  const running = await start();
  const { auth, firestore } = running.backend;
  await auth.admin.createAccount({ uid: 'ann', email: 'ann@lectern.example', password: 'correct horse battery' });
  const { idToken } = auth.admin.signIn('ann');
  const verify = jest.spyOn(auth, 'verifyCaller').mockImplementationOnce((header) => {
    verify.mockRestore();
    const caller = auth.verifyCaller(header);
    auth.admin.deleteAccount('ann');
    return caller;
  });
  const address = `${running.url}/v1/projects/${running.projectId}/databases/(default)/documents/users/ann`;
  const headers = { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' };
  const { status } = await fetch(address, { method: 'PATCH', headers, body: '{"fields":{}}' });
  expect([status, firestore.read('users/ann')]).toEqual([401, null]);
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

test('a public backend allows no other origin', async () => {
  const running = await start({ exposure: 'public' });
  const headers = { origin: 'https://other.example' };
  for (const method of ['OPTIONS', 'POST']) {
    const answer = await fetch(batchGetOf(running), { method, headers, body: method === 'POST' ? '{' : null });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('an in-memory backend leaves no folder behind, and may be closed twice', async () => {
  const temporary = jest.spyOn(os, 'tmpdir').mockReturnValue(folder);
  const backend = await createBackend({ ...OPEN, home: null, projectId: 'demo-x', origin: 'http://localhost' });
  temporary.mockRestore();
  await backend.storage.admin.put('files', 'x', 'y');
  expect(readdirSync(folder)).toHaveLength(1);
  await backend.close();
  await backend.close();
  expect(readdirSync(folder)).toEqual([]);
});
