import { join } from 'node:path';
import { withRetries, type GoogleProject } from '../../hosted';
import type { Progress, Target } from '../contract';
import { hashFile } from '../hashFile';
import { importInto } from '../importInto';
import { MANIFEST, type Manifest } from '../manifest';
import { MigrationError } from '../MigrationError';
import { readExport, type VerifiedExport } from '../readExport';
import { writeExport } from '../writeExport';
import { IMPORT_MARKER, listDocuments, rootCollections } from './hostedCollections';
import { listFiles, requireBuckets, uploadFile, type Buckets } from './hostedFiles';
import { createUsers, hasUsers, listUsers } from './hostedUsers';

/** Options of a move: the project, its buckets by the names that they have in the export, and the export's folder. */
export type ProjectOptions = { project: GoogleProject; buckets: Buckets; folder: string; progress: Progress };

/**
 * Exports accounts, documents and files of a hosted project into a new folder. Nobody should write meanwhile: it is not
 * of one moment. Rejects as `exportHome` does, with a HostedError for a missing permission, and with RetryLater while
 * the project can't be reached.
 */
export async function exportProject({ project, buckets, folder, progress }: ProjectOptions): Promise<Manifest> {
  const lost: string[] = [];
  const source = {
    kind: 'hosted' as const,
    projectId: project.projectId,
    accounts: () => listUsers(project, (uid) => lost.push(uid)),
    erased: () => [],
    documents: () => listDocuments(project),
    files: () => listFiles(project, buckets),
  };
  const manifest = await writeExport(source, folder, progress);
  if (lost.length > 0)
    progress(
      `${String(lost.length)} accounts have passwords that Firebase does not export, because nobody signed in with ` +
        `them since they were imported. They must be reset: ${lost.slice(0, 20).join(', ')}`,
    );
  return manifest;
}

/**
 * Imports an export into a hosted project without accounts and documents. It is not atomic: an import that was
 * interrupted is repeated with the same export, and then completes it. Rejects with a MigrationError for a damaged
 * export, a project that contains something else, and a bucket without a name; else as `exportProject` does.
 */
export async function importProject({ project, buckets, folder, progress }: ProjectOptions): Promise<Manifest> {
  const from = await readExport(folder);
  requireBuckets(buckets, await bucketsOf(from));
  const { sha256 } = await hashFile(join(folder, MANIFEST));
  await begin(project, sha256);
  await importInto(targetOf(project, buckets), from, progress).catch(namePartial);
  await withRetries(() => project.firestore.commit([{ delete: IMPORT_MARKER }]));
  return from.manifest;
}

function namePartial(error: unknown): never {
  if (!(error instanceof MigrationError)) throw error;
  throw new MigrationError(error.message, error.fix, { cause: error, isPartial: true });
}

async function bucketsOf(from: VerifiedExport): Promise<Set<string>> {
  const used = new Set<string>();
  for await (const { bucket } of from.files()) used.add(bucket);
  return used;
}

/** Leaves a document in the project until the import is complete, by which a repetition recognises its own work. */
async function begin(project: GoogleProject, sha256: string): Promise<void> {
  const marker = await withRetries(() => project.firestore.get(IMPORT_MARKER));
  if (marker !== null && sameText(marker.fields.manifest, sha256)) return;
  if (marker !== null)
    throw new MigrationError(
      `An import of another export into ${project.projectId} is not finished.`,
      'Finish it by importing that export again, or import into another project.',
    );
  const [collection] = await rootCollections(project);
  if (collection !== undefined || (await hasUsers(project)))
    throw new MigrationError(
      `The project ${project.projectId} already contains ${collection === undefined ? 'accounts' : 'documents'}.`,
      'Import into a new project, or remove its documents and accounts first.',
    );
  await withRetries(() =>
    project.firestore.commit([{ set: IMPORT_MARKER, fields: { manifest: { stringValue: sha256 } } }]),
  );
}

const sameText = (value: object | undefined, text: string): boolean =>
  value !== undefined && 'stringValue' in value && value.stringValue === text;

function targetOf(project: GoogleProject, buckets: Buckets): Target {
  return {
    projectId: project.projectId,
    addAccounts: (accounts) => createUsers(project, accounts),
    // Firebase makes ids at random, and has no list of those that were deleted.
    addErased: () => Promise.resolve(),
    addFile: (file, size, open) => uploadFile(project, buckets, file, size, open),
    addDocuments: (documents) =>
      withRetries(() => project.firestore.commit(documents.map(({ path, fields }) => ({ set: path, fields })))),
  };
}
