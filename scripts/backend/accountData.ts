import type { Firestore } from './firestore';
import type { Storage } from './storage';

/**
 * Removes what is a user's own when the account is deleted, as the "Delete User Data" extension does on hosted:
 * settings, progress, notes, profile, cart, application, pens, certificates, reviews, what they own and the picture,
 * also what another device wrote while the account was being closed. Records of payments stay: a shop must keep them.
 */
export function removeOwnData(uid: string, { admin }: Firestore, storage: Storage, buckets: readonly string[]): void {
  const below = (collection: string): string[] => admin.query({ collection }).map(({ path }) => path);
  const having = (collection: string, field: string): string[] =>
    admin.query({ collection, where: [{ field, op: '==', value: { stringValue: uid } }] }).map(({ path }) => path);
  const certificates = having('certificates', 'uid');
  const courses = [
    ...below(`users/${uid}/enrolments`).map(idOf),
    ...certificates.map((path) => idOf(path).slice(uid.length + 1)),
  ];
  const paths = [
    ...certificates,
    ...having('pens', 'ownerUid'),
    ...courses.map((id) => `courses/${id}/reviews/${uid}`),
    ...below(`customers/${uid}/checkout_sessions`),
  ];
  admin.commit([...new Set(paths)].map((path) => ({ delete: path })));
  for (const tree of ['users', 'profiles', 'carts', 'teacherApplications', 'entitlements'])
    admin.deleteTree(`${tree}/${uid}`);
  for (const bucket of buckets) {
    for (const { path } of storage.admin.list(bucket, `avatars/${uid}/`)) storage.admin.delete(bucket, path);
  }
}

const idOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
