import { parseVersion } from '@lectern/shared/contract';
import { latestOrNull, messageOf, ownersOf, type Stores } from '../../release';
import { suggest } from './suggestName';
import { UsageError } from './UsageError';

/** Throws a UsageError that names the known ones unless `name` is live or published (`shell`, or a remote). */
export async function requireOwner(stores: Stores, name: string): Promise<void> {
  const latest = await latestOrNull(stores.registry);
  const live = latest ? ownersOf(latest.registry) : [];
  requireOneOf(name, [...new Set(['shell', ...live, ...(await stores.bundles.owners())])]);
}

/** Throws a UsageError with a suggestion unless `name` is one of `known`. */
export function requireOneOf(name: string, known: readonly string[]): void {
  if (known.includes(name)) return;
  throw new UsageError(
    `There is no remote "${name}".`,
    [suggest(name, known), `Known are ${known.join(', ')}.`].filter(Boolean).join(' '),
  );
}

/** Throws a UsageError unless `version` is written as semver writes it. */
export function requireVersion(version: string): void {
  try {
    parseVersion(version, 'version');
  } catch (error) {
    throw new UsageError(`${messageOf(error)}.`, 'Write it as 1.4.2 or 2.0.0-rc.1.');
  }
}
