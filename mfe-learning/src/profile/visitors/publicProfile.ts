import { parseCourse, parsePen, parseProfile, type Pen, type Profile } from '@lectern/shared/domain';
import { kindOf } from '@lectern/shared/failure';
import { queryOptions } from '@lectern/shared/query';

const documents = () => import('@lectern/shared/firebase/documents');

/** Pens that a profile shows, the newest ones. */
const MAX_PENS = 24;

/** A person's public data: the profile, the pens that they made public, and whether they teach. */
export type PublicProfile = { profile: Profile; pens: Pen[]; teaches: boolean };

/**
 * Query of what everybody may see of the account `uid`. Null for a private profile and for none: a visitor can't tell
 * which. A person's own profile is returned also while it is private.
 */
export const publicProfile = (uid: string, isOwn: boolean) =>
  queryOptions({
    queryKey: ['profiles', uid, 'public', isOwn],
    queryFn: async (): Promise<PublicProfile | null> => {
      const profile = await readProfile(uid);
      if (profile === null || (profile.visibility !== 'public' && !isOwn)) return null;
      const [pens, teaches] = await Promise.all([publicPens(uid), isTeaching(uid)]);
      return { profile, pens, teaches };
    },
  });

async function readProfile(uid: string): Promise<Profile | null> {
  try {
    return await (await documents()).getDocument(`profiles/${uid}`, parseProfile);
  } catch (error) {
    // The rules refuse a private profile.
    if (kindOf(error) === 'denied') return null;
    throw error;
  }
}

async function publicPens(uid: string): Promise<Pen[]> {
  const { listDocuments } = await documents();
  const found = await listDocuments(
    {
      collection: 'pens',
      where: [
        ['ownerUid', '==', uid],
        ['visibility', '==', 'public'],
      ],
      limit: 200,
    },
    parsePen,
  );
  return found.sort((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime()).slice(0, MAX_PENS);
}

async function isTeaching(uid: string): Promise<boolean> {
  const { listDocuments } = await documents();
  const found = await listDocuments(
    {
      collection: 'courses',
      where: [
        ['status', '==', 'published'],
        ['teacherUid', '==', uid],
      ],
      limit: 1,
    },
    parseCourse,
  );
  return found.length > 0;
}
