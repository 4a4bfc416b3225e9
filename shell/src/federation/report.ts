import { LOAD_REPORT_BYTES, type LoadReport as Report } from '@lectern/shared/contract';

/** A load report as this shell writes it: `shown` is a screen that loaded and then broke. */
export type LoadReport = Report & { phase?: 'retry' | 'fallback' | 'all failed' | 'cancelled' | 'shown' };

/** Sends the report as a beacon, unless it is over the limit; a browser that refuses it loses it. */
export function sendReport(report: LoadReport): void {
  const body = JSON.stringify(report);
  if (body.length <= LOAD_REPORT_BYTES) navigator.sendBeacon('/telemetry', body);
}
