import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE, openAccounts, type Auth } from '@lectern/backend';
import { LOCAL_PROJECT } from './localBackend';
import { noSite } from './isHome';
import { homeOf, type StoreOptions } from '../options/storeOptions';

/**
 * Runs `work` on the accounts and mails of the local site in the home folder, whether the site is running or not.
 * Throws a StoreError that names the folder when there is no site yet.
 */
export function withLocalAccounts<T>(options: StoreOptions, work: (auth: Auth) => T): T {
  const home = homeOf(options);
  if (!existsSync(join(home, 'backend', DATABASE_FILE))) throw noSite(home);
  const { projectId } = LOCAL_PROJECT;
  const accounts = openAccounts(join(home, 'backend'), { projectId, origin: 'http://localhost', now: Date.now });
  try {
    return work(accounts.auth);
  } finally {
    accounts.close();
  }
}
