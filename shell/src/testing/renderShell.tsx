import type { ComponentType } from 'react';
import { render } from '@testing-library/react';
import type { Asset, Registry } from '@lectern/shared/contract';
import type { SessionUser } from '@lectern/shared/host';
import { App } from '../chrome/App';
import { createChrome } from '../chrome/Chrome';
import { forgetRelease, type LoadEdge } from '../federation/attempt';
import { createLiveRegistry } from '../federation/liveRegistry';
import { createLoadScreen } from '../federation/loadScreen';
import { createScreenLoader } from '../federation/screenLoader';
import { createOwnScreens } from '../routing/ownScreens';
import type { Shell } from '../routing/ShellContext';
import { createAppCopy } from '../offline/createAppCopy';
import own from '../remote';
import { createLater, type LaterParts } from '../later/later';
import * as parts from '../later/parts';
import type { SessionSource, SessionState } from '../session/source';

/** Shortened, so that a failure shows within a test's patience. */
const TIMES = { slow: 3_000, retry: 5, stall: 10_000, ceiling: 60_000 };

/**
 * The network's edge: a screen for each release's version, the files that fail for now, and, where they do not come by
 * themselves, the later parts.
 */
export type Edge = { screens: Record<string, ComponentType>; broken: Set<string>; later?: () => Promise<LaterParts> };

/**
 * Renders the real shell at `path`. Only the edge of the network is scripted: files arrive or fail, modules are those
 * of `edge`.
 */
export function renderShell(path: string, registry: Registry, edge: Edge, user: SessionUser | null = null) {
  window.history.pushState(null, '', path);
  window.scrollTo = () => undefined;
  document.documentElement.removeAttribute('data-serial');
  const live = createLiveRegistry(registry);
  const answer = ({ url }: Asset): Promise<void> =>
    edge.broken.has(url) ? Promise.reject(new Error(`${url} is broken`)) : Promise.resolve();
  const loadEdge: LoadEdge = {
    provides: { react: '19.3.1' },
    tags: { script: answer, stylesheet: answer, forget: () => undefined },
    containers: {
      loadEntry: ({ entry }) => answer(entry),
      loadModule: ({ version }) => Promise.resolve({ default: edge.screens[version] }),
      forget: () => undefined,
    },
  };
  const later = createLater(edge.later);
  if (!edge.later) later.parts.set(parts);
  const quarantine = { has: () => false, add: () => undefined };
  const loadScreen = createLoadScreen({
    edge: loadEdge,
    times: TIMES,
    probe: () => Promise.resolve('missing'),
    quarantine,
    report: () => undefined,
  });
  const shell: Shell = {
    live,
    version: '1.0.0',
    later,
    app: createAppCopy(later.load),
    report: () => undefined,
    visitor: () => 'visitor',
    ownRoutes: own.routes,
    preload: () => undefined,
    loader: createScreenLoader(
      loadScreen,
      (release) => forgetRelease(loadEdge, release),
      () => live.current().serial,
    ),
    ownScreens: createOwnScreens(loadEdge.tags, '1.0.0', () => live.current().shell.stable, later.load),
    config: {
      backend: { kind: 'local', projectId: 'lectern', storageBucket: 'lectern' },
      homeUrl: 'http://localhost',
      openBuckets: [],
    },
  };
  return { ...render(<App shell={shell} chrome={createChrome()} source={sourceOf(user)} />), live };
}

function sourceOf(user: SessionUser | null): SessionSource {
  const state: SessionState = user
    ? { status: 'signed-in', user, isRemembered: false }
    : { status: 'signed-out', hasEnded: false };
  const nothing = (): void => undefined;
  return {
    current: () => state,
    subscribe: () => nothing,
    retry: nothing,
    acknowledge: nothing,
    signOut: () => Promise.resolve(),
    accounts: () => Promise.reject(new Error('There is no authentication service in this test.')),
  };
}
