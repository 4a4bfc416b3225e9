import type { Asset, Release } from '@lectern/shared/contract';
import type { Fault } from './proxy/faults';

/**
 * A fault on the way from the store to the visitor: the release is healthy, but the files that match `files` arrive
 * damaged, late or not at all, as `kind` says.
 */
export type NetworkFault = { name: string; what: string; kind: Fault; files: (release: Release) => RegExp };

const entryOf = (release: Release): RegExp => pathsOf([release.entry]);
const scriptsOf = ({ routes }: Release): RegExp => pathsOf(routes.flatMap(({ assets }) => assets.js));
const stylesOf = ({ routes }: Release): RegExp => pathsOf(routes.flatMap(({ assets }) => assets.css));

/** Matches the scripts that a screen loads later: all but the entry and those that the release lists for its routes. */
function laterScripts(release: Release): RegExp {
  const named = [release.entry, ...release.routes.flatMap(({ assets }) => assets.js)].map(({ url }) => escape(url));
  return new RegExp(`^(?!(?:${named.join('|')}))/remotes/${release.remote}/${escape(release.version)}/[^?]+\\.js`);
}

function pathsOf(assets: readonly Asset[]): RegExp {
  return new RegExp(`^(?:${assets.map(({ url }) => escape(url)).join('|') || '(?!)'})(?:\\?|$)`);
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Faults of the network and of storage, by what happens to which files. */
export const NETWORK_FAULTS: readonly NetworkFault[] = [
  { name: 'entry-missing', what: 'the entry is missing (404)', kind: 'missing', files: entryOf },
  { name: 'entry-fails', what: 'the entry is answered with 500', kind: 'error', files: entryOf },
  { name: 'entry-truncated', what: 'half of the entry arrives', kind: 'truncate', files: entryOf },
  {
    name: 'entry-altered',
    what: 'the entry has a byte more than its integrity allows',
    kind: 'tamper',
    files: entryOf,
  },
  { name: 'entry-hangs', what: 'the entry is never answered', kind: 'hang', files: entryOf },
  { name: 'entry-aborted', what: 'the connection breaks in the middle of the entry', kind: 'abort', files: entryOf },
  { name: 'entry-is-html', what: 'a page of status 200 comes instead of the entry', kind: 'html', files: entryOf },
  { name: 'entry-is-text', what: 'the entry comes as text/plain', kind: 'text', files: entryOf },
  { name: 'chunk-missing', what: 'the scripts of the screens are missing', kind: 'missing', files: scriptsOf },
  { name: 'chunk-truncated', what: 'half of each screen script arrives', kind: 'truncate', files: scriptsOf },
  { name: 'chunk-hangs', what: 'the scripts of the screens are never answered', kind: 'hang', files: scriptsOf },
  { name: 'styles-missing', what: 'the stylesheets are missing', kind: 'missing', files: stylesOf },
  { name: 'styles-hang', what: 'the stylesheets are never answered', kind: 'hang', files: stylesOf },
  { name: 'lazy-chunk-missing', what: 'scripts that load later are missing', kind: 'missing', files: laterScripts },
];
