import { join } from 'node:path';
import { createAuth, type Auth, type AuthOptions } from './auth';
import { DATABASE_FILE } from './homeLayout';
import { closeDatabase, openDatabase } from './persistence';

/** The accounts of a home folder. Close them when done. */
export type OpenAccounts = { auth: Auth; close(): void };

/**
 * Opens only the accounts and mails of a backend's home folder, for administration while a server is running. Creates
 * the database when there is none. Throws DatabaseError when it is damaged or newer than this program.
 */
export function openAccounts(home: string, options: Omit<AuthOptions, 'db'>): OpenAccounts {
  const db = openDatabase(join(home, DATABASE_FILE));
  try {
    return { auth: createAuth({ ...options, db }), close: () => closeDatabase(db) };
  } catch (error) {
    closeDatabase(db);
    throw error;
  }
}
