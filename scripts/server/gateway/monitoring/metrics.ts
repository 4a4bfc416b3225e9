import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Registry } from 'prom-client';
import type { CanaryVisits } from '../canary/canaryVisits';
import type { EventStream } from '../live/eventStream';
import type { BundleHealth } from '../bundles/bundleHealth';
import type { SiteSearch } from '../search/siteSearch';
import type { LiveSite } from '../live/liveSite';
import { observeEventLoop } from './eventLoopDelay';
import { describeCanaries } from './canaryMetrics';
import { isLoadOutcome, LOAD_TIME_BOUNDS, type LoadCounter } from './loadCounts';
import { describeVitals } from './vitalMetrics';
import type { VitalCounter } from './vitalCounts';

/** The parts of a gateway that metrics are read from. */
export type Observed = {
  site: LiveSite;
  events: EventStream;
  counter: LoadCounter;
  vitals: VitalCounter;
  counts: { pages: number; unknownReports: number; unsignedReports: number; refusedVitals: number };
  bundles: BundleHealth;
  search: SiteSearch;
  visits: Pick<CanaryVisits, 'steps'>;
};

/** A figure of another part of the site, read with each request. One that can't be read is left out. */
export type SiteGauge = { name: string; help: string; value: () => Promise<number> };

/** The metrics of a gateway in Prometheus' text format 0.0.4. */
export type Metrics = { contentType: string; text(): Promise<string> };

/** Counts every response of `app` by status class, and reads the state of its parts and `gauges`. */
export function createMetrics(app: FastifyInstance, observed: Observed, gauges: readonly SiteGauge[] = []): Metrics {
  const registry = new Registry();
  const requests = countRequests(registry);
  const limited = new Counter({
    name: 'lectern_limited_requests_total',
    help: 'Requests refused with 429: a client or account is beyond a limit.',
    registers: [registry],
  });
  countReports(registry, observed.counter);
  describeCanaries(registry, observed.visits);
  describeVitals(registry, observed.vitals);
  countTotals(registry, observed.counts);
  describeState(registry, observed);
  for (const gauge of gauges) addSiteGauge(registry, gauge);
  const stopObserving = observeEventLoop(registry);
  app.addHook('onClose', (_app, done) => {
    stopObserving();
    done();
  });
  app.addHook('onResponse', (_request, reply, done) => {
    requests.inc({ status: `${String(Math.floor(reply.statusCode / 100))}xx` });
    if (reply.statusCode === 429) limited.inc();
    done();
  });
  return { contentType: registry.contentType, text: () => registry.metrics() };
}

function countTotals(registry: Registry, counts: Observed['counts']): void {
  count(registry, {
    name: 'lectern_load_reports_unknown_total',
    help: 'Reports on versions that do not exist.',
    value: () => counts.unknownReports,
  });
  count(registry, {
    name: 'lectern_load_reports_unsigned_total',
    help: 'Reports without the token of a page of this site. They never decide about a canary.',
    value: () => counts.unsignedReports,
  });
  count(registry, {
    name: 'lectern_vitals_reports_refused_total',
    help: 'Reports on web vitals without the token of a page of this site, or on a route that no release has.',
    value: () => counts.refusedVitals,
  });
  count(registry, {
    name: 'lectern_pages_rendered_total',
    help: 'Pages that were rendered, because no cached page fitted.',
    value: () => counts.pages,
  });
}

function countRequests(registry: Registry): Counter<'status'> {
  const requests = new Counter({
    name: 'lectern_requests_total',
    help: 'Answers by class of status.',
    labelNames: ['status'],
    registers: [registry],
  });
  for (const status of ['1xx', '2xx', '3xx', '4xx', '5xx']) requests.inc({ status }, 0);
  return requests;
}

function countReports(registry: Registry, counter: LoadCounter): void {
  countLoads(registry, counter);
  countLoadTimes(registry, counter);
  countRefusals(registry, counter);
  countUnrendered(registry, counter);
}

function countLoads(registry: Registry, counter: LoadCounter): void {
  new Counter({
    name: 'lectern_screen_loads_total',
    help: 'Loads of screens that visitors reported.',
    labelNames: ['remote', 'version', 'outcome', 'kind'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { remote, version, outcome, kind, count } of counter.list())
        if (isLoadOutcome(outcome)) this.inc({ remote, version, outcome, kind: kind ?? '' }, count);
    },
  });
}

function countRefusals(registry: Registry, counter: LoadCounter): void {
  new Counter({
    name: 'lectern_revisions_refused_total',
    help: 'Revisions that browsers refused, by who refused and why; "unsupported" ones were used unchecked.',
    labelNames: ['where', 'kind'],
    registers: [registry],
    collect() {
      this.reset();
      // The counter stores the place of a refusal, tab or service worker, as the `version`.
      for (const { version: where, outcome, kind, count } of counter.list())
        if (outcome === 'refused') this.inc({ where, kind: kind ?? '' }, count);
    },
  });
}

function countUnrendered(registry: Registry, counter: LoadCounter): void {
  new Counter({
    name: 'lectern_pages_unrendered_total',
    help: 'Pages that went without rendered content, because the code of a release failed.',
    labelNames: ['remote', 'version', 'kind'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { remote, version, outcome, kind, count } of counter.list())
        if (outcome === 'unrendered') this.inc({ remote, version, kind: kind ?? '' }, count);
    },
  });
}

/** Adds load times as the buckets of a histogram, for `histogram_quantile`. */
function countLoadTimes(registry: Registry, counter: LoadCounter): void {
  new Counter({
    name: 'lectern_screen_load_seconds_bucket',
    help: 'Loads of screens that succeeded, by the time that they took at most.',
    labelNames: ['remote', 'version', 'le'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { remote, version, times = [] } of counter.list()) {
        let sum = 0;
        for (const [index, number] of times.entries()) {
          const bound = LOAD_TIME_BOUNDS[index];
          sum += number;
          this.inc({ remote, version, le: bound === undefined ? '+Inf' : String(bound / 1_000) }, sum);
        }
      }
    },
  });
}

type Counted = { name: string; help: string; value: () => number };

function count(registry: Registry, { name, help, value }: Counted): void {
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.reset();
      this.inc(value());
    },
  });
}

function addSiteGauge(registry: Registry, { name, help, value }: SiteGauge): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.reset();
      await value().then(
        (found) => this.set(found),
        () => this.remove(),
      );
    },
  });
}

function describeState(registry: Registry, { site, events, bundles, search }: Observed): void {
  const gauge = (name: string, help: string, value: () => number): void => {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value());
      },
    });
  };
  gauge('lectern_revision_serial', 'Serial of the revision being served.', () => site.current().registry.serial);
  gauge('lectern_degraded', '1 while the newest revision cannot be served.', () =>
    site.problems().length > 0 || site.outage() !== null ? 1 : 0,
  );
  gauge('lectern_damaged_bundles', 'Live bundles with damaged files.', () => bundles.problems().length);
  gauge('lectern_search_stale', '1 while searches are answered from an older generation.', () =>
    search.trouble() === null ? 0 : 1,
  );
  gauge('lectern_event_clients', 'Open connections of /events.', () => events.clients());
}
