import { APP_CACHE, type Asset } from '@lectern/shared/contract';
import { filesOf } from './releaseFiles';
import { readRecord, saveRecord } from './siteRecord';
import type { StartPage } from './startPage';

/**
 * Stores the revision of `page`. The stored page, which starts the site offline, is replaced only once every file of
 * the new revision is stored and has matched its integrity. So it never starts a mixture of revisions; until then the
 * former one stays complete. Rejects when the network or the space runs out.
 */
export async function storeRelease(page: StartPage): Promise<void> {
  const cache = await caches.open(APP_CACHE.cache);
  const record = await readRecord(cache);
  if (record?.revision === page.revision) return;
  const files = [...(await filesOf(page.registry, page.canaries)), ...page.texts];
  const urls = files.map(({ url }) => url);
  // Makes room: a revision that could not be stored whole has left files behind.
  await removeUnused(cache, new Set([...urls, ...(record?.files ?? []), ...(record?.former ?? [])]));
  for (const file of files) await storeFile(cache, file);
  await cache.put(APP_CACHE.page, new Response(page.html, { headers: page.headers }));
  await saveRecord(cache, {
    revision: page.revision,
    files: urls,
    former: record?.files ?? [],
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  });
  await removeUnused(cache, new Set([...urls, ...(record?.files ?? [])]));
}

/** Stores one file. Files are fetched one after another, so that the page's own requests go first. */
async function storeFile(cache: Cache, { url, integrity }: Asset): Promise<void> {
  if (await cache.match(url)) return;
  const response = await fetch(url, { integrity, mode: 'cors', credentials: 'same-origin', priority: 'low' });
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}.`);
  await cache.put(url, response);
}

async function removeUnused(cache: Cache, wanted: ReadonlySet<string>): Promise<void> {
  for (const request of await cache.keys()) {
    const { pathname, origin, href } = new URL(request.url);
    const url = origin === location.origin ? pathname : href;
    if (!pathname.startsWith('/_kept/') && !wanted.has(url)) await cache.delete(request);
  }
}
