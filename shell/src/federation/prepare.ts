import type { Asset } from '@lectern/shared/contract';
import { addressOf } from './assetTags';
import { filesOf } from './attempt';
import type { ScreenTarget } from './screenLoader';

/** Asks for all files of a screen ahead of a visit, each once, as preload links that the real tags then take over. */
export function createPreload(): (target: ScreenTarget) => void {
  const asked = new Set<string>();
  return ({ first }) => {
    const styles = first.route.assets.css;
    for (const asset of filesOf(first)) {
      if (asked.has(asset.url)) continue;
      asked.add(asset.url);
      document.head.append(preloadLink(asset, styles.includes(asset) ? 'style' : 'script'));
    }
  };
}

function preloadLink(asset: Asset, as: 'style' | 'script'): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  link.crossOrigin = 'anonymous';
  link.integrity = asset.integrity;
  link.href = addressOf(asset);
  return link;
}

/** What a visitor is about to do with a link: they point at it (`near`), or they are pressing it (`press`). */
export type Intent = 'near' | 'press';

/**
 * Tells of every link within the site that the visitor points at, focuses, touches or presses: its path and the intent.
 * Returns the stop.
 */
export function watchLinks(root: Document, onIntent: (pathname: string, intent: Intent) => void): () => void {
  const near = (event: Event): void => tell(event, 'near');
  const press = (event: Event): void => tell(event, 'press');
  const tell = (event: Event, intent: Intent): void => {
    const pathname = pathOf(event.target, root.location.origin);
    if (pathname !== null) onIntent(pathname, intent);
  };
  const kinds = [
    ['pointerover', near],
    ['focusin', near],
    ['touchstart', near],
    ['pointerdown', press],
  ] as const;
  kinds.forEach(([kind, listener]) => root.addEventListener(kind, listener, { passive: true }));
  return () => kinds.forEach(([kind, listener]) => root.removeEventListener(kind, listener));
}

function pathOf(target: EventTarget | null, origin: string): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.origin === origin && !link.hasAttribute('download') ? link.pathname : null;
}
