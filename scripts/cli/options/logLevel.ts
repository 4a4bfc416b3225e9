import { LOG_LEVELS, type LogLevel } from '../../server';
import { UsageError } from './UsageError';

/**
 * Returns the level from which a site logs, from `--log-level` or `LECTERN_LOG_LEVEL`, or else `fallback`. Throws a
 * UsageError for an unknown one.
 */
export function logLevelOf(flag: LogLevel | undefined, variable = '', fallback: LogLevel): LogLevel {
  const named = flag ?? (variable || fallback);
  const found = LOG_LEVELS.find((level) => level === named);
  if (found) return found;
  throw new UsageError(`LECTERN_LOG_LEVEL is "${named}".`, `Set it to one of: ${LOG_LEVELS.join(', ')}.`);
}
