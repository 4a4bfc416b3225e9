import { APP_CACHE, parseAppCacheRecord, type AppCacheRecord } from '@lectern/shared/contract';

/** Resolves to the record of the stored site, or null when no revision is complete or the record cannot be read. */
export async function readRecord(cache: Cache): Promise<AppCacheRecord | null> {
  try {
    const response = await cache.match(APP_CACHE.record);
    return response ? parseAppCacheRecord((await response.json()) as unknown, 'record') : null;
  } catch {
    return null;
  }
}

/** Saves the record: from here on its revision counts as stored. */
export async function saveRecord(cache: Cache, record: AppCacheRecord): Promise<void> {
  await cache.put(APP_CACHE.record, Response.json(record));
}
