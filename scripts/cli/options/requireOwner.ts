import { parseVersion } from '@lectern/shared/contract';
import { latestOrNull, messageOf, ownersOf, type Stores } from '../../release';
import { suggestName } from './suggestName';
import { UsageError } from './UsageError';

/**
 * Rejects with a UsageError unless `name` is `shell`, or a remote that is live or published; with a StoreError that
 * names the store when nothing was ever released to it.
 */
export async function requireOwner(stores: Stores, name: string): Promise<void> {
  const latest = await latestOrNull(stores.registry);
  const live = latest ? ownersOf(latest.registry) : [];
  const published = await stores.bundles.owners();
  if (live.length + published.length === 0) await stores.registry.latest();
  requireOneOf(name, [...new Set(['shell', ...live, ...published])]);
}

/** Throws a UsageError with a suggestion unless `known` includes `name`. */
export function requireOneOf(name: string, known: readonly string[]): void {
  if (known.includes(name)) return;
  if (known.length === 0)
    throw new UsageError(`There is no remote "${name}", nor any other.`, 'Make one: lectern new <name>');
  throw new UsageError(
    `There is no remote "${name}".`,
    [suggestName(name, known), `Known names: ${known.join(', ')}.`].filter(Boolean).join(' '),
  );
}

/** Throws a UsageError unless `version` is a semantic version. */
export function requireVersion(version: string): void {
  try {
    parseVersion(version, 'version');
  } catch (error) {
    throw new UsageError(`${messageOf(error)}.`, 'Write it as 1.4.2 or 2.0.0-rc.1.');
  }
}
