import { createReadStream } from 'node:fs';
import type { Progress, Target } from './contract';
import { moveReferences } from './documentJson';
import type { VerifiedExport } from './readExport';

/** Accounts and documents that are stored together. */
const BATCH = 300;
/** Bytes of documents, as JSON, that are stored together. Firestore takes 10 MiB a commit. */
const BATCH_BYTES = 4 * 1024 * 1024;

/**
 * Stores everything of an export in a target: accounts, files, then documents, which name both. The ids of deleted
 * accounts come first: an account with one of them is refused.
 */
export async function importInto(target: Target, from: VerifiedExport, progress: Progress): Promise<void> {
  const { manifest } = from;
  for await (const erased of inBatches(from.erased())) await target.addErased(erased);
  for await (const accounts of inBatches(from.accounts())) await target.addAccounts(accounts);
  progress('The accounts are imported.');
  for await (const { sha256, size, ...file } of from.files())
    await target.addFile(file, size, () => createReadStream(from.contentOf({ ...file, sha256, size })));
  progress(`The files are imported: ${String(manifest.files.count)}.`);
  for await (const documents of inBatches(from.documents()))
    await target.addDocuments(
      documents.map((document) => ({
        ...document,
        fields: moveReferences(document.fields, manifest.source.projectId, target.projectId),
      })),
    );
  progress(`The documents are imported: ${String(manifest.documents.count)}.`);
}

async function* inBatches<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  let bytes = 0;
  for await (const item of items) {
    const size = JSON.stringify(item).length;
    if (batch.length === BATCH || (batch.length > 0 && bytes + size > BATCH_BYTES)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(item);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}
