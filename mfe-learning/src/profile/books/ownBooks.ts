import { parseBook, parseEntitlement, parseReading, type Book } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';
import { ownQuery } from '../ownQuery';

/**
 * A book that somebody owns or has begun to read. `book` is null once it is no longer published; `percent` is 0 to 100,
 * null before it was begun.
 */
export type OwnBook = { id: string; book: Book | null; percent: number | null; at: Date };

/** The person's books: what they own, and free ones that they have begun. What was read last comes first. */
export const ownBooks = (uid: string) =>
  queryOptions({
    ...ownQuery,
    queryKey: ['users', uid, 'books'],
    queryFn: async (): Promise<OwnBook[]> => {
      const { getDocument, listDocuments } = await import('@lectern/shared/firebase/documents');
      const [entitlements, reading] = await Promise.all([
        listDocuments({ collection: `entitlements/${uid}/items`, where: [['kind', '==', 'book']] }, parseEntitlement),
        listDocuments({ collection: `users/${uid}/reading` }, parseReading),
      ]);
      const places = new Map(reading.map((place) => [place.id, place]));
      const ownedAt = new Map(entitlements.map(({ refId, grantedAt }) => [refId, grantedAt]));
      const ids = [...new Set([...places.keys(), ...ownedAt.keys()])];
      const books = await Promise.all(
        ids.map(async (id): Promise<OwnBook> => ({
          id,
          book: await getDocument(`books/${id}`, parseBook).catch(() => null),
          percent: places.get(id)?.percent ?? null,
          at: places.get(id)?.updatedAt ?? ownedAt.get(id) ?? new Date(0),
        })),
      );
      return books.sort((a, b) => b.at.getTime() - a.at.getTime());
    },
  });
