import type { ComponentType } from 'react';
import { render } from '@testing-library/react';
import type { Asset, Registry } from '@lectern/shared/contract';
import type { SessionUser } from '@lectern/shared/host';
import { App } from '../App';
import { followDirection } from '../boot/followDirection';
import * as backgroundParts from '../backgroundParts';
import * as parts from '../deferredParts';
import { createLiveRegistry } from '../federation/live/liveRegistry';
import { discardRelease, type LoadEdge } from '../federation/load/attempt';
import { createLoadScreen } from '../federation/load/loadScreen';
import type { LoadReport } from '../federation/load/loadReport';
import { createQuarantine } from '../federation/load/quarantine';
import { createScreenLoader } from '../federation/load/screenLoader';
import { createAppCopy } from '../offline/createAppCopy';
import own from '../remote';
import { createOwnScreens } from '../routing/screen/ownScreens';
import type { SessionSource, SessionState } from '../session/SessionSource';
import { createDeferred } from '../state/createDeferred';
import { createPageState } from '../state/PageState';
import type { DeferredParts, Shell } from '../state/ShellContext';
import { createSignal } from '../state/signal';
import type { Translations } from '../state/translations';

const VERSION = '1.0.0';

/** Shortened times, so that a failure shows quickly. */
const TIMES = { slow: 3_000, retry: 5, stall: 10_000, shortStall: 3_000, ceiling: 60_000 };

const CONFIG: Shell['config'] = {
  backend: { kind: 'local', projectId: 'lectern', storageBucket: 'lectern' },
  homeUrl: 'http://localhost',
  openBuckets: [],
};

/**
 * Scripted network: the screen of each release version, the files that fail or are never answered, and the load of the
 * deferred parts. Without `deferred`, these have loaded from the start.
 */
export type Edge = {
  screens: Record<string, ComponentType>;
  broken: Set<string>;
  hanging?: Set<string>;
  deferred?: () => Promise<DeferredParts>;
  /** Switches the language, if given. */
  switchLanguage?: (language: string) => Promise<void>;
  /** Receives the load reports, if given. */
  reports?: LoadReport[];
};

/** Renders the real shell at `path`. Only the network is scripted: its files load or fail. */
export function renderShell(path: string, registry: Registry, edge: Edge, user: SessionUser | null = null) {
  window.history.pushState(null, '', path);
  window.scrollTo = () => undefined;
  document.documentElement.removeAttribute('data-serial');
  followDirection();
  const shell = createTestShell(registry, edge);
  const view = render(<App shell={shell} page={createPageState()} source={sourceOf(user)} />);
  return { ...view, live: shell.live };
}

const WITHOUT_CONTENT = { rendered: null, renderedParts: null };

function createTestShell(registry: Registry, edge: Edge): Shell {
  const live = createLiveRegistry(registry);
  const loadEdge = createLoadEdge(edge);
  const deferred = createDeferred(edge.deferred ?? (() => Promise.resolve(parts)));
  if (!edge.deferred) deferred.parts.set(parts);
  const background = createDeferred(() => Promise.resolve(backgroundParts));
  background.parts.set(backgroundParts);
  const quarantine = createQuarantine();
  const report = (sent: LoadReport): void => void edge.reports?.push(sent);
  const loadScreen = createLoadScreen({
    edge: loadEdge,
    times: TIMES,
    probe: () => Promise.resolve('missing'),
    quarantine,
    report,
  });
  return {
    live,
    version: VERSION,
    deferred,
    background,
    ...WITHOUT_CONTENT,
    app: createAppCopy(background.load),
    report,
    canaries: {},
    ownRoutes: own.routes,
    translations: createSignal<Translations | null>(null),
    switchLanguage: edge.switchLanguage ?? (() => Promise.reject(new Error('There are no other languages.'))),
    preload: () => undefined,
    loader: createScreenLoader({
      loadScreen,
      quarantine,
      discardCode: (release) => discardRelease(loadEdge, release),
      report,
      serial: () => live.current().serial,
    }),
    ownScreens: createOwnScreens(loadEdge.tags, VERSION, () => live.current().shell.stable, deferred.load),
    config: CONFIG,
  };
}

function createLoadEdge({ screens, broken, hanging }: Edge): LoadEdge {
  const answer = ({ url }: Asset): Promise<void> => {
    if (hanging?.has(url)) return new Promise(() => undefined);
    return broken.has(url) ? Promise.reject(new Error(`${url} is broken`)) : Promise.resolve();
  };
  return {
    provides: { react: '19.3.1' },
    tags: { script: answer, stylesheet: answer, discard: () => undefined },
    containers: {
      loadEntry: ({ entry }) => answer(entry),
      loadModule: ({ version }) => Promise.resolve({ default: screens[version] }),
      discard: () => undefined,
    },
  };
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
