import { LOAD_REPORT_BYTES, type LoadReport as Report } from '@lectern/shared/contract';

/** Load report as this shell writes it. The phase `shown` is a screen that loaded and then crashed. */
export type LoadReport = Report & { phase?: 'retry' | 'fallback' | 'all failed' | 'cancelled' | 'shown' };

/** Sends the report as a beacon, unless it is over the limit. A browser that refuses it drops it. */
export function sendReport(report: LoadReport): void {
  const body = JSON.stringify(report);
  if (body.length <= LOAD_REPORT_BYTES) navigator.sendBeacon('/telemetry', body);
}
