import { randomBytes } from 'node:crypto';
import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode, messageOf } from '../../../release';

/** The state of the home folder's disk. */
export type HomeHealth = {
  /** Writes and removes a small file, at most once in 2 s. Resolves to what is wrong; empty when all is well. */
  problems(): Promise<string[]>;
};

const FRESH_MS = 2_000;
/** Bytes that a commit may need: a page of the database, its log, and a stored file. */
const PROBE_BYTES = 64 * 1024;

/** Creates the check of a home folder. */
export function createHomeHealth(home: string): HomeHealth {
  let last: { at: number; result: Promise<string[]> } | null = null;
  return {
    problems: () => {
      const now = performance.now();
      if (!last || now - last.at > FRESH_MS) last = { at: now, result: probe(home) };
      return last.result;
    },
  };
}

async function probe(home: string): Promise<string[]> {
  const file = join(home, `.probe-${randomBytes(6).toString('hex')}`);
  try {
    const handle = await open(file, 'wx', 0o600);
    try {
      await handle.writeFile(new Uint8Array(PROBE_BYTES));
      await handle.sync();
    } finally {
      await handle.close();
    }
    return [];
  } catch (error) {
    return [await describeWriteFailure(home, error)];
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}

/** Returns why a home can't be written, and what to do. */
export async function describeWriteFailure(home: string, error: unknown): Promise<string> {
  const code = errorCode(error) ?? '';
  const free = await statfs(home).then(
    ({ bavail, bsize }) => ` ${String(Math.floor((bavail * bsize) / 1024))} KiB are free.`,
    () => '',
  );
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `The disk of ${home} is full: nothing can be saved.${free} Free some space there; nothing stored is lost.`;
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM')
    return `${home} is read-only for this process (${code}): nothing can be saved. Make it writable again.`;
  return `${home} can't be written: ${messageOf(error)}`;
}
