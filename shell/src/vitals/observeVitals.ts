import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import type { matchRoute, RouteDefinition, VitalsReport } from '@lectern/shared/contract';
import type { LiveRegistry } from '../federation/live/liveRegistry';
import { followScreens, type ShownScreen } from './followScreens';

/**
 * Dependencies of the measurement. `token` proves that the page came from this site; without one nothing is measured.
 */
type Page = {
  live: LiveRegistry;
  ownRoutes: readonly RouteDefinition[];
  matchRoute: typeof matchRoute;
  token: string | undefined;
};

/** Decimals that are sent: a layout shift is a score, the others are milliseconds. */
const DECIMALS = { LCP: 0, INP: 0, CLS: 4 } as const;

/**
 * Measures largest contentful paint, interaction to next paint and layout shift, each for the release and route that
 * were shown when it happened. Sends them once, as one beacon, when the page is hidden for the first time. What the
 * browser can't measure is left out; without beacons nothing is sent.
 */
export function observeVitals({ live, ownRoutes, matchRoute: match, token }: Page): void {
  if (token === undefined) return;
  const screenAt = followScreens();
  const report: VitalsReport = { serial: live.current().serial, token };
  let isSent = false;

  const routeOf = ({ remote, version, pathname }: ShownScreen): string | null => {
    const channel = live.current().remotes[remote];
    const releases = [channel?.fallback, channel?.canary?.release].filter((release) => release?.version === version);
    const routes = remote === 'shell' ? ownRoutes : (releases[0] ?? channel?.stable)?.routes;
    return match(routes ?? [], pathname)?.route.path ?? null;
  };
  const note = ({ name, value, entries }: Metric): void => {
    const screen = screenAt(entries[0]?.startTime ?? 0);
    const route = screen && routeOf(screen);
    if (!screen || !route || (name !== 'LCP' && name !== 'INP' && name !== 'CLS')) return;
    const { remote, version } = screen;
    const rounded = Number(value.toFixed(DECIMALS[name]));
    report[VITAL_OF[name]] = { remote, version, route, value: rounded };
  };
  const send = (): void => {
    if (isSent || !(report.lcp || report.inp || report.cls)) return;
    isSent = true;
    (navigator as Partial<Navigator>).sendBeacon?.('/telemetry/vitals', JSON.stringify(report));
  };

  onLCP(note);
  onINP(note);
  onCLS(note);
  // After the library's own listeners, which complete the values while the event is captured. Browsers hide a page that
  // they leave too, but only after `pagehide`: values would be missing then.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
}

const VITAL_OF = { LCP: 'lcp', INP: 'inp', CLS: 'cls' } as const;
