import type { Candidate } from './attempt';
import type { Quarantine } from './quarantine';

/** Screen of a route for one visitor, and the same screen of the release to fall back to. */
export type ScreenTarget = { first: Candidate; fallback: Candidate | null };

/** Returns the releases to try, in order: the visitor's own first, unless only its fallback is out of quarantine. */
export function candidatesInOrder(
  { first, fallback }: ScreenTarget,
  quarantine: Quarantine,
): [Candidate, ...Candidate[]] {
  if (!fallback || fallback.release.global === first.release.global) return [first];
  return quarantine.has(first.release.global) && !quarantine.has(fallback.release.global)
    ? [fallback, first]
    : [first, fallback];
}
