import { inflateSync } from 'node:zlib';
import type { BookFault } from './checkEpub';

/** Number of bytes at the end of a PDF that hold its trailer. */
const TRAILER_BYTES = 2048;
/** Maximum size of an unpacked stream of objects, in bytes. */
const MAX_STREAM_BYTES = 16 * 1024 * 1024;

/** Maximum number of pages, as in the reader. */
const MAX_PAGES = 10_000;

const COPY_AGAIN = 'Copy the file again: it is cut off or damaged.';

/** Returns the number of pages of a PDF, or its first fault. */
export function checkPdf(bytes: Buffer): { pages: number } | BookFault {
  const text = bytes.toString('latin1');
  if (!text.slice(0, 1024).includes('%PDF-'))
    return { what: 'it does not begin as a PDF', fix: 'Convert the file; renaming it is not enough.' };
  const trailer = text.slice(-TRAILER_BYTES);
  const tableStart = Number(/startxref\s+(\d+)\s+%%EOF/.exec(trailer)?.[1] ?? NaN);
  if (Number.isNaN(tableStart)) return { what: 'its end is missing', fix: COPY_AGAIN };
  if (!/^\s*(xref|\d+\s+\d+\s+obj)/.test(text.slice(tableStart, tableStart + 64)))
    return { what: 'its cross-reference table is not where its end says', fix: COPY_AGAIN };
  if (/\/Encrypt\s+\d+\s+\d+\s+R/.test(text))
    return { what: 'it is encrypted', fix: 'Save it without a password: the site lets only its owners read it.' };
  const pages = pagesIn(text) || Math.max(0, ...packedObjects(bytes, text).map(pagesIn));
  if (pages > MAX_PAGES) return { what: `it has more than ${MAX_PAGES} pages`, fix: 'Split it into several books.' };
  return pages > 0 ? { pages } : { what: 'it has no pages', fix: 'Export it again as PDF 1.4 or later.' };
}

/** Returns the number of pages: the largest count in the page tree, which is that of its root. */
function pagesIn(objects: string): number {
  const trees = objects.matchAll(/<<(?:[^<>]|<<[^<>]*>>|<[^<>]*>)*>>/g);
  const counts = Array.from(trees, ([dictionary]) =>
    /\/Type\s*\/Pages\b/.test(dictionary) ? Number(/\/Count\s+(\d+)/.exec(dictionary)?.[1] ?? 0) : 0,
  );
  return counts.reduce((most, count) => Math.max(most, count), 0);
}

/** Unpacks the object streams, in which files from PDF 1.5 on may store their page tree. Skips damaged ones. */
function packedObjects(bytes: Buffer, text: string): string[] {
  return Array.from(text.matchAll(/\/ObjStm\b[^]*?stream\r?\n/g), ({ 0: head, index }) => {
    const start = index + head.length;
    const end = text.indexOf('endstream', start);
    try {
      return inflateSync(bytes.subarray(start, end), { maxOutputLength: MAX_STREAM_BYTES }).toString('latin1');
    } catch {
      return '';
    }
  });
}
