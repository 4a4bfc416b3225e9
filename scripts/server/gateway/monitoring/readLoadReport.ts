import { parseLoadReport, type LoadReport } from '@lectern/shared/contract';

/** Parses the body of a beacon; returns null when it is not a load report. */
export function readLoadReport(body: string): LoadReport | null {
  try {
    return parseLoadReport(JSON.parse(body), 'report');
  } catch {
    return null;
  }
}
