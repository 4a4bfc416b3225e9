import { parseProfile, type Profile } from '@lectern/shared/domain';
import type { SessionUser } from '@lectern/shared/host';
import { queryOptions } from '@lectern/shared/query';
import { textOf } from '@lectern/shared/text';
import { settingsText } from '../../text/profile/settings.en';
import { listPages, ownPosts } from '../ownData';
import { ownQuery } from '../ownQuery';

const documents = () => import('@lectern/shared/firebase/documents');
const accounts = () => import('@lectern/shared/firebase/auth');

/** Fields of a profile that a person can edit. */
export type ProfileFields = Pick<Profile, 'displayName' | 'headline' | 'bio' | 'links' | 'visibility'>;

/** Query of a person's own profile; null when there is none yet. */
export const ownProfile = (uid: string) =>
  queryOptions({
    ...ownQuery,
    queryKey: ['profiles', uid],
    queryFn: async (): Promise<Profile | null> => (await documents()).getDocument(`profiles/${uid}`, parseProfile),
  });

/**
 * Saves the `changed` fields of the profile: another device may have changed the others. A new name is also given to
 * the account's reviews, questions and answers, and last to the account, which the header shows: after a failure,
 * saving again continues. Rejects with a BackendError.
 */
export async function saveProfile(
  { uid, displayName }: SessionUser,
  fields: ProfileFields,
  changed: readonly (keyof ProfileFields)[],
): Promise<void> {
  const changes: Partial<ProfileFields> = Object.fromEntries(changed.map((name) => [name, fields[name]]));
  await writeProfile(uid, changes, fields.displayName);
  if (fields.displayName === displayName) return;
  await renamePosts(uid, fields.displayName);
  await (await accounts()).changeAccount({ displayName: fields.displayName });
}

async function renamePosts(uid: string, authorName: string): Promise<void> {
  const { updateDocument } = await documents();
  for (const collection of ['reviews', 'questions', 'answers'] as const)
    for await (const page of listPages(ownPosts(collection, uid)))
      await Promise.all(page.map(({ path }) => updateDocument(path, { authorName })));
}

/** Changes fields of the profile; creates a private profile when there is none. Rejects with a BackendError. */
export async function writeProfile(
  uid: string,
  changes: Partial<Omit<Profile, 'id' | 'createdAt' | 'updatedAt'>>,
  name: string,
): Promise<void> {
  const { getDocument, serverTime, setDocument, updateDocument } = await documents();
  const path = `profiles/${uid}`;
  // The cache may miss a profile created on another device, which an empty one would overwrite.
  const exists = await getDocument(path, () => true, { fresh: true });
  if (exists) return updateDocument(path, { ...changes, updatedAt: serverTime });
  const empty = { displayName: nameFor(name), headline: '', bio: '', avatar: null, links: [], visibility: 'private' };
  return setDocument(path, { ...empty, ...changes, createdAt: serverTime, updatedAt: serverTime });
}

/** Returns a valid name for a profile: 2 to 60 characters. */
const nameFor = (name: string): string =>
  name.trim().length < 2 ? textOf(settingsText).profile.unnamed : name.trim().slice(0, 60);
