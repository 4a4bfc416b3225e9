import { fetchCatalogueCourse } from '@lectern/shared/catalogue';
import type { BackendConfig } from '@lectern/shared/contract';
import { parseCourse, parseProfile, type CatalogueCourse, type Profile } from '@lectern/shared/domain';
import { kindOf } from '@lectern/shared/failure';
import { queryOptions } from '@lectern/shared/query';

const documents = () => import('@lectern/shared/firebase/documents');

/** Courses that a page shows. */
const MAX_COURSES = 60;

/** What everybody may see of a person: their profile if it is public, and the courses that they teach. */
export type PublicPerson = { name: string; profile: Profile | null; courses: CatalogueCourse[] };

/** Query of what everybody may see of the account `uid`; null when that is nothing. */
export const publicPerson = (backend: BackendConfig, uid: string) =>
  queryOptions({
    queryKey: ['people', uid],
    queryFn: async ({ signal }): Promise<PublicPerson | null> => {
      const [profile, courses] = await Promise.all([publicProfile(uid), publishedCourses(backend, uid, signal)]);
      const name = profile?.displayName ?? courses[0]?.teacherName;
      return name === undefined ? null : { name, profile, courses };
    },
  });

/** The rules refuse a private profile. One's own is shown as others see it. */
async function publicProfile(uid: string): Promise<Profile | null> {
  const { getDocument } = await documents();
  try {
    const profile = await getDocument(`profiles/${uid}`, parseProfile);
    return profile?.visibility === 'public' ? profile : null;
  } catch (error) {
    if (kindOf(error) === 'denied') return null;
    throw error;
  }
}

/** The published files of the courses, newest first: only they have ratings and prices. */
async function publishedCourses(backend: BackendConfig, uid: string, signal: AbortSignal): Promise<CatalogueCourse[]> {
  const found = await (
    await documents()
  ).listDocuments(
    {
      collection: 'courses',
      where: [
        ['status', '==', 'published'],
        ['teacherUid', '==', uid],
      ],
      limit: MAX_COURSES,
    },
    parseCourse,
  );
  const files = await Promise.all(found.map(({ id }) => fetchCatalogueCourse(backend, id, signal)));
  return files.filter((file) => file !== null).sort((a, b) => b.createdAt - a.createdAt);
}
