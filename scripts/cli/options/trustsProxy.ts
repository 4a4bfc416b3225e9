import { UsageError } from './UsageError';

/**
 * Whether `X-Forwarded-*` is to be believed: `--trust-proxy`, or `LECTERN_TRUST_PROXY=1`. Throws a UsageError for
 * another value of that than 0 or 1.
 */
export function trustsProxy(flag: boolean | undefined, variable = ''): boolean {
  if (!['', '0', '1'].includes(variable)) {
    throw new UsageError(
      `LECTERN_TRUST_PROXY is "${variable}".`,
      'Set it to 1 where a proxy stands in front of the site, or leave it out.',
    );
  }
  return flag ?? variable === '1';
}
