import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE, type Backend } from '@lectern/backend';
import { openLocalBackend } from './localBackend';
import { noSite } from './isHome';
import { homeOf, type StoreOptions } from '../options/storeOptions';

/**
 * Runs `work` with the backend of the site in the home folder, also while that site runs. Rejects with a StoreError
 * that names the folder when there is no site yet.
 */
export async function withLocalBackend<T>(options: StoreOptions, work: (backend: Backend) => Promise<T>): Promise<T> {
  const home = homeOf(options);
  const file = join(home, 'backend', DATABASE_FILE);
  if (!existsSync(file)) throw noSite(home);
  const backend = await openLocalBackend(home, 'http://localhost');
  try {
    return await work(backend);
  } finally {
    await backend.close();
  }
}
