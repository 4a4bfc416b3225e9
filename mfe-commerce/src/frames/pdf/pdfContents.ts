import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { ContentsEntry } from '../../reader/bookView';

type Outline = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>;

/** Contents of a PDF, and a function that names the chapter of a page, counted from 0. */
export type PdfContents = { entries: ContentsEntry[]; chapterAt: (page: number) => string };

/** The most entries that are read, and the deepest level. */
const LIMITS = { entries: 1_000, depth: 6 };

/** Returns the locator of a page, counted from 0. */
export const pageLocator = (page: number): string => `p${page + 1}`;

/** Returns the page of a locator, from 0; null when the document has no such page. */
export function pageOf(locator: string, pages: number): number | null {
  const page = Number(/^p([1-9]\d{0,5})$/.exec(locator)?.[1] ?? 0) - 1;
  return page >= 0 && page < pages ? page : null;
}

/** Reads a PDF's outline; entries without a page in the document lead to that of their first child. */
export async function pdfContents(pdf: PDFDocumentProxy): Promise<PdfContents> {
  const chapters: { page: number; title: string }[] = [];
  let left = LIMITS.entries;
  const read = async (outline: Outline, depth: number): Promise<ContentsEntry[]> => {
    const entries: ContentsEntry[] = [];
    for (const { title, dest, items } of depth > 0 ? outline : []) {
      if ((left -= 1) < 0) break;
      const page = await destinationPage(pdf, dest);
      const name = title.replace(/\s+/g, ' ').trim();
      if (page !== null) chapters.push({ page, title: name });
      const children = await read(items as Outline, depth - 1);
      const locator = page === null ? children[0]?.locator : pageLocator(page);
      if (name && locator) entries.push({ title: name, locator, children });
      else entries.push(...children);
    }
    return entries;
  };
  const outline = await pdf.getOutline().catch(() => null);
  const entries = await read(outline ?? [], LIMITS.depth);
  chapters.sort((a, b) => a.page - b.page);
  return { entries, chapterAt: (page) => chapters.findLast((chapter) => chapter.page <= page)?.title ?? '' };
}

/** Resolves to the page of a destination, from 0; null when the document does not have it. */
export async function destinationPage(pdf: PDFDocumentProxy, dest: unknown): Promise<number | null> {
  try {
    const explicit: unknown = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
    const target: unknown = Array.isArray(explicit) ? explicit[0] : null;
    if (typeof target === 'number') return target < pdf.numPages ? target : null;
    if (typeof target !== 'object' || target === null) return null;
    return await pdf.getPageIndex(target as Parameters<PDFDocumentProxy['getPageIndex']>[0]);
  } catch {
    return null;
  }
}
