import type { Boot, ShellRelease } from '@lectern/shared/contract';
import type { RenderedPage } from './boot/renderedPage';
import { createLiveRegistry } from './federation/live/liveRegistry';
import { chooseReleases } from './federation/live/channel';
import { startWatching } from './federation/live/startWatching';
import { discardRelease, type LoadEdge } from './federation/load/attempt';
import { deferredProbe } from './federation/load/deferredProbe';
import { createReporter } from './federation/load/loadReport';
import { createLoadScreen } from './federation/load/loadScreen';
import { LOAD_TIMES } from './federation/load/loadTimes';
import { createQuarantine } from './federation/load/quarantine';
import { createScreenLoader } from './federation/load/screenLoader';
import { createAssetTags } from './federation/page/assetTags';
import { createContainers } from './federation/page/containers';
import { preload } from './federation/load/preload';
import { providedVersions, sharedScope } from './federation/page/sharedScope';
import { createAppCopy } from './offline/createAppCopy';
import own from './remote';
import { createOwnScreens } from './routing/screen/ownScreens';
import type { Connection } from './session/connection';
import { whenPageIdle } from './session/whenPageIdle';
import { loadLanguages } from './loadLanguages';
import { createDeferred } from './state/createDeferred';
import type { DeferredParts, Shell } from './state/ShellContext';
import { createSignal, type Signal } from './state/signal';
import type { Translations } from './state/translations';

/** The start of a page besides its boot data: its translations, null in English, and its prerendered content. */
type PageStart = { translations: Translations | null; rendered: RenderedPage | null };

/** Creates the shell's services from the page's boot data, and starts watching for new revisions. */
export function createShell(
  boot: Boot,
  version: string,
  connect: Connection,
  { translations: startedIn, rendered }: PageStart,
): Shell {
  const { registry, config, canaries = {}, rootKey } = boot;
  const live = createLiveRegistry(registry);
  const shellRelease = (): ShellRelease => chooseReleases(live.current().shell, canaries.shell).release;
  const deferred = createDeferred(() => import('./deferredParts'));
  const background = createDeferred(() => import('./backgroundParts'));
  const translations = createSignal(startedIn);
  const edge = createLoadEdge(connect, translations, rendered);
  const reporter = createReporter(registry);
  startWatching(live, rootKey, background.load, whenPageIdle);
  const loader = createLoader(edge, background, reporter, () => live.current().serial);
  return {
    live,
    config,
    version,
    deferred,
    renderedParts: rendered && partsOf(deferred),
    background,
    rendered,
    app: createAppCopy(background.load),
    loader,
    translations,
    switchLanguage: async (language) =>
      (await loadLanguages()).switchLanguage(language, {
        translations,
        containers: edge.containers,
        met: loader.startedReleases,
      }),
    preload,
    report: reporter.report,
    canaries,
    ownRoutes: own.routes,
    ownScreens: createOwnScreens(edge.tags, version, shellRelease, deferred.load),
  };
}

/** Resolves to deferred parts once something has loaded them. */
const partsOf = ({ parts }: Shell['deferred']): Promise<DeferredParts> =>
  new Promise((resolve) => {
    parts.subscribe(() => {
      const loaded = parts.get();
      if (loaded) resolve(loaded);
    });
  });

function createLoader(
  edge: LoadEdge,
  background: Shell['background'],
  { report, watch }: ReturnType<typeof createReporter>,
  serial: () => number,
): Shell['loader'] {
  const quarantine = createQuarantine();
  const probe = deferredProbe(background.load);
  return createScreenLoader({
    loadScreen: watch(createLoadScreen({ edge, times: LOAD_TIMES, probe, quarantine, report })),
    quarantine,
    discardCode: (release) => discardRelease(edge, release),
    report,
    serial,
  });
}

function createLoadEdge(
  connect: Connection,
  translations: Signal<Translations | null>,
  rendered: RenderedPage | null,
): LoadEdge {
  // The runtime's own time-out is longer than the ceiling, so that only the ceiling takes effect.
  const containers = createContainers(sharedScope(connect), LOAD_TIMES.ceiling + 1_000);
  return {
    tags: createAssetTags(),
    containers,
    provides: providedVersions,
    translate: (release, entry) => translations.get()?.load(release, containers, entry),
    hasData: () => rendered?.isPending() === true,
  };
}
