import { UsageError } from './UsageError';

/**
 * Returns the origin at which visitors reach the site, from `--origin` or `LECTERN_ORIGIN`; null when neither is set.
 * Throws a UsageError for anything but an http or https origin.
 */
export function publicOrigin(flag: string | undefined, variable = ''): string | null {
  const text = flag ?? variable;
  if (text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new UsageError(
    `"${text}" is not an origin.`,
    'Give --origin or LECTERN_ORIGIN a scheme and host alone, such as https://learn.example.',
  );
}
