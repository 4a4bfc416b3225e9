import { HostedError } from '../../hosted';
import { MigrationError, type Manifest } from '../../migration';
import { RetryLater } from '../../processing';
import { errorCode, messageOf, RefusedError, StoreError } from '../../release';
import { UsageError } from '../options/UsageError';
import { counted } from './counted';

/** Returns the contents of an export in words, such as `3 accounts, 20 documents, 2 files (1,024 bytes)`. */
export function describeMigration({ accounts, documents, files }: Manifest): string {
  const people = accounts.reduce((sum, { count }) => sum + count, 0);
  const size = counted(files.contentBytes, 'byte');
  const [records, stored] = [counted(documents.count, 'document'), counted(files.count, 'file')];
  return `${counted(people, 'account')}, ${records}, ${stored} (${size})`;
}

/**
 * Runs an export or import. Rejects with a RefusedError for what it refuses, with a UsageError for a project that can't
 * be used, with a StoreError for one that can't be reached, and with an Error for an import that stored a part. A
 * `local` one, such as `The export to DIR`, is all or nothing: for an error of the system it rejects with a StoreError
 * that says so.
 */
export async function refusingMigration<T>(work: () => Promise<T>, local?: string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof MigrationError) {
      const { message, fix, isPartial } = error;
      if (isPartial)
        throw new Error(`${message} ${fix} Then repeat the import: it completes what is stored already.`, {
          cause: error,
        });
      throw new RefusedError({ code: 'migration', what: message, why: 'No data was written.', fix });
    }
    if (error instanceof HostedError) throw new UsageError(error.message, error.fix);
    if (error instanceof RetryLater) throw new StoreError('unreadable', `${error.message} Repeat the command later.`);
    if (local !== undefined && errorCode(error) !== null) throw unwritable(local, error);
    throw error;
  }
}

function unwritable(local: string, cause: unknown): StoreError {
  return new StoreError(
    'unwritable',
    `${local} could not be made: ${messageOf(cause)}. Nothing is left of it, and no data has changed. Check the ` +
      'space and the permissions of both folders, and try again.',
    cause,
  );
}
