import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockHome, NO_INDEXES, startBackend, type RunningBackend } from '@lectern/backend';
import { createGovernor, NO_QUOTAS } from '@lectern/backend/limits';
import { OPEN_RULES, OPEN_STORAGE_RULES } from '@lectern/backend/testing';
import { createHomeHealth } from '../../server';

/** Report of a site on a full disk: statuses of requests, and numbers of writes. */
export type FullReport = {
  acknowledged: number;
  write: number;
  read: number;
  /** A query for which no index is built yet. */
  query: number;
  problems: string[];
  /** Once there is space again. */
  after: number;
  stored: number;
};

/** Report of a site on a read-only disk: the problems that `/readyz` lists, and the error of a start. */
export type ReadOnlyReport = { problems: string[]; start: string };

const DOCUMENTS = 'projects/demo-disk/databases/(default)/documents';
const TEXT = 'x'.repeat(20_000);
const MOST_WRITES = 2_000;

const start = (home: string): Promise<RunningBackend> =>
  startBackend({
    home: join(home, 'backend'),
    projectId: 'demo-disk',
    firestoreRules: OPEN_RULES,
    storageRules: OPEN_STORAGE_RULES,
    indexes: NO_INDEXES,
    buckets: [],
    governor: createGovernor({ limits: { quotas: NO_QUOTAS } }),
  });

async function post(url: string, call: string, body: object): Promise<Response> {
  return fetch(`${url}/v1/${DOCUMENTS}:${call}`, { method: 'POST', body: JSON.stringify(body) });
}

async function write(url: string, n: number): Promise<number> {
  const update = { name: `${DOCUMENTS}/notes/n${String(n)}`, fields: { text: { stringValue: TEXT } } };
  return (await post(url, 'commit', { writes: [{ update }] })).status;
}

/** Writes until the disk is full, then frees the space of a filler. */
async function fill(home: string): Promise<FullReport> {
  const filler = join(home, 'filler');
  writeFileSync(filler, new Uint8Array(1_000_000));
  const { url, backend, stop } = await start(home);
  let acknowledged = 0;
  let status = 200;
  for (; status === 200 && acknowledged < MOST_WRITES; acknowledged += status === 200 ? 1 : 0)
    status = await write(url, acknowledged);
  const read = await post(url, 'batchGet', { documents: [`${DOCUMENTS}/notes/n0`] });
  const query = await post(url, 'runQuery', {
    structuredQuery: { from: [{ collectionId: 'notes' }], orderBy: [{ field: { fieldPath: 'text' } }], limit: 3 },
  });
  const problems = await createHomeHealth(home).problems();
  rmSync(filler);
  const after = await write(url, MOST_WRITES);
  const stored = [...backend.firestore.admin.scan('notes')].length;
  await stop();
  return { acknowledged, write: status, read: read.status, query: query.status, problems, after, stored };
}

/** Makes the file system of a folder read-only, or without one of its own forbids to write there. */
function forbidWrites(home: string, isMounted: boolean): void {
  if (isMounted) {
    const { status, stderr } = spawnSync('mount', ['-o', 'remount,ro', home]);
    if (status !== 0) throw new Error(stderr.toString());
    return;
  }
  const backend = join(home, 'backend');
  for (const name of readdirSync(backend)) chmodSync(join(backend, name), 0o500);
  for (const folder of [backend, home]) chmodSync(folder, 0o500);
}

/** Starts a site, makes its disk read-only, and takes the first step of another start. */
async function lock(home: string, isMounted: boolean): Promise<ReadOnlyReport> {
  // In a process of its own, which ends with its files closed.
  const { status, stderr } = spawnSync(process.execPath, [...process.execArgv, __filename, 'once', home]);
  if (status !== 0) throw new Error(stderr.toString());
  forbidWrites(home, isMounted);
  const problems = await createHomeHealth(home).problems();
  try {
    lockHome(home, 'lectern start').release();
    return { problems, start: 'started' };
  } catch (error) {
    return { problems, start: String(error) };
  }
}

async function main(kind = '', home = ''): Promise<void> {
  if (kind === 'once') {
    await (await start(home)).stop();
    process.exit(0);
  }
  const report = kind === 'full' ? await fill(home) : await lock(home, kind === 'read-only');
  process.stdout.write(JSON.stringify(report), () => process.exit(0));
}

// The test imports this file for its types and starts it as a program.
if (require.main === module) void main(...process.argv.slice(2));
