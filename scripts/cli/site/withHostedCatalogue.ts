import type { Backend } from '@lectern/backend';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HostedError, readCatalogueDocuments, readServiceAccount } from '../../hosted';
import { printProgress } from '../output/printResult';
import { UsageError } from '../options/UsageError';
import { openLocalBackend } from './localBackend';

/**
 * Runs `work` with a backend that holds the documents of a hosted project's catalogue, and is removed afterwards.
 * `keyFile` is the key of a service account. Rejects with a UsageError when the project can't be read with it.
 */
export async function withHostedCatalogue<T>(
  keyFile: string,
  warn: (message: string) => void,
  work: (backend: Backend) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-catalogue-'));
  const backend = await openLocalBackend(folder, 'http://localhost');
  try {
    const account = await readServiceAccount(keyFile, warn);
    const { admin } = backend.firestore;
    const count = await readCatalogueDocuments(account, process.env, (documents) =>
      admin.commit(documents.map(({ path, fields }) => ({ set: path, fields }))),
    );
    printProgress(`Read ${String(count)} documents of ${account.projectId}.`);
    return await work(backend);
  } catch (error) {
    throw error instanceof HostedError ? new UsageError(error.message, error.fix) : error;
  } finally {
    await backend.close();
    await rm(folder, { recursive: true, force: true });
  }
}
