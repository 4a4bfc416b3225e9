import { createHash } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, signInWithEmailAndPassword } from 'firebase/auth';
import { wireFieldsOf, type Backend, type WireFields } from '@lectern/backend';
import { startLecternBackend } from '@lectern/shared/project';

/** For tests: the project of a local site, and password hashes that take a moment. */
export const PROJECT = 'lectern';
const passwordCost = { N: 1024, r: 8, p: 1 };

/** Accounts of {@link fillHome}, with their passwords. */
export const PASSWORDS = { ann: 'correct horse battery', bo: 'another horse – ünïcode' };

/** For tests: runs `work` on the backend of a home, or on one in memory. */
export async function withBackend<T>(
  home: string | null,
  work: (backend: Backend, url: string) => Promise<T>,
): Promise<T> {
  const running = await startLecternBackend({ home, projectId: PROJECT, auth: { passwordCost } });
  try {
    return await work(running.backend, running.url);
  } finally {
    await running.stop();
  }
}

/** Every kind of value that a document can have. */
const EVERY_VALUE: WireFields = {
  text: { stringValue: 'A line\u2028of "text" \u{1f4da}\nand another' },
  zero: { integerValue: '0' },
  large: { integerValue: '9007199254740993' },
  half: { doubleValue: 0.5 },
  infinite: { doubleValue: 'Infinity' },
  no: { booleanValue: false },
  nothing: { nullValue: null },
  at: { timestampValue: '2026-11-22T19:40:34.123456Z' },
  bytes: { bytesValue: 'AAEC/w==' },
  place: { geoPointValue: { latitude: 52.5, longitude: 13.4 } },
  reference: { referenceValue: `projects/${PROJECT}/databases/(default)/documents/courses/c1` },
  list: {
    arrayValue: { values: [{ mapValue: { fields: { deep: { stringValue: 'x' } } } }, { integerValue: '1' }] },
  },
};

/** For tests: fills a backend with accounts, documents in nested collections, and files with odd names. */
export async function fillHome({ auth, firestore, storage }: Backend): Promise<void> {
  const [ann, bo] = [PASSWORDS.ann, PASSWORDS.bo];
  await auth.admin.createAccount({ uid: 'ann', email: 'ann@lectern.example', password: ann, claims: { admin: true } });
  await auth.admin.createAccount({ uid: 'bo', email: 'bo@lectern.example', password: bo, displayName: 'Bo "B" Ø' });
  await auth.admin.createAccount({ uid: 'cy', email: 'cy@lectern.example', password: 'a third horse' });
  auth.admin.disable('cy');
  await auth.admin.createAccount({ uid: 'gone', email: 'gone@lectern.example', password: 'one more horse' });
  auth.admin.deleteAccount('gone');
  firestore.admin.set('courses/c1', EVERY_VALUE);
  const notes = Array.from({ length: 450 }, (_, index) => `Note ${String(index)}`);
  firestore.admin.commit(
    notes.map((text, index) => ({ set: `users/ann/notes/n${String(index)}`, fields: wireFieldsOf({ text }) })),
  );
  firestore.admin.set('users/ann/notes/n7', wireFieldsOf({ text: 'changed later' }));
  const files = { 'courses/c1/cover.png': 'cover', 'catalogue/ä b/x?.json': '{}', 'courses/c1/copy.png': 'cover' };
  const options = { contentType: 'image/png', cacheControl: 'public, max-age=60', metadata: { lesson: 'l1' } };
  for (const [path, body] of Object.entries(files)) await storage.admin.put('lectern', path, body, options);
  await storage.admin.put('open-courses', 'empty.bin', '');
}

/** For tests: everything in a backend that a move must keep, in a form that can be compared. */
export async function contentOf({ auth, firestore, storage }: Backend): Promise<object> {
  const files = [];
  for (const { open, ...file } of storage.transfer.export()) {
    const hash = createHash('sha256');
    for await (const chunk of open()) hash.update(chunk as Uint8Array);
    files.push({ ...file, sha256: hash.digest('hex') });
  }
  const [accounts, erased] = [[...auth.transfer.export()], [...auth.transfer.exportErased()]];
  return { accounts, erased, documents: [...firestore.transfer.export()], files };
}

/** For tests: signs in with the real SDK. Resolves to the uid and the claims of the token. */
export async function signIn(url: string, email: string, password: string): Promise<{ uid: string; admin: unknown }> {
  const app = initializeApp({ apiKey: 'local', projectId: PROJECT }, `migration-${String(Math.random())}`);
  try {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, url, { disableWarnings: true });
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    return { uid: user.uid, admin: (await user.getIdTokenResult()).claims.admin };
  } finally {
    await deleteApp(app);
  }
}
