import { randomBytes } from 'node:crypto';
import type { Canary, Change, Channel } from '@lectern/shared/contract';
import { changeRegistry, type ChangeResult } from '../registry/change';
import { findRefusals } from '../registry/compatibility';
import { channelOf, isShell, nameOf, type AnyRelease, type LiveState } from '../registry/liveState';
import { plan } from '../registry/plan';
import { refuse, withPins, type Stores } from '../registry/promote';
import { createOpenShells } from '../registry/openShells/openShells';
import { RefusedError } from '../refusal';
import type { BundleOwner } from '../store/bundleStore';

/** A canary to start, or the change of a running one. `percent` is of visitors; `auto` null: it is raised by hand. */
export type CanaryRequest = { release: AnyRelease; percent: number; auto: Canary<unknown>['auto'] | null };

/** Identifies one step of a canary. A change decided on a step's figures applies only while that step runs. */
export type CanaryStep = { owner: BundleOwner; salt: string; percent: number };

/**
 * Gives a published release to a percentage of visitors, or changes the percentage of the running canary: raised, it
 * stays with those who have it. Rejects with a RefusedError when the release is damaged, incompatible or live for
 * everyone, or when another canary of its owner runs; and with a StoreError. Nothing is changed on failure.
 */
export async function startCanary(
  stores: Stores,
  request: CanaryRequest,
  change: Change,
  now: () => number = Date.now,
): Promise<ChangeResult> {
  const { release } = request;
  return withPins(stores.bundles, [release], async () => {
    await stores.bundles.verify(release.remote, release.version);
    return changeRegistry(stores.registry, change, (live) => planCanary(stores, live, request, now()));
  });
}

/** Resolves to the state with this canary; null when it already runs like this. Rejects with a RefusedError. */
async function planCanary(
  { registry }: Stores,
  live: LiveState | null,
  { release, percent, auto }: CanaryRequest,
  now: number,
): Promise<LiveState | null> {
  const channel = live && channelOf(live, release.remote);
  if (!live || !channel)
    throw refusal('not-live', release, 'No version of it is live.', `lectern release ${release.remote}`);
  const { canary, stable } = channel;
  if (stable.version === release.version)
    throw refusal('canary', release, 'It is live for everyone.', `lectern canary ${release.remote} <another version>`);
  if (canary && canary.release.version !== release.version)
    throw refusal(
      'canary',
      release,
      `A canary of ${nameOf(canary.release)} runs.`,
      `lectern canary ${release.remote} --end`,
    );
  if (canary?.percent === percent && JSON.stringify(canary.auto ?? null) === JSON.stringify(auto)) return null;
  const next = withCanary(live, release.remote, {
    release,
    percent,
    salt: canary?.salt ?? randomBytes(4).toString('hex'),
    since: canary?.percent === percent && canary.since ? canary.since : new Date(now).toISOString(),
    ...(auto && { auto }),
  });
  const openShells = isShell(release) ? [] : await createOpenShells(registry)(now);
  refuse(findRefusals(next, [release], { live, openShells }));
  return next;
}

/**
 * Ends the canary of `owner`: its visitors get the stable release with their next navigation. With a step, does nothing
 * once that step is over. Without one, rejects with a RefusedError when no canary runs. Rejects with a StoreError.
 */
export function endCanary(
  { registry }: Stores,
  owner: BundleOwner,
  change: Change,
  step: CanaryStep | null = null,
): Promise<ChangeResult> {
  return changeRegistry(registry, change, (live) => planEnd(live, owner, step));
}

/** Returns the state without the canary of `owner`; null when `step` is over. Throws a RefusedError. */
function planEnd(live: LiveState | null, owner: BundleOwner, step: CanaryStep | null): LiveState | null {
  const canary = live && channelOf(live, owner)?.canary;
  if (step && !isStep(canary, step)) return null;
  if (live && canary) return withCanary(live, owner, null);
  throw new RefusedError({
    code: 'canary',
    what: `The canary of ${owner} can't be ended.`,
    why: 'None is running.',
    fix: `See what is live: lectern status ${owner}.`,
  });
}

/**
 * Raises the canary of one step to `percent`, or makes its release stable if null. Does nothing when that step is over.
 * Rejects with a RefusedError when the release is damaged or became incompatible, and with a StoreError.
 */
export async function raiseCanary(
  stores: Stores,
  step: CanaryStep,
  percent: number | null,
  change: Change,
  now: () => number = Date.now,
): Promise<ChangeResult> {
  const live = await stores.registry.latest();
  const canary = channelOf(live.registry, step.owner)?.canary;
  return withPins(stores.bundles, isStep(canary, step) ? [canary.release] : [], () =>
    changeRegistry(stores.registry, change, (current) => planRaise(stores, current, step, { percent, now: now() })),
  );
}

async function planRaise(
  { registry, bundles }: Stores,
  live: LiveState | null,
  step: CanaryStep,
  { percent, now }: { percent: number | null; now: number },
): Promise<LiveState | null> {
  const canary = live && channelOf(live, step.owner)?.canary;
  if (!live || !isStep(canary, step)) return null;
  const { release } = canary;
  await bundles.verify(release.remote, release.version);
  const since = new Date(now).toISOString();
  const next =
    percent === null
      ? plan(live, { kind: 'promote', releases: [release] })
      : withCanary(live, step.owner, { ...canary, percent, since });
  const openShells = isShell(release) ? [] : await createOpenShells(registry)(now);
  if (next) refuse(findRefusals(next, [release], { live, openShells }));
  return next;
}

function isStep(canary: Canary<AnyRelease> | null | undefined, step: CanaryStep): canary is Canary<AnyRelease> {
  return canary?.salt === step.salt && canary.percent === step.percent;
}

function withCanary(state: LiveState, owner: BundleOwner, canary: Canary<AnyRelease> | null): LiveState {
  const channel = { ...channelOf(state, owner), canary } as Channel<never>;
  return owner === 'shell'
    ? { ...state, shell: channel }
    : { ...state, remotes: { ...state.remotes, [owner]: channel } };
}

function refusal(code: 'not-live' | 'canary', release: AnyRelease, why: string, command: string): RefusedError {
  return new RefusedError({
    code,
    what: `${nameOf(release)} can't become a canary.`,
    why,
    fix: `Run \`${command}\` first.`,
  });
}
