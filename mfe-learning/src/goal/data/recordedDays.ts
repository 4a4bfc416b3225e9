import { queryOptions } from '@lectern/shared/query';
import { isSame } from '@lectern/shared/sync';
import { mergeDays, monthFields, salvageMonth, type LearnedDays } from '../days/learnedDays';

const documents = () => import('@lectern/shared/firebase/documents');
const collectionOf = (uid: string): string => `users/${uid}/days`;

/** Months that a streak can look back. */
const MAX_MONTHS = 24;

/** Query of what the backend knows of a person's days, for the last two years. */
export const recordedDays = (uid: string) =>
  queryOptions({
    networkMode: 'always',
    queryKey: ['users', uid, 'days'],
    staleTime: 0,
    queryFn: async (): Promise<LearnedDays> => {
      const months = await (
        await documents()
      ).listDocuments({ collection: collectionOf(uid), orderBy: [['month', 'desc']], limit: MAX_MONTHS }, salvageMonth);
      return months.reduce(mergeDays, {});
    },
  });

/**
 * Merges days into the backend's record of a month (`2026-11`), whatever other devices write. Rejects with a
 * BackendError.
 */
export async function mergeIntoMonth(uid: string, month: string, days: LearnedDays): Promise<void> {
  const { changeDocument, serverTime } = await documents();
  await changeDocument(`${collectionOf(uid)}/${month}`, salvageMonth, (current) => {
    const merged = mergeDays(current ?? {}, days);
    return isSame(merged, current) ? null : { ...monthFields(month, merged), updatedAt: serverTime };
  });
}

/** Deletes all recorded days of a person, except those that wait on other devices. Rejects with a BackendError. */
export async function deleteRecordedDays(uid: string): Promise<void> {
  const { listDocuments, writeDocuments } = await documents();
  const paths = await listDocuments({ collection: collectionOf(uid) }, (_data, path) => path, { fresh: true });
  await writeDocuments(paths.map((path) => ({ path, data: null })));
}
