import { inflateSync } from 'node:zlib';
import type { BookFault } from './checkEpub';

/** Number of bytes at the end of a PDF that hold its trailer. */
const TRAILER_BYTES = 2048;
/** Maximum size of an unpacked stream of objects, in bytes. */
const MAX_STREAM_BYTES = 16 * 1024 * 1024;

/** Maximum size of all of them together, in bytes. */
const MAX_UNPACKED_BYTES = 128 * 1024 * 1024;

/** Dictionaries within dictionaries that are followed. A page tree is at the outermost level. */
const MAX_DEPTH = 32;

/** Maximum number of pages, as in the reader. */
const MAX_PAGES = 10_000;

const COPY_AGAIN = 'Copy the file again: it is cut off or damaged.';

/** Returns the number of pages of a PDF, or its first fault. Takes time linear in its size, packed and unpacked. */
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
  const pages = pagesIn(text) || mostPagesIn(packedObjects(bytes, text));
  if (pages > MAX_PAGES) return { what: `it has more than ${MAX_PAGES} pages`, fix: 'Split it into several books.' };
  return pages > 0 ? { pages } : { what: 'it has no pages', fix: 'Export it again as PDF 1.4 or later.' };
}

function mostPagesIn(parts: Iterable<string>): number {
  let most = 0;
  for (const part of parts) most = Math.max(most, pagesIn(part));
  return most;
}

/** Returns the number of pages: the largest count in the page tree, which is that of its root. */
function pagesIn(objects: string): number {
  const open: { isTree: boolean; count: number | null }[] = [];
  let most = 0;
  for (const [token, count] of objects.matchAll(/<<|>>|\/Type\s*\/Pages\b|\/Count\s+(\d+)/g)) {
    const dictionary = open.at(-1);
    if (token === '<<') {
      // Dictionaries that never end are bytes of a picture: only the innermost ones matter.
      if (open.length === MAX_DEPTH) open.shift();
      open.push({ isTree: false, count: null });
    } else if (token === '>>') {
      if (dictionary?.isTree) most = Math.max(most, dictionary.count ?? 0);
      open.pop();
    } else if (dictionary && count !== undefined) dictionary.count ??= Number(count);
    else if (dictionary) dictionary.isTree = true;
  }
  return most;
}

/**
 * Unpacks the object streams one by one, in which files from PDF 1.5 on may store their page tree. Skips damaged ones,
 * and ends where a book would need more memory than its reader has.
 */
function* packedObjects(bytes: Buffer, text: string): Generator<string> {
  let left = MAX_UNPACKED_BYTES;
  const start = /stream\r?\n/g;
  for (let head = text.indexOf('/ObjStm'); head !== -1 && left > 0; head = text.indexOf('/ObjStm', start.lastIndex)) {
    start.lastIndex = head;
    if (!start.test(text)) return;
    const end = text.indexOf('endstream', start.lastIndex);
    if (end === -1) return;
    const objects = unpack(bytes.subarray(start.lastIndex, end));
    start.lastIndex = end;
    left -= objects?.length ?? MAX_STREAM_BYTES;
    yield objects ?? '';
  }
}

/** Returns the text of a stream: empty for a damaged one, and null for one that is too large. */
function unpack(stream: Buffer): string | null {
  try {
    return inflateSync(stream, { maxOutputLength: MAX_STREAM_BYTES }).toString('latin1');
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? null : '';
  }
}
