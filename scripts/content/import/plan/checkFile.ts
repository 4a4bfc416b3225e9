import { captionFaults } from './captionFaults';
import type { Reading } from './plan';
import { readText } from '../source/readText';

type FileKind = { types: Record<string, string>; megabytes: number };

const IMAGES = { '.png': 'image/png', '.jpg': 'image/jpeg', '.jpeg': 'image/jpeg', '.webp': 'image/webp' };

/** Kinds of files: media types by extension, and the largest size. */
const KINDS = {
  video: { types: { '.mp4': 'video/mp4', '.webm': 'video/webm' }, megabytes: 2048 },
  captions: { types: { '.vtt': 'text/vtt; charset=utf-8' }, megabytes: 2 },
  image: { types: IMAGES, megabytes: 2 },
  resource: {
    types: {
      '.pdf': 'application/pdf',
      '.zip': 'application/zip',
      '.json': 'application/json',
      '.csv': 'text/csv; charset=utf-8',
      '.txt': 'text/plain; charset=utf-8',
      '.md': 'text/markdown; charset=utf-8',
      ...IMAGES,
      '.mp3': 'audio/mpeg',
    },
    megabytes: 200,
  },
} as const satisfies Record<string, FileKind>;

/**
 * Signatures of media types, in Latin-1, to detect files that were only renamed. Text types have none. Source: MIME
 * Sniffing, https://mimesniff.spec.whatwg.org/.
 */
const SIGNATURES: Record<string, { offset: number; bytes: string }> = {
  'video/mp4': { offset: 4, bytes: 'ftyp' },
  'video/webm': { offset: 0, bytes: '\x1A\x45\xDF\xA3' },
  'image/png': { offset: 0, bytes: '\x89PNG\r\n\x1A\n' },
  'image/jpeg': { offset: 0, bytes: '\xFF\xD8\xFF' },
  'image/webp': { offset: 8, bytes: 'WEBPVP8' },
  'application/pdf': { offset: 0, bytes: '%PDF-' },
  'application/zip': { offset: 0, bytes: 'PK' },
};

/** The position at which a file is named. `endSec` is the length of the video that captions belong to. */
export type FilePosition = { file: string; line: number; endSec?: number };

/**
 * Returns the media type of `file`, or null after adding its problem: missing, a link to a file outside the folder, of
 * another kind, empty, too large, content that differs from its extension, or invalid captions.
 */
export function checkFile(
  { source, problems }: Reading,
  kind: keyof typeof KINDS,
  file: string,
  { endSec, ...position }: FilePosition,
): string | null {
  const { types, megabytes }: FileKind = KINDS[kind];
  const extension = /\.[a-z0-9]+$/.exec(file)?.[0] ?? '';
  const contentType = types[extension];
  const found = source.find(file);
  if (contentType === undefined)
    problems.add(
      position,
      `"${file}" has the wrong file type`,
      `Use one of these extensions, in lower case: ${Object.keys(types).join(', ')}.`,
    );
  else if (found !== 'file') problems.add(position, ...source.whyNot(file, found));
  else if (source.sizeOf(file) === 0)
    problems.add(position, `"${file}" is empty`, 'Replace it with the complete file.');
  else if (source.sizeOf(file) > megabytes * 1024 * 1024)
    problems.add(position, `"${file}" is larger than ${megabytes} MB`, 'Make it smaller.');
  else if (!hasSignature(source.start(file), contentType))
    problems.add(
      position,
      `the content of "${file}" does not match its extension ${extension}`,
      'Convert the file; renaming it is not enough.',
    );
  else {
    const text = kind === 'captions' ? readText(source, file, problems) : '';
    if (text === null) return null;
    const faults = kind === 'captions' ? captionFaults(text, endSec) : [];
    for (const { line, what, fix } of faults) problems.add({ file, line }, what, fix);
    if (faults.length === 0) return contentType;
  }
  return null;
}

function hasSignature(start: Buffer, contentType: string): boolean {
  const signature = SIGNATURES[contentType];
  return (
    signature === undefined ||
    start.toString('latin1', signature.offset, signature.offset + signature.bytes.length) === signature.bytes
  );
}
