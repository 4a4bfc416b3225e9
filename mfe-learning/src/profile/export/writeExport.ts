import type { BackendConfig } from '@lectern/shared/contract';
import { fileUrl } from '@lectern/shared/catalogue';
import {
  getStored,
  listPages,
  listReviews,
  OWN_DOCUMENTS,
  OWN_LISTS,
  type OwnDocument,
  type OwnList,
  type StoredDocument,
} from '../ownData';
import { exportValue } from './exportValue';

/** A part of the export, in the order of the file. */
export type ExportPart = 'account' | OwnDocument | OwnList | 'reviews' | 'avatar';

/** Progress of an export: the current part, and the number of documents so far. */
export type ExportProgress = { part: ExportPart; documents: number };

/** The account to export, and the backend of its public files. */
export type ExportSource = { uid: string; backend: BackendConfig };

/**
 * Writes all data of an account as one JSON document, in pieces, so that no list is in memory twice. Its format,
 * version 1:
 *
 *   { "format": "lectern-export", "version": 1, "exportedAt": time,
 *     "account": { uid, email, emailVerified, displayName, photoUrl, roles, createdAt, lastSignInAt },
 *     one entry for each of OWN_DOCUMENTS: the document, or null,
 *     one for each of OWN_LISTS, and "reviews": a list of documents, each with its "id", reviews with "courseId",
 *     "avatar": { path, contentType, base64 } or null }
 *
 * Times are ISO 8601 in UTC, references the paths of documents. Rejects with a BackendError, or an AbortError when
 * `signal` stops it.
 */
export async function* writeExport(
  { uid, backend }: ExportSource,
  onProgress: (progress: ExportProgress) => void,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let documents = 0;
  const report = (part: ExportPart, more = 0): void => {
    signal.throwIfAborted();
    documents += more;
    onProgress({ part, documents });
  };
  const { confirmAccount, getAccountRecord } = await import('@lectern/shared/firebase/auth');
  report('account');
  yield `{\n"format": "lectern-export",\n"version": 1,\n"exportedAt": ${json(new Date())}`;
  yield `,\n"account": ${json(await getAccountRecord())}`;
  let avatar: unknown = null;
  for (const [name, { path }] of Object.entries(OWN_DOCUMENTS)) {
    report(name as ExportPart);
    const found = await getStored(path(uid));
    if (found) report(name as ExportPart, 1);
    if (name === 'profile') avatar = found?.data.avatar;
    yield `,\n"${name}": ${json(found?.data ?? null)}`;
  }
  for (const [name, { query }] of Object.entries(OWN_LISTS))
    yield* writeList(name, listPages(query(uid)), (more) => report(name as ExportPart, more));
  yield* writeList('reviews', listReviewsByCourse(uid), (more) => report('reviews', more));
  report('avatar');
  // An older shell without fresh reads may have answered from its cache, which can be incomplete.
  await confirmAccount();
  yield `,\n"avatar": ${json(typeof avatar === 'string' ? await fetchPicture(backend, avatar) : null)}\n}\n`;
}

async function* writeList(
  name: string,
  pages: AsyncIterable<StoredDocument[]>,
  onDocuments: (more: number) => void,
): AsyncGenerator<string> {
  onDocuments(0);
  let separator = '\n';
  yield `,\n"${name}": [`;
  for await (const page of pages) {
    onDocuments(page.length);
    yield page
      .map(({ id, data }) => {
        const line = `${separator}${json({ id, ...data })}`;
        separator = ',\n';
        return line;
      })
      .join('');
  }
  yield separator === '\n' ? ']' : '\n]';
}

async function* listReviewsByCourse(uid: string): AsyncGenerator<StoredDocument[]> {
  for await (const page of listReviews(uid))
    yield page.map((review) => ({ ...review, data: { courseId: review.path.split('/')[1], ...review.data } }));
}

async function fetchPicture(backend: BackendConfig, path: string): Promise<object> {
  const response = await fetch(fileUrl(backend, path));
  if (!response.ok) return { path, contentType: null, base64: null };
  const bytes = new Uint8Array(await response.arrayBuffer());
  return {
    path,
    contentType: response.headers.get('content-type'),
    base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
  };
}

const json = (value: unknown): string => JSON.stringify(exportValue(value));
