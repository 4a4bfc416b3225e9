import type { Backend } from '@lectern/backend';

/**
 * Deletes the data of a deleted account, as the "Delete User Data" extension does on hosted Firebase: settings,
 * progress, notes, profile, cart, application, pens, certificates, reviews, entitlements and avatar.
 * It also removes what another device wrote during the deletion. Payment records stay: a shop must keep them.
 */
export function deleteUserData(
  uid: string,
  { firestore: { admin }, storage }: Pick<Backend, 'firestore' | 'storage'>,
  bucket: string,
): void {
  const pathsIn = (collection: string): string[] => admin.query({ collection }).map(({ path }) => path);
  const pathsWhere = (collection: string, field: string): string[] =>
    admin.query({ collection, where: [{ field, op: '==', value: { stringValue: uid } }] }).map(({ path }) => path);
  const certificates = pathsWhere('certificates', 'uid');
  const courseIds = [
    ...pathsIn(`users/${uid}/enrolments`).map(idOf),
    ...certificates.map((path) => idOf(path).slice(uid.length + 1)),
  ];
  const paths = [
    ...certificates,
    ...pathsWhere('pens', 'ownerUid'),
    ...courseIds.map((id) => `courses/${id}/reviews/${uid}`),
    ...pathsIn(`customers/${uid}/checkout_sessions`),
    ...pathsIn(`customers/${uid}/gift_claims`),
  ];
  admin.commit([...new Set(paths)].map((path) => ({ delete: path })));
  for (const collection of ['users', 'profiles', 'carts', 'teacherApplications', 'entitlements'])
    admin.deleteTree(`${collection}/${uid}`);
  for (const { path } of storage.admin.list(bucket, `avatars/${uid}/`)) storage.admin.delete(bucket, path);
}

const idOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
