import type { DocumentQuery } from '@lectern/shared/firebase/documents';

/** A document as it is stored, even if malformed: malformed documents are exported and deleted too. */
export type StoredDocument = { path: string; id: string; data: Record<string, unknown> };

/** The single documents of an account, by their names in an export. `isRecord` as in OWN_LISTS. */
export const OWN_DOCUMENTS: Record<OwnDocument, { path: (uid: string) => string; isRecord?: true }> = {
  profile: { path: (uid) => `profiles/${uid}` },
  preferences: { path: (uid) => `users/${uid}` },
  cart: { path: (uid) => `carts/${uid}` },
  teacherApplication: { path: (uid) => `teacherApplications/${uid}` },
  mailSettings: { path: (uid) => `users/${uid}/settings/mail` },
  goal: { path: (uid) => `users/${uid}/settings/goal` },
  applicationDraft: { path: (uid) => `users/${uid}/drafts/application` },
  pace: { path: (uid) => `users/${uid}/pace/posts`, isRecord: true },
  customer: { path: (uid) => `customers/${uid}`, isRecord: true },
};

/**
 * The name of a single document of an account. `customer` belongs to the payment service; `pace` limits posts, and the
 * server removes it.
 */
export type OwnDocument =
  | 'profile'
  | 'preferences'
  | 'cart'
  | 'teacherApplication'
  | 'mailSettings'
  | 'goal'
  | 'applicationDraft'
  | 'pace'
  | 'customer';

/**
 * The lists of an account, by their names in an export. The client does not delete lists with `isRecord`: the law
 * requires records of payments, others learn from published courses, and the server removes checkouts and reports.
 */
export const OWN_LISTS: Record<OwnList, { query: (uid: string) => DocumentQuery; isRecord?: true }> = {
  enrolments: { query: (uid) => ({ collection: `users/${uid}/enrolments` }) },
  progress: { query: (uid) => ({ collection: `users/${uid}/progress` }) },
  days: { query: (uid) => ({ collection: `users/${uid}/days` }) },
  notes: { query: (uid) => ({ collection: `users/${uid}/notes` }) },
  recall: { query: (uid) => ({ collection: `users/${uid}/recall` }) },
  reading: { query: (uid) => ({ collection: `users/${uid}/reading` }) },
  saved: { query: (uid) => ({ collection: `users/${uid}/saved` }) },
  notifications: { query: (uid) => ({ collection: `users/${uid}/notifications` }) },
  entitlements: { query: (uid) => ({ collection: `entitlements/${uid}/items` }) },
  payments: { query: (uid) => ({ collection: `customers/${uid}/payments` }), isRecord: true },
  checkouts: { query: (uid) => ({ collection: `customers/${uid}/checkout_sessions` }), isRecord: true },
  refundRequests: { query: (uid) => ({ collection: `customers/${uid}/refund_requests` }), isRecord: true },
  giftClaims: { query: (uid) => ({ collection: `customers/${uid}/gift_claims` }) },
  pens: { query: (uid) => ({ collection: 'pens', where: [['ownerUid', '==', uid]] }) },
  certificates: { query: (uid) => ({ collection: 'certificates', where: [['uid', '==', uid]] }) },
  questions: { query: (uid) => ownPosts('questions', uid) },
  answers: { query: (uid) => ownPosts('answers', uid) },
  votes: { query: (uid) => ownPosts('votes', uid) },
  hiddenPosts: { query: (uid) => ({ collection: 'hiddenPosts', where: [['uid', '==', uid]] }) },
  reports: { query: (uid) => ({ collection: 'reports', where: [['by', '==', uid]] }), isRecord: true },
  teaching: { query: (uid) => ownRecords('courses', 'teacherUid', uid), isRecord: true },
  courseDrafts: { query: (uid) => ownRecords('courseDrafts', 'teacherUid', uid), isRecord: true },
  courseRequests: { query: (uid) => ownRecords('courseRequests', 'by', uid), isRecord: true },
  courseReviews: { query: (uid) => ownRecords('courseReviews', 'teacherUid', uid), isRecord: true },
  courseFigures: { query: (uid) => ownRecords('courseFigures', 'teacherUid', uid), isRecord: true },
  credentials: { query: (uid) => ownRecords('credentials', 'uid', uid) },
};

/** The name of a list of an account. */
export type OwnList =
  | 'enrolments'
  | 'progress'
  | 'days'
  | 'notes'
  | 'recall'
  | 'reading'
  | 'saved'
  | 'notifications'
  | 'entitlements'
  | 'payments'
  | 'checkouts'
  | 'refundRequests'
  | 'giftClaims'
  | 'pens'
  | 'certificates'
  | 'questions'
  | 'answers'
  | 'votes'
  | 'hiddenPosts'
  | 'reports'
  | 'teaching'
  | 'courseDrafts'
  | 'courseRequests'
  | 'courseReviews'
  | 'courseFigures'
  | 'credentials';

/** Number of documents to read or delete at once, below Firestore's limit of 500. */
export const PAGE = 300;

const documents = () => import('@lectern/shared/firebase/documents');

const asStored = (data: unknown, path: string): StoredDocument => ({
  path,
  id: path.slice(path.lastIndexOf('/') + 1),
  data: typeof data === 'object' && data !== null ? { ...data } : {},
});

/** Options that bypass the cache of this device, which may be incomplete or outdated. */
const FRESH = { fresh: true };

/** Reads the document at `path`; null when there is none. Rejects with a BackendError, even while offline. */
export const getStored = async (path: string): Promise<StoredDocument | null> =>
  (await documents()).getDocument(path, asStored, FRESH);

/** Yields all documents of a query in pages, ordered by path. Rejects with a BackendError, even while offline. */
export async function* listPages(query: DocumentQuery): AsyncGenerator<StoredDocument[]> {
  const { listDocuments } = await documents();
  for (let after: string | null = null; ;) {
    const page: StoredDocument[] = await listDocuments(
      { ...query, orderBy: [['__name__', 'asc']], limit: PAGE, ...(after === null ? {} : { after: [after] }) },
      asStored,
      FRESH,
    );
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    after = page.at(-1)?.[query.group ? 'path' : 'id'] ?? null;
  }
}

/**
 * Returns the ids of all courses that the account may have reviewed: enrolled, in progress, or finished. Rejects with a
 * BackendError.
 */
async function listReviewedCourses(uid: string): Promise<string[]> {
  const ids = new Set<string>();
  for (const list of ['enrolments', 'progress'] as const) {
    for await (const page of listPages(OWN_LISTS[list].query(uid))) for (const { id } of page) ids.add(id);
  }
  for await (const page of listPages(OWN_LISTS.certificates.query(uid))) {
    for (const { data } of page) if (typeof data.courseId === 'string') ids.add(data.courseId);
  }
  return [...ids];
}

function ownRecords(collection: string, field: string, uid: string): DocumentQuery {
  return { collection, where: [[field, '==', uid]] };
}

/** Query of what an account wrote in all courses: documents with its uid, in the collections of this name. */
export const ownPosts = (collection: 'questions' | 'answers' | 'votes' | 'reviews', uid: string): DocumentQuery => ({
  collection,
  group: true,
  where: [['uid', '==', uid]],
});

/** Query of an account's reviews. Those written by releases before the field `uid` are not found. */
export const ownReviews = (uid: string): DocumentQuery => ownPosts('reviews', uid);

/**
 * Yields the account's reviews: those that carry its uid, then those of releases before that field, which are found
 * through their courses. Rejects with a BackendError.
 */
export async function* listReviews(uid: string): AsyncGenerator<StoredDocument[]> {
  const found = new Set<string>();
  for await (const page of listPages(ownReviews(uid))) {
    for (const { path } of page) found.add(path);
    yield page;
  }
  for (const courseId of await listReviewedCourses(uid)) {
    const path = reviewPath(courseId, uid);
    const review = found.has(path) ? null : await getStored(path);
    if (review) yield [review];
  }
}

/** Returns the path of the account's review of a course. */
const reviewPath = (courseId: string, uid: string): string => `courses/${courseId}/reviews/${uid}`;
