import { parseCataloguePointer, type CataloguePointer } from '../domain';

/** The id of the JSON block in which the gateway wrote the pointer, beside the preloads of the files that the page needs of it. */
const BLOCK = 'catalogue-pointer';

/** The pointer that the page came with, once: whoever asks later asks the site, which may have published since. Null where there is none. */
export function takeOfferedPointer(): CataloguePointer | null {
  const block = document.getElementById(BLOCK);
  block?.remove();
  try {
    return block && parseCataloguePointer(JSON.parse(block.textContent));
  } catch {
    return null;
  }
}
