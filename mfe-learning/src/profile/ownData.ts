import type { DocumentQuery } from '@lectern/shared/firebase/documents';

/**
 * A document as it is stored, whether or not it has the form that it should: what is somebody's own is exported and
 * deleted even so.
 */
export type StoredDocument = { path: string; id: string; data: Record<string, unknown> };

/** The single documents of an account, by what they are called in an export. `isRecord` as in OWN_LISTS. */
export const OWN_DOCUMENTS: Record<OwnDocument, { path: (uid: string) => string; isRecord?: true }> = {
  profile: { path: (uid) => `profiles/${uid}` },
  preferences: { path: (uid) => `users/${uid}` },
  cart: { path: (uid) => `carts/${uid}` },
  teacherApplication: { path: (uid) => `teacherApplications/${uid}` },
  customer: { path: (uid) => `customers/${uid}`, isRecord: true },
};

/** The name of a single document of an account. `customer` is the payment service's. */
export type OwnDocument = 'profile' | 'preferences' | 'cart' | 'teacherApplication' | 'customer';

/**
 * The lists of an account, by what they are called in an export. `isRecord`: kept when the account is deleted, since
 * the law asks it of a shop, or since others learn from it.
 */
export const OWN_LISTS: Record<OwnList, { query: (uid: string) => DocumentQuery; isRecord?: true }> = {
  enrolments: { query: (uid) => ({ collection: `users/${uid}/enrolments` }) },
  progress: { query: (uid) => ({ collection: `users/${uid}/progress` }) },
  notes: { query: (uid) => ({ collection: `users/${uid}/notes` }) },
  reading: { query: (uid) => ({ collection: `users/${uid}/reading` }) },
  saved: { query: (uid) => ({ collection: `users/${uid}/saved` }) },
  entitlements: { query: (uid) => ({ collection: `entitlements/${uid}/items` }) },
  payments: { query: (uid) => ({ collection: `customers/${uid}/payments` }), isRecord: true },
  checkouts: { query: (uid) => ({ collection: `customers/${uid}/checkout_sessions` }), isRecord: true },
  pens: { query: (uid) => ({ collection: 'pens', where: [['ownerUid', '==', uid]] }) },
  certificates: { query: (uid) => ({ collection: 'certificates', where: [['uid', '==', uid]] }) },
  teaching: { query: (uid) => ({ collection: 'courses', where: [['teacherUid', '==', uid]] }), isRecord: true },
};

/** The name of a list of an account. */
export type OwnList =
  | 'enrolments'
  | 'progress'
  | 'notes'
  | 'reading'
  | 'saved'
  | 'entitlements'
  | 'payments'
  | 'checkouts'
  | 'pens'
  | 'certificates'
  | 'teaching';

/** How many documents are asked for at once, and deleted at once: under the 500 that Firestore takes. */
export const PAGE = 300;

const documents = () => import('@lectern/shared/firebase/documents');

const asStored = (data: unknown, path: string): StoredDocument => ({
  path,
  id: path.slice(path.lastIndexOf('/') + 1),
  data: typeof data === 'object' && data !== null ? { ...data } : {},
});

/** What this device remembers is neither all that there is nor as it is now. */
const FRESH = { fresh: true };

/** The document at `path` as it is stored now, or null. Rejects with a BackendError, also without a network. */
export const getStored = async (path: string): Promise<StoredDocument | null> =>
  (await documents()).getDocument(path, asStored, FRESH);

/**
 * The documents of a query as they are stored now, page by page, in the order of their ids, however many. Rejects with
 * a BackendError, also without a network.
 */
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
    after = page.at(-1)?.id ?? null;
  }
}

/**
 * The ids of the courses in which the account may have written a review: those it is enrolled in, was learning, or
 * finished.
 */
export async function listReviewedCourses(uid: string): Promise<string[]> {
  const ids = new Set<string>();
  for (const list of ['enrolments', 'progress'] as const) {
    for await (const page of listPages(OWN_LISTS[list].query(uid))) for (const { id } of page) ids.add(id);
  }
  for await (const page of listPages(OWN_LISTS.certificates.query(uid))) {
    for (const { data } of page) if (typeof data.courseId === 'string') ids.add(data.courseId);
  }
  return [...ids];
}

/** Where the account's review of a course is, if there is one. */
export const reviewPath = (courseId: string, uid: string): string => `courses/${courseId}/reviews/${uid}`;
