import type { Asset } from '@lectern/shared/contract';
import { filesOf, type Candidate } from './attempt';
import { assetAddress } from '../page/assetTags';

/** Preloads all files of a screen, each once. The tags of the real load reuse them. */
export function preload(candidate: Candidate): void {
  const stylesheets = candidate.route.assets.css;
  for (const asset of filesOf(candidate)) {
    if (!isPreloaded(asset)) document.head.append(preloadLink(asset, stylesheets.includes(asset) ? 'style' : 'script'));
  }
}

function isPreloaded(asset: Asset): boolean {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]');
  return [...links].some(({ href }) => href === assetAddress(asset));
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
