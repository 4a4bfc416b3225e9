import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { number, object, parse } from 'valibot';
import { stagedName } from '../store/durable';

const FORM = object({ serial: number() });

const fileOf = (folder: string): string => join(folder, 'newest.json');

/** Resolves to the newest serial that this home has appended, as far as it remembers; 0 for none. */
export async function readNewestSerial(folder: string): Promise<number> {
  try {
    return parse(FORM, JSON.parse(await readFile(fileOf(folder), 'utf8'))).serial;
  } catch {
    return 0;
  }
}

/**
 * Stores that revision `serial` was appended. When two are stored at once, the lower one may stay, until the next call.
 * Never rejects: the number only serves to notice lost revisions.
 */
export async function saveNewestSerial(folder: string, serial: number): Promise<void> {
  const staged = stagedName(folder);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(staged, `${JSON.stringify({ serial })}\n`);
    await rename(staged, fileOf(folder));
  } catch {
    await rm(staged, { force: true }).catch(() => undefined);
  }
}
