import type { Server } from 'node:http';
import { createGovernor, type Governor } from '@lectern/backend/limits';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { SiteConfig } from '@lectern/shared/contract';
import { openStoresAt, type StoresAt } from '../../release';
import { createApp, PROBES, type AppOptions } from './createApp';
import { createBundleHealth } from './bundles/bundleHealth';
import { createBundleFiles } from './bundles/bundleFiles';
import { bundleRoutes, rootFileRoutes } from './bundles/bundleRoutes';
import { fetchCatalogueBytes, fetchPointer, followPointer } from './catalogue/cataloguePointer';
import { createCatalogueReader, fetchAnswer, fetchCatalogueText, fetchTextAt } from './catalogue/catalogueFiles';
import { catalogueRoutes } from './catalogue/catalogueRoutes';
import { openStoredCatalogue } from './catalogue/storedCatalogue';
import { createCanaryVisits, type CanaryVisits } from './canary/canaryVisits';
import { watchCanaries } from './canary/watchCanaries';
import { answerByPhase, createLifecycle, type Lifecycle } from './lifecycle';
import { endMaintenanceInTime } from './live/endMaintenance';
import { createEventStream, type EventLimits } from './live/eventStream';
import { healthRoutes } from './monitoring/healthRoutes';
import { createLiveSite } from './live/liveSite';
import { createLoadCounter, type LoadCounter } from './monitoring/loadCounts';
import { createHomeHealth, type HomeHealth } from './monitoring/homeHealth';
import { createKnownRoutes, createKnownVersions } from './monitoring/knownVersions';
import { createMetrics, type Observed, type SiteGauge } from './monitoring/metrics';
import { metricsRoutes, serveMetrics, type MetricsAccess } from './monitoring/metricsRoutes';
import { createPages, type PageSources, type SendPage } from './pages/createPages';
import { createPrerender, type Prerender } from './prerender/createPrerender';
import { prepareReleases } from './prerender/prepareReleases';
import { createRateLimit } from './http/rateLimit';
import { closeWithin, listen } from './http/listen';
import { warnOfUntrustedProxy } from './http/untrustedProxy';
import { registryRoutes } from './live/registryRoutes';
import { warnOfFoundKey } from './live/warnOfFoundKey';
import { watchRevisions } from './live/watchRevisions';
import { searchRoutes } from './search/searchRoutes';
import { createSiteSearch, type FetchBytes } from './search/siteSearch';
import { seoRoutes, type SitemapSources } from './seo/seoRoutes';
import { telemetryRoutes, vitalsRoutes } from './monitoring/telemetryRoutes';
import { createVitalCounter } from './monitoring/vitalCounts';

/**
 * Options of a gateway. `home` contains `telemetry/`, and the releases unless `stores` are given. `plugins`, such as
 * the embedded backend, are mounted before the pages. `trustProxy` is the number of proxies in front whose
 * `X-Forwarded-*` headers are trusted; 0, the default, ignores those headers.
 */
export type GatewayOptions = {
  home: string;
  config: SiteConfig;
  stores?: StoresAt;
  plugins?: FastifyPluginAsync[];
  /** Serves the published catalogue of a site on hosted Firebase from the objects of the store. */
  servesCatalogue?: boolean;
  /**
   * Listens at once and tries until a revision can be served: until then every request but the probes gets 503. By
   * default `listen` rejects when there is none.
   */
  waitsForRevision?: boolean;
  /** With `waitsForRevision`: called with the error when the first revision is signed by a key that is not trusted. */
  onUntrusted?: (error: unknown) => void;
  /** 127.0.0.1 by default. */
  host?: string;
  /** 0 chooses a free port. */
  port: number;
  logger?: AppOptions['logger'];
  trustProxy?: number;
  eventLimits?: EventLimits;
  /** Limits what clients use together: pass that of the embedded backend, if there is one. By default a new one. */
  governor?: Governor;
  /** Access to the metrics. Open by default: a public site restricts it. */
  metrics?: MetricsAccess;
  /** Figures of other parts of the site, for the metrics. */
  gauges?: readonly SiteGauge[];
  /** Called with each message for operators, such as a damaged bundle, once. */
  warn?: (message: string) => void;
  /** True for a site that only this machine reaches: in a canary, each of its tabs counts as a visitor. */
  isLocal?: boolean;
  /** False sends pages without their content; true by default. */
  prerenders?: boolean;
  /** Bytes of bundles that stay in memory; 64 MB by default. */
  bundleCacheBytes?: number;
  /** Returns true for a Host header that this site answers; by default any. */
  answersHost?: AppOptions['answersHost'];
  /**
   * The site's public origin, such as `https://learn.example`, for canonical and shared links. By default the origin
   * that each request names.
   */
  origin?: string | null;
};

/** The HTTP server of one site. It holds no state that another gateway of the same store would need. */
export interface Gateway {
  /**
   * Starts serving; resolves to the address without a trailing slash. Rejects when no revision can be served or the
   * port is in use.
   */
  listen(): Promise<string>;
  /**
   * Ends the event streams, writes the counts, and waits up to 5 s for requests in flight. With `drainMs`, it first
   * continues to serve for that time, while `/readyz` is 503: load balancers notice, and send no more requests.
   */
  close(drainMs?: number): Promise<void>;
  /** The server itself, for requests without a socket (`app.inject`) after `load`. */
  app: FastifyInstance;
  /** Loads the newest revision that can be served, the first step of `listen`. */
  load(): Promise<void>;
}

const CLOSE_TIMEOUT_MS = 5_000;
/** A class of 500 learners behind one address; further tabs poll. */
const EVENT_LIMITS: EventLimits = { total: 5_000, perClient: 500 };
const REPORTS = { burst: 60, perSecond: 1 };
/** One page sends one report. A sample of a class behind one address suffices for a percentile. */
const VITALS = { burst: 30, perSecond: 0.2 };
/** More than one visitor can type, with room for many open tabs. */
const SEARCHES = { burst: 60, perSecond: 10 };
/** A visitor opens pages one by one; a crawler that is faster gets pages without description for a while. */
const RENDERS = { burst: 100, perSecond: 5 };

/** Assembles a gateway; nothing is read or opened before `load` or `listen`. */
export function createGateway(options: GatewayOptions): Gateway {
  const { host = '127.0.0.1', port, metrics: access = { isOpen: true }, warn = () => undefined } = options;
  const { waitsForRevision: waits = false, onUntrusted = () => undefined } = options;
  const sources = catalogueSources(() => app, options);
  const warnOfCounts = (error: unknown): void => app.log.warn(error, 'The load counts could not be written.');
  const parts = createParts(options, { ...sources, sendPage: (...call) => sendPage(...call) }, warnOfCounts);
  const { site, visits, counts, prerender, lifecycle, search } = parts;
  const rendering = { mayRender: createRateLimit(RENDERS), onRender: (): void => void (counts.pages += 1) };
  const sendPage: SendPage = createPages(site, { ...sources, search, visits, prerender, ...rendering });
  const app = createApp({ ...options, governor: options.governor ?? createGovernor() }, sendPage);
  if (!options.trustProxy) warnOfUntrustedProxy(app, warn, () => parts.counter.addForwarded());
  answerByPhase(app, lifecycle, PROBES);
  const metrics = createMetrics(app, parts, options.gauges);
  const plugins = [
    metricsRoutes(metrics, access),
    ...storedCatalogueRoutes(parts, options),
    ...(options.plugins ?? []),
  ];
  for (const plugin of [...routesOf(parts, sources, options.bundleCacheBytes), ...plugins]) void app.register(plugin);
  const closers: (() => unknown)[] = [() => parts.events.close(), () => parts.bundles.stop()];
  app.addHook('preClose', async () => {
    for (const close of closers) close();
    await endParts(parts);
  });
  const load = (): Promise<void> => site.load().then(() => visits.load());
  const loaded = (): void => void closers.push(...follow(parts, options.isLocal === true, warn));
  return {
    app,
    load: () => lifecycle.load(load),
    listen: async () => {
      if (!waits) await lifecycle.load(load).then(loaded);
      if (access.port != null) closers.push(closeOf(await serveMetrics(metrics, host, access.port)));
      const url = await listen(app, host, port);
      if (waits) void lifecycle.loadUntilServed(load, warn).then((isServed) => isServed && loaded(), onUntrusted);
      return url;
    },
    close: (drainMs = 0) => lifecycle.drain(drainMs).then(() => closeWithin(app, CLOSE_TIMEOUT_MS)),
  };
}

/** Ends the process that renders pages, and writes the counts. */
async function endParts({ prerender, counter, vitals, visits }: Parts): Promise<void> {
  prerender?.close();
  await Promise.all([counter.flush(), vitals.flush(), visits.flush()]);
}

/** Follows the store once a revision is served. Returns the functions that stop it. */
function follow(
  { site, stores, visits, prerender }: Parts,
  isLocal: boolean,
  warn: (message: string) => void,
): (() => unknown)[] {
  if (!isLocal) void warnOfFoundKey(stores, warn);
  return [
    watchRevisions(site, stores),
    endMaintenanceInTime(site, stores.registry, warn),
    watchCanaries(stores, visits, warn),
    ...(prerender ? [prepareReleases(site, prerender)] : []),
  ];
}

function storedCatalogueRoutes(
  { stores }: Parts,
  { config, servesCatalogue = false }: GatewayOptions,
): FastifyPluginAsync[] {
  return servesCatalogue ? [catalogueRoutes(openStoredCatalogue(stores.objects), config.backend.storageBucket)] : [];
}

type Parts = Observed & {
  visits: CanaryVisits;
  stores: StoresAt;
  home: HomeHealth;
  prerender: Prerender | null;
  lifecycle: Lifecycle;
};

function createParts(
  {
    home,
    stores = openStoresAt(`file:${home}`, { home, environment: {} }),
    warn = () => undefined,
    eventLimits = EVENT_LIMITS,
    isLocal = false,
    prerenders = true,
  }: GatewayOptions,
  sources: SitemapSources & { fetchBytes: FetchBytes; sendPage: SendPage },
  onError: (error: unknown) => void,
): Parts {
  const site = createLiveSite(stores.registry, stores.bundles);
  const counter = createLoadCounter(home, onError);
  return {
    lifecycle: createLifecycle(),
    stores,
    site,
    counter,
    vitals: createVitalCounter(home, onError),
    visits: createCanaryVisits({ home, registry: () => site.current().registry, isLocal, counter, onError }),
    bundles: createBundleHealth(site, stores.bundles, warn),
    events: createEventStream(site, eventLimits, sources.sendPage),
    prerender: prerenders ? createSitePrerender(stores.bundles, counter, warn) : null,
    search: createSiteSearch(sources.readPointer, sources.fetchBytes),
    home: createHomeHealth(home),
    counts: { pages: 0, unknownReports: 0, unsignedReports: 0, refusedVitals: 0 },
  };
}

function createSitePrerender(
  bundles: Parts['stores']['bundles'],
  counter: LoadCounter,
  warn: (message: string) => void,
): Prerender {
  return createPrerender(bundles, (release, kind, message) => {
    counter.addUnrendered(release, kind);
    warn(`${release.remote} ${release.version} could not render a page (${kind}): ${message}`);
  });
}

const closeOf = (server: Server) => (): unknown => server.close();

function routesOf(parts: Parts, sources: SitemapSources, bundleCacheBytes?: number): FastifyPluginAsync[] {
  const { site, stores, bundles, counter, vitals, visits, events, search, counts } = parts;
  const read = createBundleFiles(stores.bundles, (damage) => bundles.found(damage), bundleCacheBytes);
  return [
    bundleRoutes(read),
    rootFileRoutes(site, read),
    registryRoutes(site),
    events.routes,
    telemetryRoutes({
      knows: createKnownVersions(site, stores.bundles),
      counter,
      countReport: (report, client) => visits.countReport(report, client),
      allow: createRateLimit(REPORTS),
      onUnknown: () => void (counts.unknownReports += 1),
      onUnsigned: () => void (counts.unsignedReports += 1),
    }),
    vitalsRoutes({
      pageOf: (token) => visits.pageOf(token),
      knowsRoute: createKnownRoutes(site, stores.bundles),
      counter: vitals,
      allow: createRateLimit(VITALS),
      onRefused: () => void (counts.refusedVitals += 1),
    }),
    seoRoutes(site, sources),
    searchRoutes(search, createRateLimit(SEARCHES)),
    healthRoutes(parts),
  ];
}

/** Creates the sources of pages, sitemaps and searches. `app` returns the server, which serves the embedded backend. */
function catalogueSources(
  app: () => FastifyInstance,
  { config, origin = null }: GatewayOptions,
): SitemapSources & Pick<PageSources, 'readAnswer' | 'readData' | 'readFolder'> & { fetchBytes: FetchBytes } {
  const { backend } = config;
  const fetchText = (path: string): Promise<string | null> => fetchCatalogueText(app(), backend, path);
  return {
    config,
    origin,
    readPointer: followPointer(() => fetchPointer(app(), backend)),
    readFile: createCatalogueReader(fetchText),
    readAnswer: createCatalogueReader((path) => fetchAnswer(app(), path)),
    readData: createCatalogueReader((path) => fetchAnswer(app(), path)),
    readFolder: createCatalogueReader((url) => fetchTextAt(app(), url)),
    fetchText,
    fetchBytes: (path) => fetchCatalogueBytes(app(), backend, path),
  };
}
