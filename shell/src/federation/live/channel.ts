import type { Channel } from '@lectern/shared/contract';

/** Releases that one visitor gets from a channel: the one to load, and the one to fall back to. */
export type Choice<R> = { release: R; fallback: R | null };

/**
 * Chooses the releases for a visitor. `canary` is the version of the canary that the gateway assigned to this page, if
 * any: once that canary ends or another one runs, the visitor gets the stable release again.
 */
export function chooseReleases<R extends { version: string }>(channel: Channel<R>, canary?: string): Choice<R> {
  const { stable, fallback, canary: running } = channel;
  if (running && running.percent > 0 && running.release.version === canary)
    return { release: running.release, fallback: stable };
  return { release: stable, fallback };
}
