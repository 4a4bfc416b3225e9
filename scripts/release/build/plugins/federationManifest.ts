import type { Release, ScreenAssets } from '@lectern/shared/contract';
import { basename } from 'node:path';

/** File name of the manifest, which hosts with the official Module Federation runtime are given. */
export const MANIFEST_FILE = 'mf-manifest.json';

/** A manifest as `@module-federation/enhanced` reads it; file names are relative to the manifest's own address. */
type FederationManifest = {
  id: string;
  name: string;
  metaData: object;
  shared: object[];
  remotes: [];
  exposes: object[];
};

/** Returns the description of a remote's release for the official runtime of Module Federation. */
export function federationManifest(release: Release): FederationManifest {
  const { remote, version, global, entry, requires, routes } = release;
  const screens = new Map(routes.map(({ screen, module, assets }) => [screen, { module, assets }]));
  return {
    id: remote,
    name: remote,
    metaData: {
      name: remote,
      type: 'app',
      buildInfo: { buildVersion: version, buildName: remote },
      remoteEntry: { name: basename(entry.url), path: '', type: 'global' },
      types: { path: '', name: '', zip: '', api: '' },
      globalName: global,
      pluginVersion: '',
      publicPath: 'auto',
    },
    shared: Object.entries(requires).map(([name, requiredVersion]) => ({
      id: `${remote}:${name}`,
      name,
      version: '',
      singleton: true,
      requiredVersion,
      assets: assetsOf({ js: [], css: [] }),
    })),
    remotes: [],
    exposes: [...screens].map(([name, { module, assets }]) => ({
      id: `${remote}:${name}`,
      name,
      path: module,
      assets: assetsOf(assets),
    })),
  };
}

/** Scripts that only fetch data are `async`: a host need not wait for them before it runs the screen. */
function assetsOf({ js, css }: ScreenAssets): object {
  const names = (assets: ScreenAssets['js']): string[] => assets.map(({ url }) => basename(url));
  const [sync, async] = [js.filter((asset) => !asset.fetchesData), js.filter((asset) => asset.fetchesData)];
  return { js: { sync: names(sync), async: names(async) }, css: { sync: names(css), async: [] } };
}
