import { plainFieldsOf, wireFieldsOf, type AdminWrite, type FirestoreAdmin } from '@lectern/backend';
import type { Plan } from '../plan/plan';
import { ContentError, type Problem } from '../source/Problems';

/** Returns true when an import would change a course or its files. */
type IsChanged = (courseId: string) => boolean;

/**
 * Returns the writes that remove the drafts of courses which the import changes: the studio makes a new one from what
 * is imported. A draft that was only opened is removed. One that its teacher changed or published is what learners see
 * or soon will: throws a ContentError that names those courses, unless `replaces`.
 */
export function replaceDrafts(
  admin: FirestoreAdmin,
  { courseIds }: Plan,
  isChanged: IsChanged,
  replaces: boolean,
): AdminWrite[] {
  const problems: Problem[] = [];
  const writes = courseIds.flatMap((id) => {
    const draft = admin.get(`courseDrafts/${id}`);
    const review = plainFieldsOf(admin.get(`courseReviews/${id}`)?.fields ?? {});
    const isPublished = Number(review.publishedRevision ?? 0) > 0;
    if ((draft === null && !isPublished) || !isChanged(id)) return [];
    const revision = Number(plainFieldsOf(draft?.fields ?? {}).revision ?? 0);
    const isOnlyOpened = !isPublished && revision <= 1 && admin.get(`courses/${id}`) !== null;
    if (!isOnlyOpened && !replaces) problems.push(problemOf(id, isPublished && revision === review.publishedRevision));
    return [...removalOf(admin, id), ...(isPublished ? [forget(id)] : [])];
  });
  if (problems.length > 0) throw new ContentError(problems);
  return writes;
}

const problemOf = (id: string, isPublished: boolean): Problem => ({
  file: `courses/${id}/course.yaml`,
  line: 1,
  what: isPublished
    ? 'this course was published from the studio: the import would undo what its teacher changed there'
    : 'this course has changes in the studio that are not published: they would be lost, or undo the import',
  fix: 'Export the course in the studio and change that folder; or replace what is there: --replace-studio.',
});

function removalOf(admin: FirestoreAdmin, id: string): AdminWrite[] {
  const path = `courseDrafts/${id}`;
  const contents = admin.query({ collection: `${path}/lessons` }).map((found) => ({ delete: found.path }));
  return admin.get(path) === null ? contents : [{ delete: path }, ...contents];
}

/** The published version is no longer the studio's, and no draft waits for a review. */
const forget = (id: string): AdminWrite => ({
  merge: `courseReviews/${id}`,
  fields: wireFieldsOf({ status: 'withdrawn', revision: 0, publishedRevision: 0, updatedAt: new Date() }),
});
