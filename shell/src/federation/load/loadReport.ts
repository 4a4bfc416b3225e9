import { LOAD_REPORT_BYTES, type LoadReport as Report } from '@lectern/shared/contract';

/** Load report as this shell sends it. Phase `shown`: the screen loaded, then crashed. */
export type LoadReport = Report & { phase?: 'retry' | 'fallback' | 'all failed' | 'cancelled' | 'shown' };

/** Sends the report as a beacon, unless it is over the limit. A report that the browser refuses is lost. */
export function sendReport(report: LoadReport): void {
  const body = JSON.stringify(report);
  if (body.length <= LOAD_REPORT_BYTES) navigator.sendBeacon('/telemetry', body);
}
