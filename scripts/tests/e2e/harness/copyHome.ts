import { cp } from 'node:fs/promises';

/**
 * Copies the home of a site that is closed. A database that was closed is whole without its log, which is empty then:
 * SQLite takes the empty file away when the engine collects the connection, perhaps while the folder is copied.
 */
export async function copyHome(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (path) => !/\.db-(?:wal|shm)$/.test(path) });
}
