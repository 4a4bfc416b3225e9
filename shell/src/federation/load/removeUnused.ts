import type { Release } from '@lectern/shared/contract';
import { assetAddress } from '../page/assetTags';
import type { ScreenLoader, ScreenTarget } from './screenLoader';

/** The part of a route table that names releases. */
type Routes = readonly { target: ScreenTarget | null }[];

/**
 * Removes the containers, screens, stylesheets and preloads of releases that neither `routes` nor the open screen uses.
 * Otherwise a tab that stays open would hold the code of every release of the day. Releases that are loading stay.
 */
export function removeUnused(loader: ScreenLoader, routes: Routes, shown: Release | null): void {
  const live = routes.flatMap(({ target }) => [target?.first.release, target?.fallback?.release]);
  const kept = [shown, ...live].filter((release) => release !== null && release !== undefined);
  const globals = new Set(kept.map(({ global }) => global));
  const folders = new Set(kept.map(folderOf));
  for (const release of loader.startedReleases()) {
    if (globals.has(release.global) || !loader.discard(release)) continue;
    // A remote on its own host may serve all releases from one folder, where their files can't be told apart.
    const folder = folderOf(release);
    if (folders.has(folder)) continue;
    const tags = document.head.querySelectorAll<HTMLLinkElement | HTMLStyleElement>('link, style[data-href]');
    for (const tag of tags) if (addressOf(tag).startsWith(folder)) tag.remove();
  }
}

const addressOf = (tag: HTMLLinkElement | HTMLStyleElement): string =>
  (tag instanceof HTMLLinkElement ? tag.href : tag.dataset.href) ?? '';

/** Returns the address of the folder that contains the release's entry, with a trailing slash. */
function folderOf({ entry }: Release): string {
  return new URL('.', assetAddress(entry)).href;
}
