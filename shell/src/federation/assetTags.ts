import type { Asset } from '@lectern/shared/contract';
import { setScriptUrl } from './trustedUrls';

/**
 * Loads files into the page by tags of its own making, each with its integrity. A file that is in the page is never
 * asked for twice.
 */
export type AssetTags = {
  /**
   * Resolves once the script has run; rejects when it fails. Never settles after `signal` is aborted, which takes the
   * tag away.
   */
  script: (asset: Asset, attempt: number, signal: AbortSignal) => Promise<void>;
  /** The same for a stylesheet: resolves once it applies. */
  stylesheet: (asset: Asset, attempt: number, signal: AbortSignal) => Promise<void>;
  /** Lets these scripts run again, after what they registered was thrown away. */
  forget: (assets: readonly Asset[]) => void;
};

/** The absolute address of a file; from the second attempt on with a query that no cache has seen. */
export function addressOf(asset: Asset, attempt = 1): string {
  const url = new URL(asset.url, document.baseURI);
  if (attempt > 1) url.searchParams.set('retry', String(attempt - 1));
  return url.href;
}

export function createAssetTags(): AssetTags {
  const loaded = new Set<string>();
  const once = async (asset: Asset, load: () => Promise<void>): Promise<void> => {
    const address = addressOf(asset);
    if (loaded.has(address)) return;
    await load();
    loaded.add(address);
  };
  return {
    script: (asset, attempt, signal) => once(asset, () => settled(appendScript(asset, attempt), signal)),
    stylesheet: (asset, attempt, signal) =>
      once(asset, () => {
        const link = findStylesheet(asset) ?? appendStylesheet(asset, attempt);
        return link.sheet ? Promise.resolve() : settled(link, signal);
      }),
    forget: (assets) => assets.forEach((asset) => loaded.delete(addressOf(asset))),
  };
}

function appendScript(asset: Asset, attempt: number): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = asset.integrity;
  setScriptUrl(script, addressOf(asset, attempt));
  return document.head.appendChild(script);
}

function appendStylesheet(asset: Asset, attempt: number): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = 'anonymous';
  link.integrity = asset.integrity;
  // The remote's own code looks for a link with this address before it would insert another one.
  link.dataset.href = addressOf(asset);
  link.href = addressOf(asset, attempt);
  return document.head.appendChild(link);
}

function findStylesheet(asset: Asset): HTMLLinkElement | undefined {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  return [...links].find((link) => link.href === addressOf(asset));
}

/**
 * Waits for the tag to load. Takes it away when it fails or is given up, so that another try can follow; scripts leave
 * in any case.
 */
function settled(tag: HTMLScriptElement | HTMLLinkElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => tag.remove();
    signal.addEventListener('abort', giveUp, { once: true });
    tag.addEventListener('load', () => {
      signal.removeEventListener('abort', giveUp);
      if (tag instanceof HTMLScriptElement) tag.remove();
      resolve();
    });
    tag.addEventListener('error', () => {
      tag.remove();
      reject(new Error(`The browser could not load ${tag instanceof HTMLLinkElement ? tag.href : tag.src}`));
    });
  });
}
