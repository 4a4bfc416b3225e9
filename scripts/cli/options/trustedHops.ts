import { UsageError } from './UsageError';

/**
 * Returns the number of proxies between visitors and the site, from `--trust-proxy` (alone: 1) or
 * `LECTERN_TRUST_PROXY`; 0 without a proxy. That many entries of `X-Forwarded-For`, counted from the right, are
 * trusted. Throws a UsageError for anything but a number from 0 to 9.
 */
export function trustedHops(flag: string | boolean | undefined, variable = ''): number {
  const text = flag === undefined || flag === false ? variable || '0' : flag === true ? '1' : flag;
  if (/^\d$/.test(text)) return Number(text);
  const name = flag === undefined || flag === false ? 'LECTERN_TRUST_PROXY' : '--trust-proxy';
  throw new UsageError(
    `${name} is "${text}".`,
    'Set it to the number of proxies between visitors and this site, 1 to 9, or leave it out.',
  );
}
