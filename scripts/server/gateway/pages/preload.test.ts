import type { Asset, Registry, ReleaseRoute } from '@lectern/shared/contract';
import { registryOf } from '../../../tests/fixtures/deployedSite';
import { preloadsOf } from './preload';
import { viewOf, type SiteView } from './siteView';

const asset = (file: string): Asset => ({
  url: `/remotes/commerce/2.0.0/${file}`,
  integrity: `sha384-${'a'.repeat(64)}`,
  bytes: 1,
});

/** Returns a revision whose `/books` has a screen with deferred data, and the view of that page. */
function site(): { registry: Registry; view: SiteView } {
  const registry = registryOf(1);
  const { stable } = registry.remotes.commerce!;
  const js = [{ ...asset('fetchBooks.js'), fetchesData: true as const }, asset('screen.js')];
  const route: ReleaseRoute = { ...stable.routes[0]!, assets: { js, css: [asset('screen.css')] } };
  registry.remotes.commerce!.stable = { ...stable, routes: [route] };
  return { registry, view: viewOf(registry, '/books') };
}

const preloaded = (isRendered: boolean): string[] => {
  const { registry, view } = site();
  return preloadsOf(registry, view, { isRendered }).map(({ asset: { url } }) => url.split('/').at(-1) ?? '');
};

test('a page preloads entry, styles, the scripts that fetch its data, and its screen', () => {
  expect(preloaded(false)).toEqual(['remoteEntry.js', 'screen.css', 'fetchBooks.js', 'screen.js']);
});

test('a page with rendered content preloads no styles and no scripts that fetch data: its HTML contains both', () => {
  expect(preloaded(true)).toEqual(['remoteEntry.js', 'screen.js']);
});
