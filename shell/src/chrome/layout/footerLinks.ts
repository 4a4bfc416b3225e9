import { matchRoute } from '@lectern/shared/contract';
import type { ShellText } from '../../text/shell.en';

type Label = Exclude<keyof ShellText['footer'], 'rights'>;

/** Links under one heading: each a path, and the name of its label among the footer's texts. */
export type LinkGroup = { title: Label; links: readonly (readonly [path: string, label: Label])[] };

/** Every link that the footer may have. */
export const FOOTER_LINKS: readonly LinkGroup[] = [
  {
    title: 'learn',
    links: [
      ['/all-courses', 'courses'],
      ['/search', 'search'],
      ['/books', 'books'],
      ['/codepen', 'editor'],
    ],
  },
  {
    title: 'company',
    links: [
      ['/about', 'about'],
      ['/business', 'business'],
      ['/teach', 'teach'],
      ['/contact', 'contact'],
    ],
  },
  {
    title: 'more',
    links: [
      ['/getApp', 'app'],
      ['/privacy_policy', 'privacy'],
      ['/site_map', 'siteMap'],
    ],
  },
];

/** Returns the groups without links that match no live route, and without groups that are then empty. */
export function liveLinks(groups: readonly LinkGroup[], routes: readonly { path: string }[]): LinkGroup[] {
  return groups
    .map(({ title, links }) => ({ title, links: links.filter(([path]) => matchRoute(routes, path)) }))
    .filter(({ links }) => links.length > 0);
}
