import { deleteApp, initializeApp } from 'firebase/app';
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
import { wireFieldsOf, type RunningBackend } from '@lectern/backend';
import { SITE_BUCKET, startLecternBackend } from '@lectern/shared/project';

setLogLevel('silent');
let running: RunningBackend;
beforeEach(async () => (running = await startLecternBackend()));
afterEach(() => running.stop());

test('the project’s rules and indexes are enforced', async () => {
  const { admin } = running.backend.firestore;
  admin.set('courses/c', wireFieldsOf({ status: 'published' }));
  admin.set('courses/d', wireFieldsOf({ status: 'draft' }));
  const app = initializeApp({ apiKey: 'local', projectId: running.projectId });
  const db = getFirestore(app);
  connectFirestoreEmulator(db, running.host, running.port);
  expect((await getDoc(doc(db, 'courses/c'))).exists()).toBe(true);
  expect((await getDocs(query(collection(db, 'courses'), where('status', '==', 'published')))).size).toBe(1);
  await expect(getDoc(doc(db, 'courses/d'))).rejects.toMatchObject({ code: 'permission-denied' });
  await expect(setDoc(doc(db, 'courses/e'), {})).rejects.toMatchObject({ code: 'permission-denied' });
  await deleteApp(app);
});

const ownPaths = (uid: string): string[] => [
  `users/${uid}`,
  `users/${uid}/progress/c`,
  `users/${uid}/notes/n`,
  `users/${uid}/recall/c`,
  `users/${uid}/enrolments/c`,
  `profiles/${uid}`,
  `carts/${uid}`,
  `pens/${uid}`,
  `customers/${uid}/checkout_sessions/s`,
  `customers/${uid}/gift_claims/g`,
  `entitlements/${uid}/items/i`,
  `courses/c/reviews/${uid}`,
  `courses/d/reviews/${uid}`,
  `certificates/${uid}_d`,
];

test("deleting an account deletes the user's data, and nobody else's", async () => {
  const { backend } = running;
  const { admin } = backend.firestore;
  const fields: Record<string, (uid: string) => object> = {
    pens: (uid) => ({ ownerUid: uid }),
    certificates: (uid) => ({ uid }),
  };
  for (const uid of ['ann', 'ann0', 'an']) {
    await backend.auth.admin.createAccount({ uid, email: `${uid}@lectern.example`, password: 'correct horse battery' });
    for (const path of [...ownPaths(uid), `customers/${uid}/payments/p`])
      admin.set(path, wireFieldsOf(fields[path.split('/')[0] ?? '']?.(uid) ?? {}));
    await backend.storage.admin.put(SITE_BUCKET, `avatars/${uid}/a.png`, 'picture');
  }
  backend.auth.admin.deleteAccount('ann');
  expect(ownPaths('ann').filter((path) => admin.get(path) !== null)).toEqual([]);
  expect(admin.get('customers/ann/payments/p')).not.toBeNull();
  expect(backend.storage.admin.get(SITE_BUCKET, 'avatars/ann/a.png')).toBeNull();
  for (const uid of ['an', 'ann0']) {
    expect(ownPaths(uid).filter((path) => admin.get(path) === null)).toEqual([]);
    expect(backend.storage.admin.get(SITE_BUCKET, `avatars/${uid}/a.png`)).not.toBeNull();
  }
});
