import { MigrationError, type Manifest } from '../../migration';
import { RefusedError } from '../../release';

/** Returns the contents of an export in words, such as `3 accounts, 20 documents, 2 files (1,024 bytes)`. */
export function describeMigration({ accounts, documents, files }: Manifest): string {
  const people = accounts.reduce((sum, { count }) => sum + count, 0);
  const size = `${files.contentBytes.toLocaleString('en')} bytes`;
  return `${String(people)} accounts, ${String(documents.count)} documents, ${String(files.count)} files (${size})`;
}

/** Runs an export or import. Rejects with a RefusedError for what the migration refuses: nothing was changed. */
export async function refusingMigration<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error;
    throw new RefusedError({ code: 'migration', what: error.message, why: 'No data was written.', fix: error.fix });
  }
}
