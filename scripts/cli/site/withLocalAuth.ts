import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createAuth, type Auth } from '../../backend/auth';
import { databaseFile } from '../../backend/homeLayout';
import { closeDatabase, openDatabase } from '../../backend/persistence';
import { LOCAL_PROJECT } from './localBackend';
import { homeOf, type StoreOptions } from '../options/storeOptions';

/**
 * Lets `work` use the accounts and mails of the local site in the home folder, whether it runs or not. Throws an Error
 * that says what to do when there is no site yet.
 */
export function withLocalAuth<T>(options: StoreOptions, work: (auth: Auth) => T): T {
  const file = join(homeOf(options), 'backend', databaseFile);
  if (!existsSync(file))
    throw new Error(
      `There is no site in ${homeOf(options)} yet: start one with npm start, or name another folder with --home.`,
    );
  const db = openDatabase(file);
  try {
    return work(createAuth({ db, projectId: LOCAL_PROJECT.projectId, origin: 'http://localhost', now: Date.now }));
  } finally {
    closeDatabase(db);
  }
}
