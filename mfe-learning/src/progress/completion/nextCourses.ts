import { fetchCatalogueFile } from '@lectern/shared/catalogue';
import type { BackendConfig } from '@lectern/shared/contract';
import { parseCatalogueList, parseEnrolment, type Course, type ListedCourse } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

const documents = () => import('@lectern/shared/firebase/documents');

/** Courses that are proposed after a finished one. */
const COUNT = 3;

/**
 * Query of the courses to suggest after this one: the most popular of the same subcategory, then of the category, or of
 * all where the category has no list. Without those that the learner takes already.
 */
export const nextCourses = (backend: BackendConfig, uid: string, { id, category, subcategory }: Course) =>
  queryOptions({
    queryKey: ['catalogue', 'next', uid, id],
    queryFn: async ({ signal }): Promise<ListedCourse[]> => {
      const scopes = [...(subcategory === null ? [] : [`${category}/${subcategory}`]), category];
      const [taken, ...lists] = await Promise.all([
        enrolledCourses(uid),
        ...scopes.map((scope) =>
          fetchCatalogueFile(
            backend,
            ({ lists: known }) => known[scope] ?? known.all ?? '',
            parseCatalogueList,
            signal,
          ),
        ),
      ]);
      const found = new Map(lists.flatMap((list) => list?.first.courses ?? []).map((course) => [course.id, course]));
      return [...found.values()].filter((course) => course.id !== id && !taken.has(course.id)).slice(0, COUNT);
    },
  });

async function enrolledCourses(uid: string): Promise<ReadonlySet<string>> {
  const { listDocuments } = await documents();
  const found = await listDocuments({ collection: `users/${uid}/enrolments` }, parseEnrolment);
  return new Set(found.map((enrolment) => enrolment.id));
}
