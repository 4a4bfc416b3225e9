import { object, picklist, safeParse, string } from 'valibot';
import type { AnyRelease } from '../registry/liveState';
import type { BundleStore } from '../store/bundleStore';
import { readBytes } from '../store/durable';
import { RELEASE_FILE } from '../store/fileHashes';
import { sha256 } from '../store/hashes';

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
 * Resolves to the verdict on a published release, or null: there is none, it can't be read, or it belongs to other
 * bytes. `release.json` contains the hashes of all other files, so its own hash stands for all of them.
 */
export async function readVerdict(bundles: BundleStore, release: AnyRelease): Promise<Verdict | null> {
  try {
    const text = await bundles.verdict(release.remote, release.version);
    const parsed = safeParse(FORM, JSON.parse(text ?? 'null'));
    return parsed.success && parsed.output.release === (await releaseHash(bundles, release)) ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Stores the verdict beside a published release, durably. Replaces an earlier one. */
export async function writeVerdict(bundles: BundleStore, release: AnyRelease, verdict: Verdict): Promise<void> {
  const text = `${JSON.stringify({ release: await releaseHash(bundles, release), ...verdict })}\n`;
  await bundles.saveVerdict(release.remote, release.version, text);
}

/** Resolves to the sha256 of a published `release.json`. Rejects when there is none. */
async function releaseHash(bundles: BundleStore, { remote, version }: AnyRelease): Promise<string> {
  const file = await bundles.fileOf(remote, version, RELEASE_FILE);
  if (file === null) throw new Error(`${remote} ${version} is not published.`);
  return sha256(await readBytes(file));
}
