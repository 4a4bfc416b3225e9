import { parseLoadReport, parseRefusalReport, type LoadReport, type RefusalReport } from '@lectern/shared/contract';

/** Parses a report on a load, or on a refused revision; throws a ContractError for what is neither. */
export function parseReport(value: unknown, path: string): LoadReport | RefusalReport {
  const isRefusal = typeof value === 'object' && value !== null && 'refused' in value;
  return isRefusal ? parseRefusalReport(value, path) : parseLoadReport(value, path);
}
