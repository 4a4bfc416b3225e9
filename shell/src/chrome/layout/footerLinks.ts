import { matchRoute } from '@lectern/shared/contract';
import type { ShellText } from '../../text/shell.en';

type Group = keyof ShellText['footer']['groups'];
type Path = keyof ShellText['footer']['links'];

/** Heading → the paths under it. Their labels are in the footer's text. */
export const FOOTER_PATHS: Record<Group, readonly Path[]> = {
  learn: ['/all-courses', '/search', '/books', '/codepen'],
  company: ['/about', '/business', '/teach', '/contact'],
  more: ['/getApp', '/privacy_policy', '/site_map'],
};

/** Returns each group with its paths that match a live route. Omits groups without any. */
export function livePaths<G extends string, P extends string>(
  groups: Record<G, readonly P[]>,
  routes: readonly { path: string }[],
): [G, P[]][] {
  const live = (paths: readonly P[]): P[] => paths.filter((path) => matchRoute(routes, path));
  return (Object.keys(groups) as G[])
    .map((group): [G, P[]] => [group, live(groups[group])])
    .filter(([, { length }]) => length);
}
