import { parseCataloguePointer, type CataloguePointer } from '../domain';

/**
 * The id of the JSON block in which the gateway wrote the pointer, beside the preloads of the files that the page needs
 * of it.
 */
const BLOCK = 'catalogue-pointer';

/** How long after its navigation began a page may go by the pointer that it came with. */
const FRESH_MS = 60_000;

/**
 * The pointer that the page came with, and the file that `choose` finds in it, once for each file and soon after the
 * page was opened: who asks later, or again, asks the site, which may have published since. Null where there is none.
 * The page keeps what was taken, for all remotes in it.
 */
export function takeOfferedFile(
  choose: (pointer: CataloguePointer) => string,
): { pointer: CataloguePointer; file: string } | null {
  const block = document.getElementById(BLOCK);
  if (!block || performance.now() > FRESH_MS) return null;
  try {
    const pointer = parseCataloguePointer(JSON.parse(block.textContent));
    const file = choose(pointer);
    const taken = block.dataset.taken?.split(' ') ?? [];
    block.dataset.taken = [...taken, file].join(' ');
    return taken.includes(file) ? null : { pointer, file };
  } catch {
    return null;
  }
}
