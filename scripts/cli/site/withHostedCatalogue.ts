import type { Backend } from '@lectern/backend';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HostedError, readCatalogueDocuments, readServiceAccount } from '../../hosted';
import { printProgress } from '../output/printResult';
import { UsageError } from '../options/UsageError';
import { openLocalBackend } from './localBackend';

/**
 * Runs `work` with a temporary backend that contains a copy of the documents of a hosted project's catalogue. `keyFile`
 * is the file with the key of a service account. Rejects as `work` does, and with a UsageError when the project can't
 * be read with that key.
 */
export async function withHostedCatalogue<T>(
  keyFile: string,
  warn: (message: string) => void,
  work: (backend: Backend) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-catalogue-'));
  try {
    const backend = await openLocalBackend(folder, 'http://localhost');
    try {
      await copyCatalogue(keyFile, warn, backend);
      return await work(backend);
    } finally {
      await backend.close();
    }
  } catch (error) {
    throw error instanceof HostedError ? new UsageError(error.message, error.fix) : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function copyCatalogue(keyFile: string, warn: (message: string) => void, backend: Backend): Promise<void> {
  const account = await readServiceAccount(keyFile, warn);
  const count = await readCatalogueDocuments(account, process.env, (documents) =>
    backend.firestore.admin.commit(documents.map(({ path, fields }) => ({ set: path, fields }))),
  );
  printProgress(`Read ${String(count)} documents of ${account.projectId}.`);
}
