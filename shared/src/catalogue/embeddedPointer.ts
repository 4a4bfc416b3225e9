import { parseCataloguePointer, type CataloguePointer } from '../domain';

/** Id of the JSON block with the pointer, which the gateway writes beside the preloads of its files. */
const BLOCK = 'catalogue-pointer';

/** Time after navigation for which a page may use the pointer in its HTML, in milliseconds. */
const FRESH_MS = 60_000;

/**
 * Returns the pointer in the page's HTML with the file that `choose` picks: once per file, and only shortly after
 * navigation, since the site may publish later. Null otherwise. The block records the files taken, for all remotes.
 */
export function takeEmbeddedFile(
  choose: (pointer: CataloguePointer) => string,
): { pointer: CataloguePointer; file: string } | null {
  const block = typeof document === 'object' ? document.getElementById(BLOCK) : null;
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
