import { BookFileError } from './bookFile';

/** Content of a book's file: Markdown as text, other formats as bytes. */
export type BookContent = { format: 'markdown'; text: string } | { format: 'epub' | 'pdf'; bytes: ArrayBuffer };

/** Number of bytes at the start of a PDF among which its signature may be. */
const PDF_HEADER = 1024;

/**
 * Returns the content of a file in the format that its extension names. Throws a BookFileError: `unsupported` when the
 * bytes or the extension are of another format, `broken` for Markdown that is not UTF-8.
 */
export function bookContent(bytes: ArrayBuffer, path: string): BookContent {
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  const start = new TextDecoder('latin1').decode(new Uint8Array(bytes, 0, Math.min(PDF_HEADER, bytes.byteLength)));
  if (extension === 'epub' && start.startsWith('PK')) return { format: 'epub', bytes };
  if (extension === 'pdf' && start.includes('%PDF-')) return { format: 'pdf', bytes };
  if (extension === 'md') return { format: 'markdown', text: decodeText(bytes, path) };
  throw new BookFileError('unsupported', `${path} is not a file that the reader knows.`);
}

function decodeText(bytes: ArrayBuffer, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new BookFileError('broken', `${path} is not UTF-8 text.`, error);
  }
}
