import { plainFieldsOf, wireFieldsOf, type AdminWrite, type FirestoreAdmin } from '@lectern/backend';
import type { Plan } from '../plan/plan';
import { coursesWithEditedSolutions } from './solutions';
import { ContentError, type Problem } from '../source/Problems';

/** Returns true when an import would change a course or its files. */
type IsChanged = (courseId: string) => boolean;

/**
 * State of a course in the studio, where teachers edit courses. `none`: nothing, or a draft that its teacher only
 * opened. `edited`: changes that are not published. `published`: the version that learners see, without changes since.
 */
type StudioWork = 'none' | 'edited' | 'published';

/**
 * Returns the writes that remove the drafts of courses which the import changes: the studio then makes new drafts from
 * the imported courses. Throws a ContentError that names the courses whose drafts hold a teacher's own changes, which
 * would be lost; with `replacesStudio` they are removed too.
 */
export function replaceDrafts(
  admin: FirestoreAdmin,
  plan: Plan,
  { isChanged, replacesStudio }: { isChanged: IsChanged; replacesStudio: boolean },
): AdminWrite[] {
  const problems: Problem[] = [];
  const withEditedSolutions = coursesWithEditedSolutions(plan, admin);
  const writes = plan.courseIds.flatMap((id) => {
    if (withEditedSolutions.has(id) && !replacesStudio) {
      problems.push(conflictOf(id, 'edited'));
      return [];
    }
    const review = plainFieldsOf(admin.get(`courseReviews/${id}`)?.fields ?? {});
    const publishedRevision = Number(review.publishedRevision ?? 0);
    const hasDraft = admin.get(`courseDrafts/${id}`) !== null;
    if ((!hasDraft && publishedRevision === 0) || !isChanged(id)) return [];
    const work = studioWorkOn(admin, id, publishedRevision);
    if (work !== 'none' && !replacesStudio) problems.push(conflictOf(id, work));
    const isReviewed = publishedRevision > 0 || review.status === 'waiting';
    return [...removalOf(admin, id), ...(isReviewed ? [withdrawal(id)] : [])];
  });
  if (problems.length > 0) throw new ContentError(problems);
  return writes;
}

function studioWorkOn(admin: FirestoreAdmin, id: string, publishedRevision: number): StudioWork {
  const draft = admin.get(`courseDrafts/${id}`);
  const revision = Number(plainFieldsOf(draft?.fields ?? {}).revision ?? 0);
  if (publishedRevision > 0) return draft === null || revision === publishedRevision ? 'published' : 'edited';
  // The first revision of a draft is a copy of the course, unless the course began in the studio.
  return revision <= 1 && admin.get(`courses/${id}`) !== null ? 'none' : 'edited';
}

const conflictOf = (id: string, work: 'edited' | 'published'): Problem => ({
  file: `courses/${id}/course.yaml`,
  line: 1,
  what:
    work === 'published'
      ? 'this course was published from the studio: the import would undo what its teacher changed there'
      : 'this course has changes in the studio that are not published: they would be lost, or undo the import',
  fix: 'Export the course in the studio and change that folder; or replace what is there: --replace-studio.',
});

function removalOf(admin: FirestoreAdmin, id: string): AdminWrite[] {
  const path = `courseDrafts/${id}`;
  const contents = admin.query({ collection: `${path}/lessons` }).map((lesson) => ({ delete: lesson.path }));
  return admin.get(path) === null ? contents : [{ delete: path }, ...contents];
}

/** Returns the write that ends a course's review: no draft waits for one, and the studio published no version. */
const withdrawal = (id: string): AdminWrite => ({
  merge: `courseReviews/${id}`,
  fields: wireFieldsOf({ status: 'withdrawn', revision: 0, publishedRevision: 0, updatedAt: new Date() }),
});
