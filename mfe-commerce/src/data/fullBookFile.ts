import { parseBookFile } from '@lectern/shared/domain';
import { kindOf } from '@lectern/shared/failure';
import { queryOptions } from '@lectern/shared/query';
import { bookContent, type BookContent } from './bookContent';
import { BookFileError, type BookFileProblem } from './bookFile';
import { downloadFile } from './downloadFile';
import { setProgress } from './downloadProgress';

/** Query for the full content of a book, for users who may read it. Fails with a BookFileError. */
export const fullBookFile = (uid: string, id: string) =>
  queryOptions({
    networkMode: 'always',
    retry: false,
    staleTime: Infinity,
    queryKey: ['users', uid, 'books', id, 'whole'],
    queryFn: async ({ signal }): Promise<BookContent> => {
      const path = `books/${id}/private/file`;
      const [{ getDocument }, { getFileUrl }] = await Promise.all([
        import('@lectern/shared/firebase/documents'),
        import('@lectern/shared/firebase/files'),
      ]);
      const file = await getDocument(path, parseBookFile).catch((error: unknown) => {
        throw toBookFileError(error, path);
      });
      if (file === null) throw new BookFileError('none', `There is no ${path}.`);
      const url = await getFileUrl(file.path).catch((error: unknown) => {
        throw toBookFileError(error, file.path);
      });
      const progress = (share: number): void => setProgress(id, share);
      const bytes = await downloadFile({ url, path: file.path, size: file.bytes }, progress, signal).finally(() =>
        setProgress(id, null),
      );
      if (await isAltered(bytes, file.sha256))
        throw new BookFileError('broken', `${file.path} is not the file that was published.`);
      return bookContent(bytes, file.path);
    },
  });

/** Resolves to false as well where the browser has no `crypto.subtle`, as on pages without HTTPS. */
async function isAltered(bytes: ArrayBuffer, sha256: string): Promise<boolean> {
  const subtle = (globalThis as { crypto?: { subtle?: SubtleCrypto } }).crypto?.subtle;
  if (!subtle) return false;
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') !== sha256;
}

function toBookFileError(error: unknown, path: string): BookFileError {
  const message = error instanceof Error ? error.message : String(error);
  return new BookFileError(reasonFor(error), `${path}: ${message}`, error);
}

function reasonFor(error: unknown): BookFileProblem {
  if (error instanceof Error && error.name === 'DocumentError') return 'broken';
  const kind = kindOf(error);
  if (kind === 'signed-out') return 'denied';
  return (['missing', 'denied', 'offline'] as const).find((reason) => reason === kind) ?? 'unavailable';
}
