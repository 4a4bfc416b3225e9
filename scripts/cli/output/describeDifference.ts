import type { Maintenance, Registry } from '@lectern/shared/contract';
import { type Difference, differencesOf, type LiveState } from '../../release';

/**
 * Describes the changes of releases, canaries and maintenance, a line each; those of `only`, if given, without
 * maintenance.
 */
export function describeChanges(before: LiveState | null, after: Registry, only: string | null): string[] {
  const isListed = (difference: Difference): boolean => {
    if (difference.kind === 'maintenance') return only === null;
    return (
      ['release', 'canary'].includes(difference.kind) &&
      'owner' in difference &&
      [null, difference.owner].includes(only)
    );
  };
  return differencesOf(before, after).filter(isListed).map(describeDifference);
}

/** Describes a difference between two live states in one line, such as `info 1.0.0 → 1.0.1`. */
export function describeDifference(difference: Difference): string {
  switch (difference.kind) {
    case 'release':
      return `${difference.owner} ${difference.from ?? 'none'} → ${difference.to ?? 'retired'}`;
    case 'fallback':
      return `${difference.owner}: fallback ${difference.from ?? 'none'} → ${difference.to ?? 'none'}`;
    case 'canary':
      return `${difference.owner}: canary ${shareText(difference.from)} → ${shareText(difference.to)}`;
    case 'route':
      return routeText(difference);
    case 'maintenance':
      return difference.to === null ? 'maintenance off' : `maintenance on: ${noticeText(difference.to)}`;
  }
}

const shareText = (share: { version: string; percent: number } | null): string =>
  share === null ? 'none' : `${share.version} (${share.percent} %)`;

function routeText({ path, from, to }: { path: string; from: string | null; to: string | null }): string {
  if (from !== null && to !== null) return `${path} moves from ${from} to ${to}`;
  return from === null ? `${path} is new (${to ?? ''})` : `${path} is gone (${from})`;
}

/** Describes a maintenance notice: its scope, its end and its message. */
export function noticeText({ remotes, until, message }: Maintenance): string {
  return `${remotes?.join(', ') ?? 'the whole site'}${until === undefined ? '' : `, until ${until}`}, "${message}"`;
}
