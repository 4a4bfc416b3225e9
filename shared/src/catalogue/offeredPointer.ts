import { parseCataloguePointer, type CataloguePointer } from '../domain';

/** Id of the JSON block with the pointer, which the gateway writes beside the preloads of its files. */
const BLOCK = 'catalogue-pointer';

/** How long after navigation a page may use the pointer in its HTML, in milliseconds. */
const FRESH_MS = 60_000;

/**
 * Returns the pointer in the page's HTML with the file that `choose` picks: once per file and shortly after navigation,
 * since the site may publish later. Null otherwise. The block itself records what was taken, for all remotes.
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
