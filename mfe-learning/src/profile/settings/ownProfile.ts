import { parseProfile, type Profile } from '@lectern/shared/domain';
import type { SessionUser } from '@lectern/shared/host';
import { queryOptions } from '@lectern/shared/query';
import { ownQuery } from '../ownQuery';

const documents = () => import('@lectern/shared/firebase/documents');
const accounts = () => import('@lectern/shared/firebase/auth');

/** What a person says of themselves. */
export type ProfileFacts = Pick<Profile, 'displayName' | 'headline' | 'bio' | 'links' | 'visibility'>;

/** The person's profile, or null where none was written yet. */
export const ownProfile = (uid: string) =>
  queryOptions({
    ...ownQuery,
    queryKey: ['profiles', uid],
    queryFn: async (): Promise<Profile | null> => (await documents()).getDocument(`profiles/${uid}`, parseProfile),
  });

/**
 * Saves what the person says of themselves; the account, and with it the header, takes over the name. Rejects with a
 * BackendError.
 */
export async function saveProfile({ uid, displayName }: SessionUser, facts: ProfileFacts): Promise<void> {
  await writeProfile(uid, facts, facts.displayName);
  if (facts.displayName !== displayName) await (await accounts()).changeAccount({ displayName: facts.displayName });
}

/** Changes the named fields of the profile; where there is none, one is made that nobody else sees. */
export async function writeProfile(
  uid: string,
  changes: Partial<Omit<Profile, 'id' | 'createdAt' | 'updatedAt'>>,
  name: string,
): Promise<void> {
  const { getDocument, serverTime, setDocument, updateDocument } = await documents();
  const path = `profiles/${uid}`;
  // A device that remembers no profile must not put an empty one over that of another device.
  const isThere = await getDocument(path, () => true, { fresh: true });
  if (isThere) return updateDocument(path, { ...changes, updatedAt: serverTime });
  const empty = { displayName: nameFor(name), headline: '', bio: '', avatar: null, links: [], visibility: 'private' };
  return setDocument(path, { ...empty, ...changes, createdAt: serverTime, updatedAt: serverTime });
}

/** A name as a profile takes it: 2 to 60 characters. */
const nameFor = (name: string): string => (name.trim().length < 2 ? 'Learner' : name.trim().slice(0, 60));
