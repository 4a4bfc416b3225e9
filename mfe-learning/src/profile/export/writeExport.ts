import type { BackendConfig } from '@lectern/shared/contract';
import { fileUrl } from '@lectern/shared/catalogue';
import {
  getStored,
  listPages,
  listReviewedCourses,
  OWN_DOCUMENTS,
  OWN_LISTS,
  reviewPath,
  type OwnDocument,
  type OwnList,
  type StoredDocument,
} from '../ownData';
import { exportValue } from './exportValue';

/** A part of the export, in the order of the file. */
export type ExportPart = 'account' | OwnDocument | OwnList | 'reviews' | 'avatar';

/** What is told while an export is made: the part at which it is, and how many documents it holds so far. */
export type ExportProgress = { part: ExportPart; documents: number };

/** Who is exported: the account, and where its site keeps public files. */
export type ExportSource = { uid: string; backend: BackendConfig };

/**
 * Writes everything of an account as one JSON document, piece by piece, so that no list is ever whole in memory twice.
 * Its form, version 1:
 *
 *   { "format": "lectern-export", "version": 1, "exportedAt": time,
 *     "account": { uid, email, emailVerified, displayName, photoUrl, roles, createdAt, lastSignInAt },
 *     "profile" | "preferences" | "cart" | "teacherApplication" | "customer": the document, or null,
 * "enrolments" | "progress" | "notes" | "reading" | "saved" | "entitlements" | "payments" | "checkouts" | "pens" |
 * "certificates" | "teaching" | "reviews":
 *       a list of documents, each with its "id" (reviews with their "courseId"),
 *     "avatar": { path, contentType, base64 } or null }
 *
 * Times are ISO 8601 in UTC, references the paths of documents. Rejects with a BackendError, or an AbortError when
 * `signal` stops it.
 */
export async function* writeExport(
  { uid, backend }: ExportSource,
  tell: (progress: ExportProgress) => void,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let documents = 0;
  const note = (part: ExportPart, more = 0): void => {
    signal.throwIfAborted();
    documents += more;
    tell({ part, documents });
  };
  const { confirmAccount, getAccountRecord } = await import('@lectern/shared/firebase/auth');
  note('account');
  yield (
    `{\n"format": "lectern-export",\n"version": 1,\n"exportedAt": ${json(new Date())},\n"account": ` +
    `${json(await getAccountRecord())}`
  );
  let avatar: unknown = null;
  for (const [name, { path }] of Object.entries(OWN_DOCUMENTS)) {
    note(name as ExportPart);
    const found = await getStored(path(uid));
    if (found) note(name as ExportPart, 1);
    if (name === 'profile') avatar = found?.data.avatar;
    yield `,\n"${name}": ${json(found?.data ?? null)}`;
  }
  for (const [name, { query }] of Object.entries(OWN_LISTS))
    yield* writeList(name, listPages(query(uid)), (more) => note(name as ExportPart, more));
  yield* writeList('reviews', listReviews(uid), (more) => note('reviews', more));
  note('avatar');
  // A shell that knows no fresh reads may have answered from what this device saw last: that is not everything, and is
  // no export.
  await confirmAccount();
  yield `,\n"avatar": ${json(typeof avatar === 'string' ? await fetchPicture(backend, avatar) : null)}\n}\n`;
}

async function* writeList(
  name: string,
  pages: AsyncIterable<StoredDocument[]>,
  note: (more: number) => void,
): AsyncGenerator<string> {
  note(0);
  let separator = '\n';
  yield `,\n"${name}": [`;
  for await (const page of pages) {
    note(page.length);
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

async function* listReviews(uid: string): AsyncGenerator<StoredDocument[]> {
  for (const courseId of await listReviewedCourses(uid)) {
    const review = await getStored(reviewPath(courseId, uid));
    if (review) yield [{ ...review, data: { courseId, ...review.data } }];
  }
}

async function fetchPicture(backend: BackendConfig, path: string): Promise<object> {
  const answer = await fetch(fileUrl(backend, path));
  if (!answer.ok) return { path, contentType: null, base64: null };
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return {
    path,
    contentType: answer.headers.get('content-type'),
    base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
  };
}

const json = (value: unknown): string => JSON.stringify(exportValue(value));
