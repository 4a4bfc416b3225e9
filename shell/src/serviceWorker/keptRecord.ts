import { APP_CACHE, parseAppCacheRecord, type AppCacheRecord } from '@lectern/shared/contract';

/** The record of what is kept, or null where nothing is complete yet or the record cannot be read. */
export async function readRecord(cache: Cache): Promise<AppCacheRecord | null> {
  try {
    const response = await cache.match(APP_CACHE.record);
    return response ? parseAppCacheRecord((await response.json()) as unknown, 'record') : null;
  } catch {
    return null;
  }
}

/** Writes the record: from here on its revision counts as kept. */
export async function saveRecord(cache: Cache, record: AppCacheRecord): Promise<void> {
  await cache.put(APP_CACHE.record, Response.json(record));
}
