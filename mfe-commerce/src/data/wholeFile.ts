import { parseBookFile } from '@lectern/shared/domain';
import { kindOf } from '@lectern/shared/failure';
import { queryOptions } from '@lectern/shared/query';
import { BookFileError, fetchFile, textOf } from './bookFile';

/** The whole book, for those to whom it is open, as Markdown. Rejects with a BookFileError. */
export const wholeFile = (uid: string, id: string) =>
  queryOptions({
    networkMode: 'always',
    retry: false,
    staleTime: Infinity,
    queryKey: ['users', uid, 'books', id, 'whole'],
    queryFn: async ({ signal }): Promise<string> => {
      const place = `books/${id}/private/file`;
      const [{ getDocument }, { getFileUrl }] = await Promise.all([
        import('@lectern/shared/firebase/documents'),
        import('@lectern/shared/firebase/files'),
      ]);
      const file = await getDocument(place, parseBookFile).catch((error: unknown) => {
        throw toProblem(error, place);
      });
      if (file === null) throw new BookFileError('none', `There is no ${place}.`);
      const url = await getFileUrl(file.path).catch((error: unknown) => {
        throw toProblem(error, file.path);
      });
      const bytes = await fetchFile(url, file.path, signal);
      if (await isOther(bytes, file.sha256))
        throw new BookFileError('broken', `${file.path} is not the file that was published.`);
      return textOf(bytes, file.path);
    },
  });

/** False as well where the browser cannot tell, as on pages that are not secure. */
async function isOther(bytes: ArrayBuffer, sha256: string): Promise<boolean> {
  const subtle = (globalThis as { crypto?: { subtle?: SubtleCrypto } }).crypto?.subtle;
  if (!subtle) return false;
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') !== sha256;
}

function toProblem(error: unknown, path: string): BookFileError {
  const kind = kindOf(error);
  const isBroken = error instanceof Error && error.name === 'DocumentError';
  const known = (['missing', 'denied', 'offline', 'unavailable'] as const).find((one) => one === kind);
  const message = error instanceof Error ? error.message : String(error);
  return new BookFileError(
    isBroken ? 'broken' : (known ?? (kind === 'signed-out' ? 'denied' : 'unavailable')),
    `${path}: ${message}`,
    error,
  );
}
