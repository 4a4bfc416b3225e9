import type { Channel } from '@lectern/shared/contract';

/** Releases that one visitor gets from a channel: the one to load, and the one to fall back to. */
export type Choice<R> = { release: R; fallback: R | null };

/**
 * Returns the visitor's bucket, from 0 to below 100: a canary with this salt includes the buckets below its percentage.
 * The same arguments always give the same bucket. Buckets are spread evenly over visitors, and independent between
 * salts.
 */
export function bucketOf(visitor: string, salt: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${salt}\n${visitor}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  // FNV-1a mixes its last characters badly; MurmurHash3's finalizer spreads them over all bits.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * 100;
}

/**
 * Chooses the releases for a visitor. Sticky: raising the percentage never moves anyone out of the canary, and 0 %
 * means nobody. Calls `visitor` only while a canary runs, so that no visitor gets an id needlessly.
 */
export function chooseReleases<R>(channel: Channel<R>, visitor: () => string): Choice<R> {
  const { stable, fallback, canary } = channel;
  if (canary && canary.percent > 0 && bucketOf(visitor(), canary.salt) < canary.percent)
    return { release: canary.release, fallback: stable };
  return { release: stable, fallback };
}
