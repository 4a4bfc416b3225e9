import { isDeepStrictEqual } from 'node:util';
import { wireFieldsOf, type AdminWrite, type Backend, type FirestoreAdmin, type StorageAdmin } from '@lectern/backend';
import { plainFieldsOf } from '@lectern/backend';
import type { ApplyOptions } from './applyOptions';
import type { Plan, PlannedDocument } from '../plan/plan';
import { openPreviews } from './openPreviews';
import { putFiles } from './putFiles';
import { withRevision } from './solutions';
import { replaceDrafts } from './studioCourses';

/** Counts of the documents and files that an import wrote and removed; all 0 when nothing differed. */
export type Applied = { documents: number; files: number; removed: number };

/**
 * Makes a site equal to the plan, and writes only what differs: first files, then all documents in one commit.
 * Finally it removes files that the plan no longer names. A process killed midway leaves the documents unchanged; a
 * second run completes the import. Rejects with a ContentError for courses that were changed in the studio.
 */
export async function applyPlan(
  plan: Plan,
  { firestore, storage }: Pick<Backend, 'firestore' | 'storage'>,
  options: ApplyOptions,
): Promise<Applied> {
  const { admin } = firestore;
  const replacedDrafts = (): AdminWrite[] =>
    replaceDrafts(admin, plan, {
      isChanged: (id) => changesCourse(plan, id, { firestore, storage }, options),
      replacesStudio: options.replacesStudio === true,
    });
  // Conflicts are refused before anything is stored, and again in the transaction: a teacher may begin meanwhile.
  replacedDrafts();
  const files = await putFiles(plan.files, storage.admin, options);
  const { writes, removals } = admin.transaction(() => {
    const drafts = replacedDrafts();
    const changes = changesOf(plan, admin);
    const all = [...changes.writes, ...changes.removals, ...drafts];
    if (all.length > 0) options.log(`Writing ${all.length} documents …`);
    const together = [...all, ...(options.alongside ?? [])];
    if (together.length > 0) admin.commit(together);
    return changes;
  });
  const removed = removeStaleFiles(plan, storage.admin, options.buckets);
  return { documents: writes.length, files, removed: removed + removals.length };
}

function changesOf(whole: Plan, admin: FirestoreAdmin): { writes: AdminWrite[]; removals: AdminWrite[] } {
  const now = new Date();
  const plan = { ...whole, documents: whole.documents.filter((document) => !isHiddenReview(document, admin)) };
  const rate = ratingAdder(admin, plan);
  const writes = plan.documents.flatMap((document) => writeOf(admin, withRevision(admin, rate(document)), now));
  writes.push(...openPreviews(plan, admin));
  return {
    writes,
    removals: [...staleLessons(plan, admin), ...staleTexts(plan, admin), ...previousPrices(plan, admin)],
  };
}

/** Returns true for a review that the desk has hidden: an import does not show it again. */
function isHiddenReview({ path }: PlannedDocument, admin: FirestoreAdmin): boolean {
  const [, course, author] = /^courses\/([^/]+)\/reviews\/([^/]+)$/.exec(path) ?? [];
  return course !== undefined && author !== undefined && admin.get(`hiddenReviews/${course}~${author}`) !== null;
}

/** Returns true when the import changes what a course contains: its documents, or files that a draft may name. */
function changesCourse(
  plan: Plan,
  id: string,
  { firestore, storage }: Pick<Backend, 'firestore' | 'storage'>,
  { buckets }: ApplyOptions,
): boolean {
  const root = `courses/${id}`;
  const own = {
    ...plan,
    documents: plan.documents.filter(({ path }) => path === root || path.startsWith(`${root}/`)),
    files: plan.files.filter(({ path }) => path.startsWith(`${root}/`)),
    owned: plan.owned.filter(({ prefix }) => prefix.startsWith(`${root}/`)),
    courseIds: [id],
    bookIds: [],
  };
  const { writes, removals } = changesOf(own, firestore.admin);
  return writes.length + removals.length + staleFiles(own, storage.admin, buckets).length > 0;
}

/** Returns a function that adds the rating to a course: from the planned reviews and those that learners wrote. */
function ratingAdder(
  admin: FirestoreAdmin,
  { documents, courseIds }: Plan,
): (document: PlannedDocument) => PlannedDocument {
  const courses = new Set(courseIds.map((id) => `courses/${id}`));
  const reviews = new Map<string, PlannedDocument[]>();
  for (const document of documents) {
    const course = /^(courses\/[^/]+)\/reviews\//.exec(document.path)?.[1];
    if (course !== undefined) reviews.set(course, [...(reviews.get(course) ?? []), document]);
  }
  return (document) => {
    if (!courses.has(document.path)) return document;
    const ratings = new Map<string, unknown>(
      admin
        .query({ collection: `${document.path}/reviews` })
        .map(({ path, fields }) => [path, plainFieldsOf(fields).rating]),
    );
    for (const { path, data } of reviews.get(document.path) ?? []) ratings.set(path, data.rating);
    const numbers = Array.from(ratings.values()).filter((rating) => typeof rating === 'number');
    return {
      ...document,
      data: {
        ...document.data,
        ratingSum: numbers.reduce((sum, rating) => sum + rating, 0),
        ratingCount: numbers.length,
      },
    };
  };
}

function writeOf(
  admin: FirestoreAdmin,
  { path, data, createdAt, isUnchanged, hasTimes }: PlannedDocument,
  now: Date,
): AdminWrite[] {
  const stored = admin.get(path);
  const before = stored === null ? null : plainFieldsOf(stored.fields);
  if (!hasTimes)
    return before !== null && isDeepStrictEqual(before, data) ? [] : [{ set: path, fields: wireFieldsOf(data) }];
  const created = createdAt ?? (before?.createdAt instanceof Date ? before.createdAt : now);
  const updatedAt = isUnchanged ? created : before?.updatedAt instanceof Date ? before.updatedAt : now;
  if (before !== null && isDeepStrictEqual(before, { ...data, createdAt: created, updatedAt })) return [];
  return [{ set: path, fields: wireFieldsOf({ ...data, createdAt: created, updatedAt: isUnchanged ? created : now }) }];
}

/** Returns deletions of sections, lessons and contents that are no longer in the folder of an imported course. */
function staleLessons({ documents, courseIds }: Plan, admin: FirestoreAdmin): AdminWrite[] {
  const planned = new Set(documents.map(({ path }) => path));
  const isStale = (path: string): boolean => !planned.has(path);
  const below = (collection: string): string[] => admin.query({ collection }).map(({ path }) => path);
  return courseIds.flatMap((id) => {
    const sections = below(`courses/${id}/sections`);
    const lessons = sections.flatMap((section) => below(`${section}/lessons`));
    return [...sections, ...lessons, ...below(`courses/${id}/content`)]
      .filter(isStale)
      .map((path) => ({ delete: path }));
  });
}

/** Returns deletions of the documents that name the file of a book whose folder has no text any more. */
function staleTexts({ documents, bookIds }: Plan, admin: FirestoreAdmin): AdminWrite[] {
  const planned = new Set(documents.map(({ path }) => path));
  return bookIds
    .map((id) => `books/${id}/private/file`)
    .filter((path) => !planned.has(path) && admin.get(path) !== null)
    .map((path) => ({ delete: path }));
}

/** Returns writes that deactivate previous prices. Their documents stay, since payments refer to them. */
function previousPrices({ documents, courseIds, bookIds }: Plan, admin: FirestoreAdmin): AdminWrite[] {
  const planned = new Set(documents.map(({ path }) => path));
  const products = [...courseIds.map((id) => `products/course-${id}`), ...bookIds.map((id) => `products/book-${id}`)];
  return products.flatMap((product) => {
    const offered = [
      ...admin.query({ collection: `${product}/prices` }),
      ...[admin.get(product)].filter((stored) => stored !== null),
    ];
    return offered
      .filter(({ path, fields }) => !planned.has(path) && plainFieldsOf(fields).active === true)
      .map(({ path }) => ({ merge: path, fields: wireFieldsOf({ active: false }) }));
  });
}

const removeStaleFiles = (plan: Plan, storage: StorageAdmin, buckets: ApplyOptions['buckets']): number =>
  staleFiles(plan, storage, buckets).filter(({ bucket, path }) => storage.delete(bucket, path)).length;

function staleFiles(
  { files, owned }: Plan,
  storage: StorageAdmin,
  buckets: ApplyOptions['buckets'],
): { bucket: string; path: string }[] {
  const planned = new Set(files.map(({ bucket, path }) => `${bucket}/${path}`));
  return owned.flatMap(({ bucket, prefix }) =>
    storage.list(buckets[bucket], prefix).filter(({ path }) => !planned.has(`${bucket}/${path}`)),
  );
}
