import type { Firestore } from './firestore';
import type { Storage } from './storage';

/**
 * Removes what is a user's own when the account is deleted, as the "Delete User Data" extension does on hosted: settings,
 * progress, notes, profile, cart, application, pens and the picture. Payments, entitlements, reviews and certificates
 * stay: they are records of the shop and of the courses.
 */
export function removeOwnData(uid: string, { admin }: Firestore, storage: Storage, buckets: readonly string[]): void {
  for (const tree of ['users', 'profiles', 'carts', 'teacherApplications']) admin.deleteTree(`${tree}/${uid}`);
  const pens = admin.query({ collection: 'pens', where: [{ field: 'ownerUid', op: '==', value: { stringValue: uid } }] });
  admin.commit(pens.map(({ path }) => ({ delete: path })));
  for (const bucket of buckets) {
    for (const { path } of storage.admin.list(bucket, `avatars/${uid}/`)) storage.admin.delete(bucket, path);
  }
}
