import type { Asset } from '@lectern/shared/contract';
import { createSharedLoads, type Load } from './sharedLoads';
import { setScriptUrl } from './trustedUrls';

/**
 * Loads files through tags that the shell inserts, each with its integrity. A file that has loaded is never requested
 * again, and loads of one address at the same time share one tag.
 */
export type AssetTags = {
  /**
   * Resolves once the script has run; rejects when it fails. Never settles after `signal` is aborted, which removes the
   * tag unless another load waits for it.
   */
  script: (asset: Asset, attempt: number, signal: AbortSignal) => Promise<void>;
  /** The same for a stylesheet: resolves once it applies. */
  stylesheet: (asset: Asset, attempt: number, signal: AbortSignal) => Promise<void>;
  /** Lets these files load again: scripts whose code has been discarded, stylesheets that have been removed. */
  discard: (assets: readonly Asset[]) => void;
};

/** Returns the absolute address of a file; from the second attempt on with a query that no cache has seen. */
export function assetAddress(asset: Asset, attempt = 1): string {
  const url = new URL(asset.url, document.baseURI);
  if (attempt > 1) url.searchParams.set('retry', String(attempt - 1));
  return url.href;
}

/** Creates the loader. Each page needs one, since it remembers the loaded files. */
export function createAssetTags(): AssetTags {
  const loaded = new Set<string>();
  const share = createSharedLoads();
  const once = async (asset: Asset, load: () => Promise<void>): Promise<void> => {
    const address = assetAddress(asset);
    if (loaded.has(address)) return;
    await load();
    loaded.add(address);
  };
  return {
    script: (asset, attempt, signal) =>
      once(asset, () => share(assetAddress(asset, attempt), () => loadTag(appendScript(asset, attempt)), signal)),
    stylesheet: (asset, attempt, signal) =>
      once(asset, () => share(assetAddress(asset), () => loadStylesheet(asset, attempt), signal)),
    discard: (assets) => assets.forEach((asset) => loaded.delete(assetAddress(asset))),
  };
}

function loadStylesheet(asset: Asset, attempt: number): Load {
  const found = findStylesheet(asset);
  if (found?.sheet || found instanceof HTMLStyleElement) return { done: Promise.resolve(), cancel: () => undefined };
  // A tag of the page's HTML, or of the remote's own code, is not ours to remove.
  if (found) return { ...loadTag(found), cancel: () => undefined };
  return loadTag(appendStylesheet(asset, attempt));
}

function appendScript(asset: Asset, attempt: number): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = asset.integrity;
  setScriptUrl(script, assetAddress(asset, attempt));
  return document.head.appendChild(script);
}

function appendStylesheet(asset: Asset, attempt: number): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = 'anonymous';
  link.integrity = asset.integrity;
  // The remote's own code looks for a link with this address before it would insert another one.
  link.dataset.href = assetAddress(asset);
  link.href = assetAddress(asset, attempt);
  return document.head.appendChild(link);
}

/** Returns the tag that applies the stylesheet: a link, or a style element of a prerendered page. */
function findStylesheet(asset: Asset): HTMLLinkElement | HTMLStyleElement | undefined {
  const address = assetAddress(asset);
  const tags = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"],style[data-href]');
  return [...tags].find(({ href, dataset }) => [href, dataset.href].includes(address));
}

/**
 * Tracks a tag until it has loaded or failed. Removes a failed tag, so that a retry can follow; a script tag always.
 */
function loadTag(tag: HTMLScriptElement | HTMLLinkElement): Load {
  const done = new Promise<void>((resolve, reject) => {
    tag.addEventListener('load', () => {
      if (tag instanceof HTMLScriptElement) tag.remove();
      resolve();
    });
    tag.addEventListener('error', () => {
      tag.remove();
      reject(new Error(`The browser could not load ${tag instanceof HTMLLinkElement ? tag.href : tag.src}`));
    });
  });
  return { done, cancel: () => tag.remove() };
}
