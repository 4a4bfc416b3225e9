import { UsageError } from './UsageError';

/**
 * The origin under which visitors reach the site: `--origin`, or `LECTERN_ORIGIN`; null for none of them. Throws a
 * UsageError for what is no origin of the web.
 */
export function publicOrigin(flag: string | undefined, variable = ''): string | null {
  const text = flag ?? variable;
  if (text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new UsageError(
    `"${text}" is no origin.`,
    'Write scheme and host alone, such as https://learn.example: --origin, or LECTERN_ORIGIN.',
  );
}
