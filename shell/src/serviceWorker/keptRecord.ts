import { KEPT_APP, parseKeptApp, type KeptApp } from '@lectern/shared/contract';

/** The record of what is kept, or null where nothing is complete yet or the record cannot be read. */
export async function readRecord(cache: Cache): Promise<KeptApp | null> {
  try {
    const response = await cache.match(KEPT_APP.record);
    return response ? parseKeptApp((await response.json()) as unknown, 'record') : null;
  } catch {
    return null;
  }
}

/** Writes the record: from here on its revision counts as kept. */
export async function saveRecord(cache: Cache, record: KeptApp): Promise<void> {
  await cache.put(KEPT_APP.record, Response.json(record));
}
