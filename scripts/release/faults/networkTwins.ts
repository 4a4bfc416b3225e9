import type { Asset, Release } from '@lectern/shared/contract';
import type { Fault } from './proxy/faults';

/** A fault between store and visitor: a healthy release whose files do not arrive as they are. */
export type NetworkTwin = { name: string; what: string; fault: Fault; files: (release: Release) => RegExp };

const entryOf = (release: Release): RegExp => pathsOf([release.entry]);
const scriptsOf = ({ routes }: Release): RegExp => pathsOf(routes.flatMap(({ assets }) => assets.js));
const stylesOf = ({ routes }: Release): RegExp => pathsOf(routes.flatMap(({ assets }) => assets.css));

/** Matches every script of a release but its entry and those that its routes name: what a screen loads later. */
function laterScripts(release: Release): RegExp {
  const named = [release.entry, ...release.routes.flatMap(({ assets }) => assets.js)].map(({ url }) => escape(url));
  return new RegExp(`^(?!(?:${named.join('|')}))/remotes/${release.remote}/${escape(release.version)}/[^?]+\\.js`);
}

function pathsOf(assets: readonly Asset[]): RegExp {
  return new RegExp(`^(?:${assets.map(({ url }) => escape(url)).join('|') || '(?!)'})(?:\\?|$)`);
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Faults of the network and of storage, by what happens to which files. */
export const NETWORK_TWINS: readonly NetworkTwin[] = [
  { name: 'entry-missing', what: 'the entry is missing (404)', fault: 'missing', files: entryOf },
  { name: 'entry-fails', what: 'the entry is answered with 500', fault: 'error', files: entryOf },
  { name: 'entry-truncated', what: 'half of the entry arrives', fault: 'truncate', files: entryOf },
  {
    name: 'entry-altered',
    what: 'the entry has a byte more than its integrity allows',
    fault: 'tamper',
    files: entryOf,
  },
  { name: 'entry-hangs', what: 'the entry is never answered', fault: 'hang', files: entryOf },
  { name: 'entry-aborted', what: 'the connection breaks amid the entry', fault: 'abort', files: entryOf },
  { name: 'entry-is-html', what: 'a page of status 200 comes instead of the entry', fault: 'html', files: entryOf },
  { name: 'entry-is-text', what: 'the entry comes as text/plain', fault: 'text', files: entryOf },
  { name: 'chunk-missing', what: 'the scripts of the screens are missing', fault: 'missing', files: scriptsOf },
  { name: 'chunk-truncated', what: 'half of each screen script arrives', fault: 'truncate', files: scriptsOf },
  { name: 'chunk-hangs', what: 'the scripts of the screens are never answered', fault: 'hang', files: scriptsOf },
  { name: 'styles-missing', what: 'the stylesheets are missing', fault: 'missing', files: stylesOf },
  { name: 'styles-hang', what: 'the stylesheets are never answered', fault: 'hang', files: stylesOf },
  { name: 'lazy-chunk-missing', what: 'scripts that load later are missing', fault: 'missing', files: laterScripts },
];
