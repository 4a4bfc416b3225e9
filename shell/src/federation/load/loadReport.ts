import {
  LOAD_REPORT_BYTES,
  VISIT_TIMING,
  type Channel,
  type LoadReport as Report,
  type Registry,
} from '@lectern/shared/contract';
import type { LoadScreen } from './loadScreen';

/** Load report as this shell sends it. Phase `shown`: the screen loaded, then crashed. */
export type LoadReport = Report & { phase?: 'retry' | 'fallback' | 'all failed' | 'cancelled' | 'shown' };

/** The reports of one page. */
export type Reporter = {
  /**
   * Sends a report as a beacon, unless it is over the limit. A report that the browser refuses is lost, and all of them
   * in a browser without beacons, which an extension may remove.
   */
  report: (report: LoadReport) => void;
  /**
   * Returns the loader with a report before the first load of each release in this browser: a load that hangs or
   * crashes the page never reports its end.
   */
  watch: (load: LoadScreen) => LoadScreen;
};

const COUNTED = 'lectern.counted';

/** Creates the reporter of a page that started with `registry`. */
export function createReporter(registry: Registry): Reporter {
  const token = visitToken();
  /** Loads that were reported as started, by owner. */
  const pending = new Map<string, LoadReport>();
  const send = (report: LoadReport): void => {
    const body = JSON.stringify(token === undefined ? report : { ...report, token });
    if (body.length <= LOAD_REPORT_BYTES) (navigator as Partial<Navigator>).sendBeacon?.('/telemetry', body);
  };
  addEventListener('pagehide', () => {
    pending.forEach((started) => send({ ...started, outcome: 'left' }));
    pending.clear();
  });
  return {
    report(report) {
      pending.delete(report.remote);
      send(report);
    },
    watch: (load) => (request) => {
      const { remote, version } = request.first.release;
      if (isFirst(remote, `${version}/${stageOf(registry.remotes[remote])}`)) {
        const started: LoadReport = { remote, version, serial: request.serial, outcome: 'started', duration: 0 };
        pending.set(remote, started);
        send(started);
      }
      return load(request);
    },
  };
}

/** Returns the token that the gateway sent along with this page, if it did. */
export function visitToken(): string | undefined {
  const [page] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  return page?.serverTiming?.find(({ name }) => name === VISIT_TIMING)?.description;
}

/** Returns the step of the canary that runs: each visitor counts once in each. */
function stageOf(channel?: Channel<unknown>): string {
  return channel?.canary ? `${channel.canary.salt}-${String(channel.canary.percent)}` : '';
}

/** Returns true the first time that this browser meets a key of `owner`. Only the latest key of each is stored. */
function isFirst(owner: string, key: string): boolean {
  try {
    const counted = JSON.parse(localStorage.getItem(COUNTED) ?? '{}') as Record<string, unknown>;
    if (counted[owner] === key) return false;
    localStorage.setItem(COUNTED, JSON.stringify({ ...counted, [owner]: key }));
  } catch {
    // Storage is blocked: each page counts.
  }
  return true;
}
