import type { Caller } from '../wireValue';
import type { Limits, StoredKind } from './limits';

const NAMES: Record<StoredKind, string> = { documents: 'documents', objects: 'files' };

/**
 * Returns how many bytes of a kind an account may have stored: the most that its custom claims give it, at least what
 * any account has.
 */
export function storedLimit(
  { stored, storedByClaim }: Limits,
  kind: StoredKind,
  token: Record<string, unknown>,
): number {
  const given = Object.entries(storedByClaim).map(([claim, limit]) => (token[claim] === true ? limit[kind] : 0));
  return Math.max(stored[kind], ...given);
}

/** Returns the sentence that refuses bytes beyond {@link storedLimit}: what is full, how much, and what to do. */
export function storedFull(kind: StoredKind, limit: number): string {
  const mebibytes = Math.floor(limit / 1024 / 1024);
  const size = mebibytes >= 1 ? `${String(mebibytes)} MiB` : `${String(limit)} bytes`;
  return `This account's ${NAMES[kind]} take at most ${size}: delete some of them, or ask the site for more space.`;
}

/** Returns the account that what a caller stores counts for, null for a signed-out one. */
export const ownerOf = (caller: Caller | undefined): string | null => caller?.uid ?? null;
