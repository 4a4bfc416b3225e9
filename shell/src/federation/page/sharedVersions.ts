import { isInRange } from '@lectern/shared/contract';

/** Returns the first shared singleton that the shell does not satisfy, with both versions; null when all fit. */
export function sharedVersionMismatch(
  requires: Record<string, string>,
  provides: Record<string, string>,
): string | null {
  for (const [name, range] of Object.entries(requires)) {
    const version = provides[name];
    if (version === undefined) return `needs ${name} ${range}, the shell provides none`;
    if (!isInRange(version, range)) return `needs ${name} ${range}, the shell provides ${version}`;
  }
  return null;
}
