import { draftFolder } from '@lectern/shared/domain';

/** Kinds of files that a course takes. */
export type FileKind = 'video' | 'image' | 'captions' | 'resource';

/** Reasons why a file is refused before a byte is sent. */
export type FileProblem = 'empty' | 'type' | 'content' | 'too-large';

const IMAGES = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', webp: 'image/webp' };

/** Media types by extension and the largest size in bytes. The storage rules hold the same limits. */
export const FILE_KINDS: Record<FileKind, { types: Record<string, string>; bytes: number }> = {
  video: { types: { mp4: 'video/mp4', m4v: 'video/mp4', webm: 'video/webm' }, bytes: 2 * 1024 ** 3 },
  image: { types: IMAGES, bytes: 2 * 1024 ** 2 },
  captions: { types: { vtt: 'text/vtt', srt: 'text/vtt' }, bytes: 2 * 1024 ** 2 },
  resource: {
    types: {
      pdf: 'application/pdf',
      zip: 'application/zip',
      json: 'application/json',
      csv: 'text/csv',
      txt: 'text/plain',
      md: 'text/markdown',
      mp3: 'audio/mpeg',
      ...IMAGES,
    },
    bytes: 200 * 1024 ** 2,
  },
};

/** First bytes of media types, in Latin-1, and where they stand. Source: MIME Sniffing, mimesniff.spec.whatwg.org. */
const SIGNATURES: Record<string, [offset: number, bytes: string]> = {
  'video/mp4': [4, 'ftyp'],
  'video/webm': [0, '\x1A\x45\xDF\xA3'],
  'image/png': [0, '\x89PNG\r\n\x1A\n'],
  'image/jpeg': [0, '\xFF\xD8\xFF'],
  'image/webp': [8, 'WEBP'],
  'application/pdf': [0, '%PDF-'],
  'application/zip': [0, 'PK'],
};

const extensionOf = (name: string): string => /\.([A-Za-z0-9]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Returns the media type of a file by its name; null for one that this kind does not take. */
export function contentTypeOf(kind: FileKind, name: string): string | null {
  const { types } = FILE_KINDS[kind];
  const extension = extensionOf(name);
  return Object.hasOwn(types, extension) ? (types[extension] ?? null) : null;
}

/** Value of `accept` for a file field. */
export const acceptOf = (kind: FileKind): string =>
  Object.keys(FILE_KINDS[kind].types)
    .map((extension) => `.${extension}`)
    .join(',');

/** Resolves to the first problem of a file, or null. Reads its first bytes: renaming a file does not convert it. */
export async function checkFile(kind: FileKind, file: File): Promise<FileProblem | null> {
  const type = contentTypeOf(kind, file.name);
  if (type === null) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > FILE_KINDS[kind].bytes) return 'too-large';
  const [offset, expected] = SIGNATURES[type] ?? [0, ''];
  const start = new Uint8Array(await file.slice(0, offset + expected.length).arrayBuffer());
  return String.fromCharCode(...start.subarray(offset)) === expected ? null : 'content';
}

/**
 * Returns a new path for a file of a draft. Its folder has a random name, so that no file replaces another one: the
 * published version keeps its files until the draft is published.
 */
export function draftPath(courseId: string, name: string, random: () => string = () => crypto.randomUUID()): string {
  const extension = extensionOf(name);
  const stem = name
    .slice(0, extension === '' ? undefined : -extension.length - 1)
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${draftFolder(courseId)}${random()}/${stem || 'file'}${extension && `.${extension}`}`;
}
