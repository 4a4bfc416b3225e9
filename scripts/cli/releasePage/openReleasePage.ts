import { openStores, type StoreOptions } from '../options/storeOptions';
import { printProgress, printResult } from '../output/printResult';
import { requireFreePort } from '../site/requireFreePort';
import type { StatusSources } from '../status/readStatus';
import { openBrowser } from './openBrowser';
import { serveReleasePage } from './server/releasePage';

/** Options of `lectern status --open`. */
export type PageOptions = StoreOptions & { port?: string; allowChanges?: boolean; by?: string };

/**
 * Serves the release page until Ctrl+C and opens it in the browser; with `json` only prints its address. Rejects with a
 * UsageError when the port is taken.
 */
export async function openReleasePage(sources: StatusSources, options: PageOptions): Promise<void> {
  const { allowChanges = false, json, by } = options;
  const fix = 'Choose another: lectern status --open --port N, or leave it out.';
  const port = await requireFreePort(null, Number(options.port ?? 0), fix);
  const dryRun = openStores({ ...options, dryRun: true });
  const changes = allowChanges ? { stores: sources.stores, dryRun, by } : null;
  const page = await serveReleasePage({ sources, changes, port });
  const isOpen = json !== true && (await openBrowser(page.url));
  printResult({ json }, { url: page.url, allowChanges }, [
    isOpen ? 'The release page is open in your browser. If not, open this address:' : 'Open the release page:',
    `  ${page.url}`,
    'The address works once, on this machine.',
  ]);
  printProgress('Press Ctrl+C to end it.');
  await new Promise<void>((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
  await page.close();
}
