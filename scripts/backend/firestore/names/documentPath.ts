import { invalid } from '../StatusError';

/**
 * A document's path below `/documents`, with its parts: `users/u1/orders/o1` has the parent `users/u1/orders`, the id
 * `o1` and the collection `orders`.
 */
export type DocumentPath = { path: string; parent: string; id: string; collection: string };

const MAX_ID_BYTES = 1500;
const MAX_NAME_BYTES = 6 * 1024;
const MAX_COLLECTION_DEPTH = 100;

/** Parses a path of alternating collection and document ids. Throws StatusError when it names no document. */
export function parseDocumentPath(path: string): DocumentPath {
  const segments = checkSegments(path);
  if (segments.length % 2 === 1)
    throw invalid(
      `Document name "${clip(path)}" has an invalid number of segments: it must name a document, not a collection.`,
    );
  return {
    path,
    parent: segments.slice(0, -1).join('/'),
    id: segments.at(-1) ?? '',
    collection: segments.at(-2) ?? '',
  };
}

/** Parses the segments of a path. Returns null when they do not name a document or a segment contains a slash. */
export function documentPathOf(segments: readonly string[]): DocumentPath | null {
  if (segments.some((segment) => segment.includes('/'))) return null;
  try {
    return parseDocumentPath(segments.join('/'));
  } catch {
    return null;
  }
}

/** Returns the path when it names a document or is empty for the root. Throws StatusError otherwise. */
export function parseParentPath(path: string): string {
  if (path !== '') parseDocumentPath(path);
  return path;
}

/** Returns the id when it is a valid collection id. Throws StatusError otherwise. */
export function parseCollectionId(id: string): string {
  checkId(id);
  return id;
}

function checkSegments(path: string): string[] {
  if (Buffer.byteLength(path) > MAX_NAME_BYTES)
    throw invalid(`A document name must be at most ${MAX_NAME_BYTES} bytes long.`);
  const segments = path.split('/');
  if (segments.length > MAX_COLLECTION_DEPTH * 2)
    throw invalid(`A document may lie at most ${MAX_COLLECTION_DEPTH} collections deep.`);
  for (const segment of segments) checkId(segment);
  return segments;
}

/**
 * Source: Firestore's "Constraints on collection IDs" and "on document IDs"; NUL is refused here because the database
 * would cut it.
 */
function checkId(id: string): void {
  if (id === '') throw invalid('A resource name must not have an empty segment.');
  if (id === '.' || id === '..') throw invalid(`The id "${id}" is not allowed.`);
  if (/^__.*__$/s.test(id)) throw invalid(`The id "${clip(id)}" is reserved: ids must not start and end with "__".`);
  if (id.length > MAX_ID_BYTES / 3 && Buffer.byteLength(id) > MAX_ID_BYTES)
    throw invalid(`The id "${clip(id)}" is longer than ${MAX_ID_BYTES} bytes.`);
  if (id.includes('/')) throw invalid('An id must not contain "/".');
  if (id.includes('\0') || /\p{Surrogate}/u.test(id)) throw invalid('An id must be valid UTF-8 without NUL.');
}

/** Shortens a text for a message. */
export function clip(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
