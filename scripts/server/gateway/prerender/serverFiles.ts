import type { Asset, Release, ShellRelease } from '@lectern/shared/contract';
import { type BundleStore, integrityOf, readBytes } from '../../../release';
import { RecentMap } from '../RecentMap';
import { inlineStyle, type InlineStyle } from './inlineStyles';

/** Files of releases that the gateway renders with. */
export type ServerFiles = {
  /** Resolves to the code of a release's `server.js`. Rejects when it is missing, damaged or too large. */
  code: (release: Release | ShellRelease) => Promise<string>;
  /** Resolves to a stylesheet for use inside a page. Rejects as `code` does. */
  style: (owner: string, version: string, asset: Asset) => Promise<InlineStyle>;
};

/** Bytes of a file that is still read: more would not be worth rendering. */
const MAX_BYTES = 4_000_000;
/** Stylesheets that stay in memory. */
const MAX_STYLES = 100;

/**
 * Creates a reader of the files in `bundles`. Each is hashed and compared with the registry before it is used,
 * whichever store it comes from.
 */
export function createServerFiles(bundles: BundleStore): ServerFiles {
  const styles = new RecentMap<string, InlineStyle>(MAX_STYLES);
  return {
    async code({ remote, version, server }) {
      if (!server) throw new Error(`${remote} ${version} has no server.js`);
      return readText(bundles, remote, version, server);
    },
    async style(owner, version, asset) {
      const key = `${asset.url} ${asset.integrity}`;
      const style = styles.get(key) ?? inlineStyle(asset.url, await readText(bundles, owner, version, asset));
      styles.set(key, style);
      return style;
    },
  };
}

async function readText(bundles: BundleStore, owner: string, version: string, asset: Asset): Promise<string> {
  const prefix = `/remotes/${owner}/${version}/`;
  const { url, integrity, bytes } = asset;
  const file = url.startsWith(prefix) ? await bundles.fileOf(owner, version, url.slice(prefix.length)) : null;
  if (!file) throw new Error(`the bundle store has no ${url}`);
  if (bytes > MAX_BYTES) throw new Error(`${url} has ${String(bytes)} bytes, more than ${String(MAX_BYTES)}`);
  const content = await readBytes(file);
  if (integrityOf(content) !== integrity) throw new Error(`${file} does not match its integrity`);
  return new TextDecoder().decode(content);
}
