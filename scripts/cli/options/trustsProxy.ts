import { UsageError } from './UsageError';

/**
 * Returns true when `X-Forwarded-*` headers are trusted: with `--trust-proxy`, or `LECTERN_TRUST_PROXY=1`. Throws a
 * UsageError for another value than 0 or 1.
 */
export function trustsProxy(flag: boolean | undefined, variable = ''): boolean {
  if (!['', '0', '1'].includes(variable)) {
    throw new UsageError(`LECTERN_TRUST_PROXY is "${variable}".`, 'Set it to 1 behind a proxy, or leave it out.');
  }
  return flag ?? variable === '1';
}
