import { randomInt } from 'node:crypto';
import type { Canaries, Canary, Channel, Registry, Release, ShellRelease } from '@lectern/shared/contract';
import { BUCKETS, includesBucket } from '../../../release';

/** Name of the cookie with the visitor's number. It exists only while a canary runs. */
const COOKIE = 'lectern-bucket';
const MAX_AGE_S = 30 * 24 * 3_600;
const VALUE = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\d{1,5})(?:\\.([\\w-]{1,80}))?(?:;|$)`);

/**
 * The cookie that assigns canaries: the visitor's number, and the step of the shell's canary in which it was counted.
 */
export type Bucket = { bucket: number; counted: string | null };

/** Returns the visitor's number from a `Cookie` header, or a random one. */
export function bucketIn(cookie: string | undefined): Bucket {
  const [, number, counted = null] = VALUE.exec(cookie ?? '') ?? [];
  const bucket = Number(number);
  return number !== undefined && bucket < BUCKETS ? { bucket, counted } : { bucket: randomInt(BUCKETS), counted: null };
}

/** Returns the `Set-Cookie` header that stores a visitor's number. No script can read it. */
export function bucketCookie({ bucket, counted }: Bucket, secure: boolean): string {
  const value = counted === null ? String(bucket) : `${String(bucket)}.${counted}`;
  const scope = `Path=/; Max-Age=${String(MAX_AGE_S)}; SameSite=Lax; HttpOnly`;
  return `${COOKIE}=${value}; ${scope}${secure ? '; Secure' : ''}`;
}

/** A canary that runs, with its owner and the release that everyone else gets. */
export type Running = { owner: string; canary: Canary<Release | ShellRelease>; stable: Release | ShellRelease };

const running = new WeakMap<Registry, readonly Running[]>();

/** Returns the canaries that run under a revision: the shell's first. */
export function runningCanaries(registry: Registry): readonly Running[] {
  const found = running.get(registry) ?? findCanaries(registry);
  running.set(registry, found);
  return found;
}

function findCanaries({ shell, remotes }: Registry): Running[] {
  const channels: [string, Channel<Release | ShellRelease>][] = [['shell', shell], ...Object.entries(remotes)];
  return channels.flatMap(([owner, { canary, stable }]) =>
    canary && canary.percent > 0 ? [{ owner, canary, stable }] : [],
  );
}

/** Returns the canaries that include the visitors with this number. */
export function canariesOf(running: readonly Running[], bucket: number): Canaries {
  const included = running.filter(({ canary }) => includesBucket(canary, bucket));
  return Object.fromEntries(included.map(({ owner, canary }) => [owner, canary.release.version]));
}

const variants = new WeakMap<Registry, Map<string, Registry>>();

/**
 * Returns the revision as a visitor with these canaries meets it: a canary is the stable release, or does not exist.
 * The same arguments give the same object.
 */
export function registryFor(registry: Registry, canaries: Canaries): Registry {
  const key = JSON.stringify(canaries);
  const known = variants.get(registry) ?? new Map<string, Registry>();
  variants.set(registry, known);
  const existing = known.get(key);
  if (existing) return existing;
  const remotes = Object.entries(registry.remotes).map(([owner, channel]) => [
    owner,
    channelFor(channel, canaries[owner]),
  ]);
  const variant: Registry = {
    ...registry,
    shell: channelFor(registry.shell, canaries.shell),
    remotes: Object.fromEntries(remotes) as Registry['remotes'],
  };
  known.set(key, variant);
  return variant;
}

function channelFor<R extends { version: string }>(channel: Channel<R>, version: string | undefined): Channel<R> {
  const { canary, stable } = channel;
  if (!canary || canary.release.version !== version) return { ...channel, canary: null };
  return { stable: canary.release, fallback: stable, canary: null };
}
