import type { Registry } from '@lectern/shared/contract';
import { type BundleStore, messageOf } from '../../../release';
import type { BundleDamage } from './BundleDamage';
import type { LiveSite } from '../live/liveSite';

/** The state of the bundles that are live: stable, fallback and canary releases. */
export type BundleHealth = {
  /** Returns what is wrong with live bundles, as far as known. */
  problems(): string[];
  /** Reports a damaged file that was found while it was read. */
  found(damage: BundleDamage): void;
  /** Checks the bundles with problems again, at most every 5 s. Never rejects. */
  recheck(): Promise<void>;
  /** Stops a running check. */
  stop(): void;
};

/** Minimum milliseconds between checks. Hashing a bundle is expensive, and anyone may request the health often. */
const RECHECK_MS = 5_000;

type LiveBundle = { owner: string; version: string };

/**
 * Monitors the bundles of `site`: checks each release when it goes live, and passes each new problem to `warn` once.
 */
export function createBundleHealth(
  site: LiveSite,
  bundles: BundleStore,
  warn: (message: string) => void,
): BundleHealth {
  const results = new Map<string, string | null>();
  let lastCheck = -Infinity;
  let isStopped = false;
  const report = (key: string, problem: string | null): void => {
    if (problem !== null && !isStopped && (results.get(key) ?? null) === null) warn(problem);
    results.set(key, problem);
  };
  const checkOne = async ({ owner, version }: LiveBundle): Promise<void> => {
    const key = `${owner} ${version}`;
    if (results.get(key) === null) return;
    const problem = await bundles.verify(owner, version).then(
      () => null,
      (error: unknown) => `The bundle of ${key} is damaged: ${messageOf(error)}`,
    );
    report(key, problem);
  };
  const check = async (): Promise<void> => {
    lastCheck = performance.now();
    for (const bundle of liveBundles(site.current().registry)) if (!isStopped) await checkOne(bundle);
  };
  site.onChange(() => void check());
  const problems = (): string[] =>
    liveBundles(site.current().registry).flatMap(({ owner, version }) => results.get(`${owner} ${version}`) ?? []);
  return {
    problems,
    found: ({ owner, version, message }) => report(`${owner} ${version}`, message),
    recheck: async () => {
      if (problems().length > 0 && performance.now() - lastCheck > RECHECK_MS) await check();
    },
    stop: () => void (isStopped = true),
  };
}

/** Returns the live releases whose files this gateway serves itself. */
function liveBundles({ shell, remotes }: Registry): LiveBundle[] {
  const channels = [shell, ...Object.values(remotes)];
  return channels.flatMap(({ stable, fallback, canary }) =>
    [stable, fallback, canary?.release ?? null].flatMap((release) => {
      const first = release && ('entry' in release ? release.entry : release.template);
      return release && first?.url.startsWith('/') ? [{ owner: release.remote, version: release.version }] : [];
    }),
  );
}
