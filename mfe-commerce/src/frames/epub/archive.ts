import { unzipSync } from 'fflate';
import { UnreadableBook } from '../frame/frameBook';

/** Limits on an archive: files, and unpacked bytes of one and of all. What exceeds them may be a trap. */
const LIMITS = { files: 10_000, fileBytes: 64 * 1024 * 1024, bytes: 1024 * 1024 * 1024 };

/** Signature of a zip archive's first file. */
const SIGNATURE = [0x50, 0x4b, 0x03, 0x04];

/** Files of an EPUB, unpacked one at a time as they are needed. A missing file is null, or empty as a blob. */
export type Archive = {
  has: (name: string) => boolean;
  loadText: (name: string) => string | null;
  loadBlob: (name: string) => Blob;
  getSize: (name: string) => number;
};

/** Reads the directory of a zip archive. Throws an UnreadableBook for a damaged one, and one beyond the limits. */
export function openArchive(bytes: Uint8Array): Archive {
  if (!SIGNATURE.every((byte, index) => bytes[index] === byte))
    throw new UnreadableBook('unsupported', 'The file is not a zip archive.');
  const sizes = sizesOf(bytes);
  const read = (name: string): Uint8Array<ArrayBuffer> | null =>
    sizes.has(name) ? (unzipSync(bytes, { filter: (file) => file.name === name })[name] ?? null) : null;
  return {
    has: (name) => sizes.has(name),
    getSize: (name) => sizes.get(name) ?? 0,
    loadText: (name) => {
      const content = read(name);
      return content && decode(content);
    },
    loadBlob: (name) => new Blob([read(name) ?? new Uint8Array()]),
  };
}

/** Returns the unpacked size of each file by its name, as the archive's directory states it. */
function sizesOf(bytes: Uint8Array): Map<string, number> {
  const sizes = new Map<string, number>();
  let total = 0;
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        total += originalSize;
        if (originalSize > LIMITS.fileBytes || total > LIMITS.bytes || sizes.size >= LIMITS.files)
          throw new UnreadableBook('broken', `The archive is too large when unpacked, at ${name}.`);
        // fflate unpacks into a buffer of the stated size and never beyond: a wrong size cannot exhaust the memory.
        sizes.set(name, originalSize);
        return false;
      },
    });
  } catch (error) {
    if (error instanceof UnreadableBook) throw error;
    throw new UnreadableBook('broken', 'The zip archive is damaged or incomplete.', error);
  }
  return sizes;
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8';
}

/** Decodes a text file: UTF-16 with a byte-order mark, otherwise UTF-8. */
function decode(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}
