import { parseBookFile } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';
import { BookFileError, fetchText } from './bookFile';

/** The whole book, for those to whom it is open, as Markdown. Rejects with a BookFileError. */
export const wholeFile = (uid: string, id: string) => queryOptions({
  networkMode: 'always', retry: false, staleTime: Infinity,
  queryKey: ['users', uid, 'books', id, 'whole'],
  queryFn: async ({ signal }): Promise<string> => {
    const place = `books/${id}/private/file`;
    const [{ getDocument }, { getFileUrl }] = await Promise.all([import('@lectern/shared/firebase/documents'), import('@lectern/shared/firebase/files')]);
    const file = await getDocument(place, parseBookFile).catch((error: unknown) => { throw toProblem(error, place); });
    if (file === null) throw new BookFileError('none', `There is no ${place}.`);
    const url = await getFileUrl(file.path).catch((error: unknown) => { throw toProblem(error, file.path); });
    return fetchText(url, file.path, file.sha256, signal);
  },
});

function toProblem(error: unknown, path: string): BookFileError {
  const kind = error instanceof Error && 'kind' in error ? String(error.kind) : '';
  const isBroken = error instanceof Error && error.name === 'DocumentError';
  const known = (['missing', 'denied', 'offline', 'unavailable'] as const).find((one) => one === kind);
  const message = error instanceof Error ? error.message : String(error);
  return new BookFileError(isBroken ? 'broken' : known ?? (kind === 'signed-out' ? 'denied' : 'unavailable'), `${path}: ${message}`, error);
}
