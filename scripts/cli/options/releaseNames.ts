import { requireVersion } from './requireOwner';
import { UsageError } from './UsageError';

/** A release as it is named on the command line. */
export type ReleaseName = { owner: string; version: string };

/**
 * Parses the arguments of `promote`: `info 1.4.2`, or any number of `info@1.4.2`. Throws a UsageError for a mixture, a
 * wrong version, and an owner that is named twice.
 */
export function parseReleaseNames(args: readonly string[]): ReleaseName[] {
  const [first = '', second] = args;
  if (args.length === 2 && second !== undefined && !first.includes('@') && !second.includes('@'))
    return [named(first, second)];
  const names = args.map((arg) => {
    const [owner = '', version, ...rest] = arg.split('@');
    if (owner !== '' && version !== undefined && rest.length === 0) return named(owner, version);
    throw new UsageError(
      `"${arg}" does not name a release.`,
      'Write one as `lectern promote info 1.4.2`, several as `lectern promote info@1.4.2 commerce@2.0.0`.',
    );
  });
  const twice = names.find(({ owner }, index) => names.findIndex((other) => other.owner === owner) !== index);
  if (twice) throw new UsageError(`${twice.owner} is named twice.`, 'Give one version of each remote.');
  return names;
}

function named(owner: string, version: string): ReleaseName {
  requireVersion(version);
  return { owner, version };
}
