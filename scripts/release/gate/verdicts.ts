import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { object, picklist, safeParse, string } from 'valibot';
import { readBytes, stagedName, writeSynced } from '../store/durable';
import { RELEASE_FILE } from '../store/fileHashes';
import { sha256 } from '../store/hashes';
import { verdictFile } from '../store/verdictFile';

/**
 * Result of a check that a release passed: `loaded` in a browser, or `built-here` by `lectern start` from its own
 * checkout.
 */
export type Verdict = { how: 'loaded' | 'built-here'; at: string };

const FORM = object({
  release: string(),
  how: picklist(['loaded', 'built-here']),
  at: string(),
});

/**
 * Resolves to the verdict on the release in `folder`, or null: there is none, it can't be read, or it belongs to other
 * bytes. `release.json` contains the hashes of all other files, so its own hash stands for all of them.
 */
export async function readVerdict(folder: string): Promise<Verdict | null> {
  try {
    const parsed = safeParse(FORM, JSON.parse(await readFile(verdictFile(folder), 'utf8')));
    return parsed.success && parsed.output.release === (await releaseHash(folder)) ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Stores the verdict beside the folder of a published release, durably. Replaces an earlier one. */
export async function writeVerdict(folder: string, verdict: Verdict): Promise<void> {
  const staged = stagedName(join(folder, '..'));
  try {
    await writeSynced(staged, `${JSON.stringify({ release: await releaseHash(folder), ...verdict })}\n`);
    await rename(staged, verdictFile(folder));
  } finally {
    await rm(staged, { force: true }).catch(() => undefined);
  }
}

/** Resolves to the sha256 of the `release.json` in `folder`. Rejects when there is none. */
async function releaseHash(folder: string): Promise<string> {
  return sha256(await readBytes(join(folder, RELEASE_FILE)));
}
