import { isSamePath, matchRoute } from '@lectern/shared/contract';
import { channelOf, nameOf, ownersOf, type AnyRelease, type LiveState } from './liveState';
import type { Refusal } from '../refusal';

/** The paths that only a signed-in visitor may see, by the product's specification (section 6). */
const ALWAYS_PROTECTED: readonly string[] = ['/watch/:id/:uid/:name', '/enroll/:id/:uid/:name', '/profile'];

/**
 * Refuses a release that opens to everybody what is for signed-in visitors: by the specification, or by what is live
 * now.
 */
export function protectedPathRefusals(release: AnyRelease, live: LiveState | null): Refusal[] {
  const paths = [...ALWAYS_PROTECTED, ...(live ? signedInPaths(live) : [])];
  return release.routes
    .filter((route) => route.access !== 'signed-in')
    .flatMap((route): Refusal[] => {
      const opened = paths.find((path) => takesOver(route.path, path));
      if (opened === undefined) return [];
      return [
        {
          code: 'protected-path',
          what: `${nameOf(release)} declares ${route.path} public.`,
          why:
            opened === route.path
              ? 'Only signed-in visitors may see it.'
              : `It answers addresses of ${opened}, which only signed-in visitors may see.`,
          fix: `Declare it access: 'signed-in', or give the public screen a path of its own.`,
        },
      ];
    });
}

function signedInPaths(live: LiveState): string[] {
  const routes = ownersOf(live).flatMap((owner) => channelOf(live, owner)?.stable.routes ?? []);
  return routes.filter((route) => route.access === 'signed-in').map((route) => route.path);
}

/** True when some address of `kept` would be answered by `path`: the two are one, or `path` is the more specific. */
function takesOver(path: string, kept: string): boolean {
  if (isSamePath(path, kept)) return true;
  const mine = path.split('/');
  const theirs = kept.split('/');
  if (mine.length !== theirs.length) return false;
  const shared = mine
    .map((segment, index) => (segment.startsWith(':') ? (theirs[index] ?? '').replace(/^:/, '') : segment))
    .join('/');
  return (
    matchRoute([{ path: kept }], shared) !== null && matchRoute([{ path: kept }, { path }], shared)?.route.path === path
  );
}
