import { parseShellRelease, type ShellRelease } from '@lectern/shared/contract';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { array, nullable, number, object, parse, string, unknown } from 'valibot';
import { replaceFile } from '../../store/durable';

/**
 * The shells that visitors got by the revisions up to `serial`, whose bytes have `hash`, newest first. A shell was last
 * live at `until`, in milliseconds since 1970; null in that revision itself.
 */
export type Checkpoint = { serial: number; hash: string; shells: { release: ShellRelease; until: number | null }[] };

const FORM = object({
  serial: number(),
  hash: string(),
  shells: array(object({ release: unknown(), until: nullable(number()) })),
});

const fileIn = (folder: string): string => join(folder, 'open-shells.json');

/** Resolves to the stored checkpoint; null without a folder, and for a file that is missing or not readable. */
export async function readCheckpoint(folder: string | null): Promise<Checkpoint | null> {
  if (folder === null) return null;
  try {
    const { shells, ...rest } = parse(FORM, JSON.parse(await readFile(fileIn(folder), 'utf8')));
    return {
      ...rest,
      shells: shells.map(({ release, until }) => ({ release: parseShellRelease(release, 'open shell'), until })),
    };
  } catch {
    return null;
  }
}

/** Stores a checkpoint. Never rejects: without it the revisions are read again. */
export async function saveCheckpoint(folder: string | null, checkpoint: Checkpoint): Promise<void> {
  if (folder === null) return;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await replaceFile(fileIn(folder), `${JSON.stringify(checkpoint)}\n`);
  } catch {
    // A home that can't be written to, such as a read-only one.
  }
}
