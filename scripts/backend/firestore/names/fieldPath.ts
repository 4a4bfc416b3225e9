import { invalid } from '../StatusError';
import { clip } from './documentPath';

/** The segments of a field path; the document's own name is the one segment `__name__`. */
export type FieldPath = readonly string[];

export const NAME_PATH: FieldPath = ['__name__'];

const PLAIN_SEGMENT = /^[a-zA-Z_][a-zA-Z0-9_]*$/;
const MAX_SEGMENT_BYTES = 1500;

/**
 * Parses `a.b` and `` `odd name`.b ``. Throws StatusError. Source: google.firestore.v1.StructuredQuery.FieldReference.
 */
export function parseFieldPath(text: unknown): FieldPath {
  if (typeof text !== 'string' || text === '') throw invalid('A field path must be a non-empty text.');
  if (text.length > MAX_SEGMENT_BYTES) throw invalid(`A field path must be at most ${MAX_SEGMENT_BYTES} bytes long.`);
  const segments: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const segment = text[at] === '`' ? quoted(text, at) : plain(text, at);
    checkFieldName(segment.name, segments.length === 0 && segment.end === text.length);
    segments.push(segment.name);
    at = segment.end;
    if (at === text.length) return segments;
    if (text[at] !== '.') throw invalid(`Invalid field path "${clip(text)}".`);
    at += 1;
  }
  throw invalid(`Invalid field path "${clip(text)}": it ends with a dot.`);
}

/** Returns the canonical text of a path: segments that are not plain identifiers are quoted. */
export function fieldPathText(path: FieldPath): string {
  return path
    .map((segment) => (PLAIN_SEGMENT.test(segment) ? segment : `\`${segment.replace(/[\\`]/g, '\\$&')}\``))
    .join('.');
}

/** Returns true for the path of the document's own name, `__name__`. */
export function isNamePath(path: FieldPath): boolean {
  return path.length === 1 && path[0] === '__name__';
}

/** Throws StatusError for an empty, too long or reserved (`__x__`) field name. */
export function checkFieldName(name: string, mayBeDocumentName = false): void {
  if (name === '') throw invalid('A field name must not be empty.');
  if (name.length > MAX_SEGMENT_BYTES / 3 && Buffer.byteLength(name) > MAX_SEGMENT_BYTES)
    throw invalid(`The field name "${clip(name)}" is longer than ${MAX_SEGMENT_BYTES} bytes.`);
  if (name.startsWith('__') && name.endsWith('__') && name.length >= 4 && !(mayBeDocumentName && name === '__name__')) {
    throw invalid(`The field name "${clip(name)}" is reserved.`);
  }
}

function plain(text: string, start: number): { name: string; end: number } {
  const dot = text.indexOf('.', start);
  const end = dot === -1 ? text.length : dot;
  const name = text.slice(start, end);
  if (!PLAIN_SEGMENT.test(name))
    throw invalid(`Invalid field path "${clip(text)}": the segment "${clip(name)}" must be quoted with backticks.`);
  return { name, end };
}

function quoted(text: string, start: number): { name: string; end: number } {
  let name = '';
  for (let index = start + 1; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (char === '`') return { name, end: index + 1 };
    if (char === '\\') index += 1;
    name += char === '\\' ? text.charAt(index) : char;
  }
  throw invalid(`Invalid field path "${clip(text)}": a backtick is not closed.`);
}
