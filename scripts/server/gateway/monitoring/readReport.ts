import { parseLoadReport, parseRefusalReport, type LoadReport, type RefusalReport } from '@lectern/shared/contract';

/** Parses the body of a beacon: a report on a load, or on a refused revision; returns null when it is neither. */
export function readReport(body: string): LoadReport | RefusalReport | null {
  try {
    const value: unknown = JSON.parse(body);
    const isRefusal = typeof value === 'object' && value !== null && 'refused' in value;
    return isRefusal ? parseRefusalReport(value, 'report') : parseLoadReport(value, 'report');
  } catch {
    return null;
  }
}
