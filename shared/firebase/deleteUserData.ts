import { plainFieldsOf, wireFieldsOf, type AdminWrite, type Backend } from '@lectern/backend';

type Services = Pick<Backend, 'firestore' | 'storage'>;
type Admin = Services['firestore']['admin'];

/**
 * Deletes the data of a deleted account, as the "Delete User Data" extension does on hosted Firebase: settings,
 * progress, notes, profile, cart, application, pens, certificates, reviews, reports, entitlements, picture, and
 * messages sent while signed in. Corrects the ratings of the courses reviewed. It also removes what another device
 * wrote during the deletion. Payment records and the audit list stay: a shop must keep the first, and whoever runs
 * the site answers for the second.
 */
export function deleteUserData(uid: string, { firestore: { admin }, storage }: Services, bucket: string): void {
  const pathsIn = (collection: string): string[] => admin.query({ collection }).map(({ path }) => path);
  const pathsWhere = (collection: string, field: string, group = false): string[] =>
    admin
      .query({ collection, group, where: [{ field, op: '==', value: { stringValue: uid } }] })
      .map(({ path }) => path);
  const certificates = pathsWhere('certificates', 'uid');
  // Reviews without the field `uid` are found through what else the account has of their courses.
  const courseIds = [
    ...pathsIn(`users/${uid}/enrolments`).map(idOf),
    ...pathsIn(`users/${uid}/progress`).map(idOf),
    ...certificates.map((path) => idOf(path).slice(uid.length + 1)),
  ];
  const reviews = new Set([
    ...pathsWhere('reviews', 'uid', true),
    ...courseIds.map((id) => `courses/${id}/reviews/${uid}`),
  ]);
  const paths = [
    ...certificates,
    ...reviews,
    ...Array.from(reviews, (path) => `hiddenReviews/${path.split('/')[1] ?? ''}~${uid}`),
    ...pathsWhere('pens', 'ownerUid'),
    ...pathsWhere('reports', 'by'),
    ...pathsWhere('reports', 'authorUid'),
    ...pathsWhere('contactMessages', 'uid'),
    ...pathsWhere('businessLeads', 'uid'),
    ...pathsIn(`customers/${uid}/checkout_sessions`),
    ...pathsIn(`customers/${uid}/gift_claims`),
  ];
  const rated = Array.from(reviews).filter((path) => admin.get(path) !== null);
  admin.commit([...new Set(paths)].map((path) => ({ delete: path })));
  admin.commit(rated.flatMap((path) => ratingWrite(admin, path.split('/').slice(0, 2).join('/'))));
  for (const collection of ['users', 'profiles', 'carts', 'teacherApplications', 'entitlements'])
    admin.deleteTree(`${collection}/${uid}`);
  for (const { path } of storage.admin.list(bucket, `avatars/${uid}/`)) storage.admin.delete(bucket, path);
}

/** Returns the write that makes a course's rating that of its reviews. */
function ratingWrite(admin: Admin, course: string): AdminWrite[] {
  if (admin.get(course) === null) return [];
  const ratings = admin
    .query({ collection: `${course}/reviews` })
    .map(({ fields }) => plainFieldsOf(fields).rating)
    .filter((rating) => typeof rating === 'number');
  const ratingSum = ratings.reduce((sum, rating) => sum + rating, 0);
  return [{ merge: course, fields: wireFieldsOf({ ratingSum, ratingCount: ratings.length }) }];
}

const idOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
