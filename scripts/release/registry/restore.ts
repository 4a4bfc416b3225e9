import type { Change, Channel } from '@lectern/shared/contract';
import { messageOf, StoreError } from '../store/StoreError';
import { RefusedError, type Refusal } from '../refusal';
import { changeRegistry, type ChangeResult } from './change';
import { findRefusals } from './compatibility';
import { nameOf, type AnyRelease, type LiveState } from './liveState';
import { changedReleases, plan } from './plan';
import { refuse, withPins, type Stores } from './promote';

/**
 * Makes the releases of an earlier revision live again, as a new revision. Remotes that were added later are retired,
 * canaries end, and maintenance stays as it is. A fallback that is no longer published is left out. Like a roll-back it
 * checks the live shell only. Throws a RefusedError when a release is missing, damaged or refused, and a StoreError.
 * Nothing is changed on failure.
 */
export async function restore(stores: Stores, serial: number, change: Change): Promise<ChangeResult> {
  const { registry: earlier } = await stores.registry.read(serial);
  return withPins(stores.bundles, releasesOf(earlier), async () => {
    const state = await usableState(stores, earlier, serial);
    return changeRegistry(stores.registry, change, (live) => {
      const next = plan(live, { kind: 'restore', state });
      if (next) refuse(findRefusals(next, changedReleases(live, next), { live, openShells: [] }));
      return next;
    });
  });
}

function releasesOf({ shell, remotes }: LiveState): AnyRelease[] {
  return [shell, ...Object.values(remotes)].flatMap(({ stable, fallback }) =>
    fallback ? [stable, fallback] : [stable],
  );
}

async function usableState(stores: Stores, earlier: LiveState, serial: number): Promise<LiveState> {
  const problems: Refusal[] = [];
  const usable = async <R extends AnyRelease>(channel: Channel<R>): Promise<Channel<R>> => {
    problems.push(...(await problemsOf(stores, channel.stable, serial)));
    const isKept = channel.fallback && (await problemsOf(stores, channel.fallback, serial)).length === 0;
    return isKept ? channel : { ...channel, fallback: null };
  };
  const shell = await usable(earlier.shell);
  const remotes: LiveState['remotes'] = {};
  for (const [name, channel] of Object.entries(earlier.remotes)) remotes[name] = await usable(channel);
  refuse(problems);
  return { shell, remotes, maintenance: null };
}

async function problemsOf({ bundles }: Stores, release: AnyRelease, serial: number): Promise<Refusal[]> {
  try {
    await bundles.verify(release.remote, release.version);
    return [];
  } catch (error) {
    if (error instanceof RefusedError) return [...error.refusals];
    if (!(error instanceof StoreError)) throw error;
    return [
      {
        code: 'not-published',
        what: `Revision ${serial} can't be restored: it names ${nameOf(release)}.`,
        why: messageOf(error),
        fix: `Choose another revision (\`lectern history\`), or publish ${nameOf(release)} again.`,
      },
    ];
  }
}
