import { readFileSync } from 'node:fs';
import { messageOf, parseTrustedKey } from '../../release';
import { UsageError } from './UsageError';

/**
 * Returns the fingerprint of the key that `--trusted-key` or LECTERN_TRUSTED_KEY states: itself, or a file with it or
 * with a public key in PEM. Null when neither is set. Throws a UsageError for anything else.
 */
export function trustedKeyOf(option: string | undefined, variable: string | undefined): string | null {
  const given = (option ?? variable)?.trim();
  if (!given) return null;
  const name = option === undefined ? 'LECTERN_TRUSTED_KEY' : '--trusted-key';
  const fix =
    `Set ${name} to what "lectern keys fingerprint" prints on the machine that releases, ` + 'or to a file with it.';
  if (/^[\da-f]{16}$/i.test(given))
    throw new UsageError(`${name} is "${given}", the short name of a key, which others could imitate.`, fix);
  try {
    return parseTrustedKey(/^[\da-f]{64}$/i.test(given) ? given : readFileSync(given, 'utf8'));
  } catch (error) {
    throw new UsageError(`${name} names "${given}", which can't be used: ${messageOf(error)}.`, fix);
  }
}
