import { LOAD_REPORT_BYTES, parseVitalsReport, VITALS_REPORT_BYTES, type VitalSample } from '@lectern/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { CanaryVisits } from '../canary/canaryVisits';
import type { RateLimit } from '../http/rateLimit';
import { RecentMap } from '../RecentMap';
import { beaconRoutes } from './beacons';
import type { KnownRoute, KnowsVersion } from './knownVersions';
import type { LoadCounter } from './loadCounts';
import { parseReport } from './parseReport';
import type { VitalCounter } from './vitalCounts';

/**
 * `knows` resolves to true for a version that exists; `onUnknown` is called for a report on any other. `countReport`
 * gets the reports for the canaries; it returns false for one without a valid token, and `onUnsigned` is called.
 */
type Telemetry = {
  knows: KnowsVersion;
  counter: LoadCounter;
  countReport: CanaryVisits['countReport'];
  allow: RateLimit;
  onUnknown: () => void;
  onUnsigned: () => void;
};

/**
 * Accepts reports on loads, and on revisions that a browser refused, at `POST /telemetry`. Counts only versions that
 * are live or published; others are only counted as unknown.
 */
export function telemetryRoutes({
  knows,
  counter,
  countReport,
  allow,
  onUnknown,
  onUnsigned,
}: Telemetry): FastifyPluginAsync {
  return beaconRoutes({
    path: '/telemetry',
    bytes: LOAD_REPORT_BYTES,
    allow,
    parse: parseReport,
    async accept(report, client) {
      if ('refused' in report) counter.addRefusal(report);
      else if (await knows(report.remote, report.version)) {
        counter.add(report);
        if (!countReport(report, client)) onUnsigned();
      } else onUnknown();
    },
  });
}

/**
 * `pageOf` returns the name of the page that a token was sent with, or null. `onRefused` is called for a report without
 * such a token, and for one on a route that no release has.
 */
type Vitals = {
  pageOf: CanaryVisits['pageOf'];
  knowsRoute: KnownRoute;
  counter: VitalCounter;
  allow: RateLimit;
  onRefused: () => void;
};

/** Pages whose report is remembered, so that it counts once. */
const REMEMBERED_PAGES = 20_000;

/**
 * Accepts reports on web vitals at `POST /telemetry/vitals`. Counts each page of this site once, and only samples of
 * routes that a live or published release has.
 */
export function vitalsRoutes({ pageOf, knowsRoute, counter, allow, onRefused }: Vitals): FastifyPluginAsync {
  const counted = new RecentMap<string, true>(REMEMBERED_PAGES);
  const areKnown = async (samples: readonly VitalSample[]): Promise<boolean> => {
    const known = samples.map(({ remote, version, route }) => knowsRoute(remote, version, route));
    return (await Promise.all(known)).every(Boolean);
  };
  return beaconRoutes({
    path: '/telemetry/vitals',
    bytes: VITALS_REPORT_BYTES,
    allow,
    parse: parseVitalsReport,
    async accept({ token, serial, ...samples }) {
      const page = pageOf(token);
      const isNew = page !== null && !counted.get(page);
      if (page !== null) counted.set(page, true);
      if (isNew && (await areKnown(Object.values(samples)))) counter.add({ token, serial, ...samples });
      else if (isNew || page === null) onRefused();
    },
  });
}
