import { fetchCatalogueCourse } from '@lectern/shared/catalogue';
import type { BackendConfig } from '@lectern/shared/contract';
import {
  MAX_PERSON_COURSES,
  parseCourse,
  parseProfile,
  parsePublicPerson,
  type Profile,
  type PublicPerson,
} from '@lectern/shared/domain';
import { kindOf } from '@lectern/shared/failure';
import { queryOptions } from '@lectern/shared/query';

const documents = () => import('@lectern/shared/firebase/documents');

/** Query of what everybody may see of the account `uid`; null when that is nothing. */
export const publicPerson = (backend: BackendConfig, uid: string) =>
  queryOptions({
    queryKey: ['people', uid],
    queryFn: async ({ signal }): Promise<PublicPerson | null> => {
      const answer = await askSite(uid, signal);
      return answer ? answer.person : readPerson(backend, uid, signal);
    },
  });

/** Asks the site's server, which pages preload. Resolves to null when it has no answer, as on a static host. */
async function askSite(uid: string, signal: AbortSignal): Promise<{ person: PublicPerson | null } | null> {
  const answer = await fetch(`/api/people/${uid}`, { signal }).catch(() => null);
  if (!answer?.ok || !answer.headers.get('content-type')?.includes('json')) return null;
  const data: unknown = await answer.json();
  return { person: data === null ? null : parsePublicPerson(data, uid) };
}

/** Reads the documents, which work on every site, and without a network if this device has them. */
async function readPerson(backend: BackendConfig, uid: string, signal: AbortSignal): Promise<PublicPerson | null> {
  const [profile, courses] = await Promise.all([publicProfile(uid), publishedCourses(backend, uid, signal)]);
  const name = profile?.displayName ?? courses[0]?.teacherName;
  return name === undefined ? null : { name, profile, courses };
}

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
async function publishedCourses(
  backend: BackendConfig,
  uid: string,
  signal: AbortSignal,
): Promise<PublicPerson['courses']> {
  const { listDocuments } = await documents();
  const found = await listDocuments(
    {
      collection: 'courses',
      where: [
        ['status', '==', 'published'],
        ['teacherUid', '==', uid],
      ],
      limit: MAX_PERSON_COURSES,
    },
    parseCourse,
  );
  const files = await Promise.all(found.map(({ id }) => fetchCatalogueCourse(backend, id, signal)));
  return files.filter((file) => file !== null).sort((a, b) => b.createdAt - a.createdAt);
}
