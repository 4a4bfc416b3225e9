import { plainFieldsOf, wireFieldsOf, type AdminWrite, type Backend } from '@lectern/backend';

type Services = Pick<Backend, 'firestore' | 'storage'>;
type Admin = Services['firestore']['admin'];

/**
 * Deletes the data of a deleted account, as the "Delete User Data" extension does on hosted Firebase: settings,
 * progress, notes, reviews of cards, notifications, drafts, profile, cart, application, pens, certificates, reviews,
 * questions, answers, votes, reports, entitlements, checkouts, claims of gifts, picture, comments on drafts, requests
 * about courses, messages sent while signed in, and mails to the account that were not sent. Corrects the ratings of
 * the courses reviewed. It also removes what another device wrote during the deletion.
 *
 * Orders, payments and requests for refunds stay, as a shop must keep them, with the mails about them, and the audit
 * log, for which whoever runs the site answers. Each step is short, and the whole can be started again after an
 * interruption: what finds other data is deleted last.
 */
export function* deleteUserData(
  uid: string,
  { firestore: { admin }, storage }: Services,
  bucket: string,
): Generator<undefined> {
  const certificates = pathsWhere(admin, 'certificates', 'uid', uid);
  // Reviews without the field `uid` are found through what else the account has of their courses.
  const courseIds = [
    ...pathsIn(admin, `users/${uid}/enrolments`).map(idOf),
    ...pathsIn(admin, `users/${uid}/progress`).map(idOf),
    ...certificates.map((path) => idOf(path).slice(uid.length + 1)),
  ];
  const reviews = new Set([
    ...pathsWhere(admin, 'reviews', 'uid', uid, true),
    ...courseIds.map((id) => `courses/${id}/reviews/${uid}`),
  ]);
  for (const path of reviews) {
    admin.transaction(() => deleteReview(admin, path));
    yield;
  }
  // The answers of others go with the question.
  for (const path of pathsWhere(admin, 'questions', 'uid', uid, true)) yield* admin.deleteTreeInSteps(path);
  const paths = otherPaths(admin, uid, certificates, reviews);
  yield;
  for (let index = 0; index < paths.length; index += STEP_DOCUMENTS) {
    admin.commit([...new Set(paths.slice(index, index + STEP_DOCUMENTS))].map((path) => ({ delete: path })));
    yield;
  }
  for (const collection of ['users', 'profiles', 'carts', 'teacherApplications', 'entitlements'])
    yield* admin.deleteTreeInSteps(`${collection}/${uid}`);
  for (const { path } of storage.admin.list(bucket, `avatars/${uid}/`)) storage.admin.delete(bucket, path);
}

const pathsIn = (admin: Admin, collection: string): string[] => admin.query({ collection }).map(({ path }) => path);

/** Returns the paths of a collection's documents with the account in a field; `group` searches all of that name. */
function pathsWhere(admin: Admin, collection: string, field: string, uid: string, group = false): string[] {
  const where = [{ field, op: '==' as const, value: { stringValue: uid } }];
  return admin.query({ collection, group, where }).map(({ path }) => path);
}

/** Returns the paths of what an account has outside the documents that carry its id. Certificates come last. */
function otherPaths(admin: Admin, uid: string, certificates: string[], reviews: ReadonlySet<string>): string[] {
  return [
    ...Array.from(reviews, (path) => `hiddenReviews/${path.split('/')[1] ?? ''}~${uid}`),
    ...pathsWhere(admin, 'pens', 'ownerUid', uid),
    ...['answers', 'votes'].flatMap((collection) => pathsWhere(admin, collection, 'uid', uid, true)),
    ...pathsWhere(admin, 'hiddenPosts', 'uid', uid),
    ...pathsWhere(admin, 'courseRequests', 'by', uid),
    ...pathsWhere(admin, 'comments', 'by', uid, true),
    ...pathsIn(admin, `users/${uid}/enrolments`).map((path) => `courseFigures/${idOf(path)}/learners/${uid}`),
    ...pathsWhere(admin, 'reports', 'by', uid),
    ...pathsWhere(admin, 'reports', 'authorUid', uid),
    ...pathsWhere(admin, 'contactMessages', 'uid', uid),
    ...pathsWhere(admin, 'businessLeads', 'uid', uid),
    ...pathsWhere(admin, 'outbox', 'uid', uid),
    ...pathsIn(admin, `customers/${uid}/checkout_sessions`),
    ...pathsIn(admin, `customers/${uid}/gift_claims`),
    ...pathsWhere(admin, 'credentials', 'uid', uid),
    ...pathsWhere(admin, 'certificateRevocations', 'uid', uid),
    ...certificates,
  ];
}

/** Documents that one step deletes, within about 5 ms. */
const STEP_DOCUMENTS = 100;

/** Deletes a review and corrects the rating of its course. */
function deleteReview(admin: Admin, path: string): void {
  if (!admin.delete(path)) return;
  admin.commit(ratingWrite(admin, path.split('/').slice(0, 2).join('/')));
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
