import type { Asset } from '@lectern/shared/contract';
import { filesOf } from './attempt';
import type { ScreenTarget } from './screenLoader';
import { assetAddress } from '../page/assetTags';

/** Returns a function that preloads all files of a screen, each once. The tags of the real load reuse them. */
export function createPreload(): (target: ScreenTarget) => void {
  const requested = new Set<string>();
  return ({ first }) => {
    const stylesheets = first.route.assets.css;
    for (const asset of filesOf(first)) {
      if (requested.has(asset.url)) continue;
      requested.add(asset.url);
      document.head.append(preloadLink(asset, stylesheets.includes(asset) ? 'style' : 'script'));
    }
  };
}

function preloadLink(asset: Asset, as: 'style' | 'script'): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  link.crossOrigin = 'anonymous';
  link.integrity = asset.integrity;
  link.href = assetAddress(asset);
  return link;
}
