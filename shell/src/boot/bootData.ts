import type { Boot } from '@lectern/shared/contract';

/** The form of revisions that this shell reads. */
const SCHEMA_VERSION: Boot['registry']['schemaVersion'] = 1;

/**
 * Reads the data that the gateway wrote into the page. Throws an Error when the block is missing, is not JSON, or has
 * another form than this shell knows. Its fields are not parsed again: the gateway parses every revision before it
 * writes one into a page, and this page's scripts are as trustworthy as its data. The parser would delay the first
 * content. Later revisions arrive by themselves and are parsed (`fetchRegistry.ts`).
 */
export function readBootData(page: Document): Boot {
  const boot = JSON.parse(page.getElementById('boot')?.textContent || 'null') as Partial<Boot> | null;
  if (!boot?.config || boot.registry?.schemaVersion !== SCHEMA_VERSION)
    throw new Error(`The page has no boot data of version ${String(SCHEMA_VERSION)}.`);
  return boot as Boot;
}
