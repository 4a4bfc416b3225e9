import { setTimeout as wait } from 'node:timers/promises';
import { latestOrNull, openStoresAt } from '../../../release';

const LIMIT_MS = 10_000;

/**
 * Resolves once the site at `url` serves the newest revision of its home: a gateway notices one within a quarter of a
 * second. Rejects after ten seconds.
 */
export async function servesNewest(home: string, url: string): Promise<void> {
  const newest = await latestOrNull(openStoresAt(`file:${home}`, { home, environment: {} }).registry);
  const end = Date.now() + LIMIT_MS;
  for (;;) {
    const { serial } = (await (await fetch(`${url}/registry.json`)).json()) as { serial: number };
    if (newest === null || serial >= newest.serial) return;
    if (Date.now() > end) throw new Error(`${url} serves revision ${String(serial)}, not ${String(newest.serial)}.`);
    await wait(50);
  }
}
