import type { LoadAsset, LoadFailure } from './RemoteLoadError';

/**
 * What became of a load of one release: its screen came, it came after all (`phase` says by what), or it did not;
 * `shown` is a screen that came and broke. `duration` is in whole
 * milliseconds. Holds nothing of the person.
 */
export type LoadReport = {
  remote: string;
  version: string;
  serial: number;
  outcome: 'loaded' | 'recovered' | 'failed';
  duration: number;
  kind?: LoadFailure;
  asset?: LoadAsset;
  phase?: 'retry' | 'fallback' | 'all failed' | 'cancelled' | 'shown';
};

const LIMIT = 1024;

/** Sends the report as a beacon of at most 1 KB; a browser that refuses it loses it. */
export function sendReport(report: LoadReport): void {
  const body = JSON.stringify(report);
  if (body.length <= LIMIT) navigator.sendBeacon('/telemetry', body);
}
