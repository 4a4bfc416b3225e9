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
 * Remembers that revision `serial` was appended. Of two at once, the lower may win: the next one corrects that. Never
 * rejects: it serves to notice a loss.
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
