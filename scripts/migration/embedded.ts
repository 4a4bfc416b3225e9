import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createBackend, DATABASE_FILE, lockHome, protectHome, snapshotHome, type Backend } from '@lectern/backend';
import { lecternProject } from '@lectern/shared/project';
import type { Progress, Source, Target } from './contract';
import { importInto } from './importInto';
import type { Manifest } from './manifest';
import { MigrationError } from './MigrationError';
import { readExport } from './readExport';
import { syncFolder } from './syncFolder';
import { writeExport } from './writeExport';

/** The data of the embedded backend within a home. */
const BACKEND = 'backend';
const SNAPSHOT = 'exporting-';
const UNFINISHED = `${BACKEND}.importing`;

/** Options of a move: the home folder, the project of its backend, and the folder of the export. */
export type HomeOptions = { home: string; projectId: string; folder: string; progress: Progress };

/**
 * Exports accounts, documents and files of a home into a new folder, as of one moment, while the site may run. Resolves
 * to the manifest, or to null for a home without a site. Rejects with a MigrationError for a folder that contains
 * something, and with DatabaseError for an unusable database.
 */
export async function exportHome({ home, projectId, folder, progress }: HomeOptions): Promise<Manifest | null> {
  const data = join(home, BACKEND);
  if (!existsSync(join(data, DATABASE_FILE))) return null;
  await removeAbandoned(data);
  const snapshot = join(data, `${SNAPSHOT}${String(process.pid)}`);
  try {
    await mkdir(snapshot, { mode: 0o700 });
    snapshotHome(data, snapshot);
    const backend = await openData(snapshot, projectId);
    try {
      // The new site would not know that there is data to remove.
      await backend.finishDeletions();
      return await writeExport(sourceOf(backend), folder, progress);
    } finally {
      await backend.close();
    }
  } finally {
    await rm(snapshot, { recursive: true, force: true });
  }
}

/** Removes the snapshots of exports that were killed. */
async function removeAbandoned(data: string): Promise<void> {
  for (const name of await readdir(data)) {
    if (!name.startsWith(SNAPSHOT) || isRunning(Number(name.slice(SNAPSHOT.length)))) continue;
    await rm(join(data, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return pid !== process.pid && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Imports an export into a home without accounts, documents and files. All or nothing: they appear in the home by one
 * rename, when everything is stored on disk, and an import that was killed can be repeated. Rejects with a
 * MigrationError for a damaged export and a home that contains a site, and with DatabaseError for one in use.
 */
export async function importHome({ home, projectId, folder, progress }: HomeOptions): Promise<Manifest> {
  const from = await readExport(folder);
  const lock = lockHome(home, 'lectern import');
  try {
    const [data, unfinished] = [join(home, BACKEND), join(home, UNFINISHED)];
    if (existsSync(data) && readdirSync(data).length > 0)
      throw new MigrationError(
        `${home} already contains accounts, documents and files.`,
        `Import into another home (--home DIR), or move ${data} away first.`,
      );
    await rm(unfinished, { recursive: true, force: true });
    const backend = await openData(unfinished, projectId);
    try {
      await importInto(targetOf(backend), from, progress);
    } finally {
      await backend.close();
    }
    protectHome(unfinished);
    await syncFolder(unfinished);
    await rm(data, { recursive: true, force: true });
    await rename(unfinished, data);
    await syncFolder(home);
    return from.manifest;
  } catch (error) {
    // It may be what filled the disk.
    await rm(join(home, UNFINISHED), { recursive: true, force: true }).catch(() => undefined);
    throw error;
  } finally {
    lock.release();
  }
}

const openData = (home: string, projectId: string): Promise<Backend> =>
  createBackend({ ...lecternProject(), home, projectId, origin: 'http://localhost', mail: { delivery: null } });

/** Returns the data of an open backend, which must not change meanwhile. */
function sourceOf({ projectId, auth, firestore, storage }: Backend): Source {
  return {
    kind: 'embedded',
    projectId,
    accounts: () => auth.transfer.export(),
    erased: () => auth.transfer.exportErased(),
    documents: () => firestore.transfer.export(),
    files: () => storage.transfer.export(),
  };
}

function targetOf({ projectId, auth, firestore, storage }: Backend): Target {
  return {
    projectId,
    addAccounts: (accounts) => Promise.resolve().then(() => auth.transfer.import(accounts)),
    addErased: (erased) => Promise.resolve().then(() => auth.transfer.importErased(erased)),
    addDocuments: (documents) => Promise.resolve().then(() => firestore.transfer.import(documents)),
    addFile: (file, _size, open) => storage.transfer.import(file, open()),
  };
}
