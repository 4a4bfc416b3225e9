import { isSamePath, matchRoute } from '@lectern/shared/contract';
import { channelOf, nameOf, ownersOf, type AnyRelease, type LiveState } from './liveState';
import type { Refusal } from '../refusal';

/** The paths that only signed-in visitors may see on every site, whatever its remotes declare. */
const ALWAYS_PROTECTED: readonly string[] = ['/watch/:id/:uid/:name', '/enroll/:id/:uid/:name', '/profile'];

/**
 * Returns a refusal for each public route of `release` that would expose a path for signed-in visitors: one that is
 * always protected, or that of a live route.
 */
export function protectedPathRefusals(release: AnyRelease, live: LiveState | null): Refusal[] {
  const paths = [...ALWAYS_PROTECTED, ...(live ? signedInPaths(live) : [])];
  const isOpen = (route: AnyRelease['routes'][number]): boolean =>
    route.access !== 'signed-in' || publicForms(route).some((form) => !isPublicForm(route.path, form));
  return release.routes.filter(isOpen).flatMap((route): Refusal[] => {
    const exposed = paths.find((path) => shadows(route.path, path));
    if (exposed === undefined) return [];
    return [
      {
        code: 'protected-path',
        what:
          publicForms(route).length === 0
            ? `${nameOf(release)} declares ${route.path} public.`
            : `${nameOf(release)} declares ${route.path} public with ?${publicForms(route).join('=, ?')}=.`,
        why:
          exposed === route.path
            ? 'Only signed-in visitors may see it.'
            : `It matches addresses of ${exposed}, which only signed-in visitors may see.`,
        fix: `Declare it access: 'signed-in' without publicWith, or give the public screen a path of its own.`,
      },
    ];
  });
}

/** The query parameters with which a route is public, though others need an account. */
type OpenWith = { publicWith?: string; publicWithAny?: readonly string[] };

const publicForms = ({ publicWith, publicWithAny = [] }: OpenWith): string[] => [
  ...(publicWith === undefined ? [] : [publicWith]),
  ...publicWithAny,
];

/**
 * Returns true for the public forms of the profile: anyone with a certificate's code may check it, and anyone sees
 * public profiles.
 */
const isPublicForm = (path: string, form: string): boolean =>
  path === '/profile' && (form === 'certificate' || form === 'user');

function signedInPaths(live: LiveState): string[] {
  const routes = ownersOf(live).flatMap((owner) => channelOf(live, owner)?.stable.routes ?? []);
  return routes.filter((route) => route.access === 'signed-in').map((route) => route.path);
}

/** Returns true when `path` would win some address of `guarded`: both are the same, or `path` is more specific. */
function shadows(path: string, guarded: string): boolean {
  if (isSamePath(path, guarded)) return true;
  const mine = path.split('/');
  const theirs = guarded.split('/');
  if (mine.length !== theirs.length) return false;
  const sharedAddress = mine
    .map((segment, index) => (segment.startsWith(':') ? (theirs[index] ?? '').replace(/^:/, '') : segment))
    .join('/');
  return (
    matchRoute([{ path: guarded }], sharedAddress) !== null &&
    matchRoute([{ path: guarded }, { path }], sharedAddress)?.route.path === path
  );
}
