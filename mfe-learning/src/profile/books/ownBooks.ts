import { parseBook, parseEntitlement, parseReading, type Book } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';
import { getPublished } from '../getPublished';
import { ownQuery } from '../ownQuery';

/**
 * A book that the person owns or has started. `book` is null when it is no longer published, or can't be read.
 * `percent` is 0 to 100; null when the book is not started. `at` is when it was last read, or else bought.
 */
export type OwnBook = { id: string; book: Book | null; percent: number | null; at: Date };

/** Query of the books that a person owns or has started, last read first. */
export const ownBooks = (uid: string) =>
  queryOptions({
    ...ownQuery,
    queryKey: ['users', uid, 'books'],
    queryFn: async (): Promise<OwnBook[]> => {
      const { listDocuments } = await import('@lectern/shared/firebase/documents');
      const [entitlements, reading] = await Promise.all([
        listDocuments({ collection: `entitlements/${uid}/items`, where: [['kind', '==', 'book']] }, parseEntitlement),
        listDocuments({ collection: `users/${uid}/reading` }, parseReading),
      ]);
      const positions = new Map(reading.map((position) => [position.id, position]));
      const ownedAt = new Map(entitlements.map(({ refId, grantedAt }) => [refId, grantedAt]));
      const ids = [...new Set([...positions.keys(), ...ownedAt.keys()])];
      const books = await Promise.all(
        ids.map(async (id): Promise<OwnBook> => ({
          id,
          book: await getPublished(`books/${id}`, parseBook),
          percent: positions.get(id)?.percent ?? null,
          at: positions.get(id)?.updatedAt ?? ownedAt.get(id) ?? new Date(0),
        })),
      );
      return books.sort((a, b) => b.at.getTime() - a.at.getTime());
    },
  });
