import type { ComponentType } from 'react';
import type { Asset, Release, ReleaseRoute } from '@lectern/shared/contract';
import { assetAddress, type AssetTags } from '../page/assetTags';
import type { Containers } from '../page/containers';
import { moduleFailure, entryFailure } from './failureKind';
import { RemoteLoadError, type LoadAsset, type LoadFailure } from './RemoteLoadError';
import { sharedVersionMismatch } from '../page/sharedVersions';

/** Release that may provide the screen, and its own route with the files of that screen. */
export type Candidate = { release: Release; route: ReleaseRoute };

/** Everything that brings code into the page. Tests replace it to script failures. */
export type LoadEdge = {
  tags: AssetTags;
  containers: Containers;
  provides: Record<string, string>;
  /** Loads the texts of a release in the page's language, once its entry has loaded. Never rejects. */
  translate?: (release: Release, entry: Promise<void>) => Promise<void> | undefined;
  /** Returns true while the page shows prerendered content, whose data it has: scripts that fetch data are left out. */
  hasData?: () => boolean;
};

/** One attempt at one candidate. `pending` holds the files that have not loaded, for the message of a time-out. */
export type Attempt = { candidate: Candidate; number: number; signal: AbortSignal; pending: Map<Asset, LoadAsset> };

/**
 * Requests entry, chunks and stylesheets of the screen together, then evaluates the exposed module. Rejects with a
 * RemoteLoadError as soon as one of them fails. Sends no request when the release requires a shared version that the
 * shell does not provide.
 */
export async function attemptScreen(edge: LoadEdge, attempt: Attempt): Promise<ComponentType> {
  const {
    candidate: { release, route },
    number,
    signal,
  } = attempt;
  const mismatch = sharedVersionMismatch(release.requires, edge.provides);
  if (mismatch !== null) throw failed(attempt, 'shared-version', 'remote entry', release.entry, undefined, mismatch);

  const entry = edge.containers.loadEntry(release, number);
  await Promise.all([
    track(attempt, release.entry, 'remote entry', entry),
    edge.translate?.(release, entry),
    ...route.assets.css.map((asset) =>
      track(attempt, asset, 'stylesheet', edge.tags.stylesheet(asset, number, signal)),
    ),
    ...route.assets.js
      .filter(({ fetchesData }) => !(fetchesData && edge.hasData?.()))
      .map((asset) => track(attempt, asset, 'script chunk', edge.tags.script(asset, number, signal))),
  ]);
  return evaluate(edge, attempt);
}

async function evaluate(edge: LoadEdge, attempt: Attempt): Promise<ComponentType> {
  const { release, route } = attempt.candidate;
  const chunk = route.assets.js.at(-1) ?? release.entry;
  attempt.pending.set(chunk, 'script chunk');
  const module = await edge.containers.loadModule(release, route.module).catch((cause: unknown) => {
    const { request } = cause as { request?: string };
    const error = failed(attempt, moduleFailure(cause), 'script chunk', chunk, cause);
    throw request === undefined ? error : error.with({ url: request });
  });
  const screen = (module as { default?: unknown } | null)?.default;
  if (!isComponent(screen))
    throw failed(
      attempt,
      'contract',
      'script chunk',
      chunk,
      new Error(`${route.module} has no component as its default export`),
    );
  attempt.pending.delete(chunk);
  return screen;
}

async function track(attempt: Attempt, file: Asset, asset: LoadAsset, loading: Promise<void>): Promise<void> {
  attempt.pending.set(file, asset);
  try {
    await loading;
    attempt.pending.delete(file);
  } catch (cause) {
    throw failed(attempt, asset === 'remote entry' ? entryFailure(cause) : 'error', asset, file, cause);
  }
}

/**
 * Discards a release's code, so that the next attempt evaluates all of it again. Its stylesheets stay in the page: they
 * hold no state.
 */
export function discardRelease({ containers, tags }: LoadEdge, release: Release): void {
  containers.discard(release);
  for (const { assets } of release.routes) tags.discard([...assets.js, ...assets.css]);
}

/** Returns every file that a candidate needs, the entry first. */
export function filesOf({ release, route }: Candidate): Asset[] {
  return [release.entry, ...route.assets.js, ...route.assets.css];
}

/** Returns the error of this attempt for one of its files. */
export function failed(
  attempt: Attempt,
  kind: LoadFailure,
  asset: LoadAsset,
  file: Asset,
  cause?: unknown,
  detail?: string,
): RemoteLoadError {
  const { release, route } = attempt.candidate;
  const common = {
    kind,
    asset,
    remote: release.remote,
    version: release.version,
    screen: route.screen,
    attempts: attempt.number,
  };
  return new RemoteLoadError(
    { ...common, url: assetAddress(file, attempt.number), ...(detail !== undefined && { detail }) },
    cause,
  );
}

function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}
