import type { ComponentType } from 'react';
import type { Asset, ShellRelease } from '@lectern/shared/contract';
import { Maintenance } from '../../chrome/screens/errorScreens';
import { delay } from '../../federation/load/delay';
import type { AssetTags } from '../../federation/page/assetTags';
import type { OwnScreens } from '../../state/ShellContext';

type Screens = Record<string, ComponentType>;
type StylesheetTags = Pick<AssetTags, 'stylesheet'>;
type LoadDeferred = () => Promise<{ WarningScreen: ComponentType }>;

/** Screens that load by themselves. */
const EAGER: Screens = { MaintenanceScreen: Maintenance };

/** Milliseconds that a form waits for its styles; after that an unstyled form is better than none. */
const STYLE_LIMIT_MS = 5_000;

/**
 * Creates the loader of the shell's own screens: the account screens are one chunk, the warning screen is a deferred
 * part. `release` returns the shell's live release. While that is the running version, its stylesheets are inserted
 * with their integrity.
 */
export function createOwnScreens(
  tags: StylesheetTags,
  version: string,
  release: () => ShellRelease,
  loadDeferred: LoadDeferred,
): OwnScreens {
  const loaded = new Map(Object.entries(EAGER));
  const stylesheetsOf = (name: string): Asset[] => {
    const live = release();
    return live.version === version ? (live.routes.find((route) => route.screen === name)?.assets.css ?? []) : [];
  };
  return {
    ready: (name) => loaded.get(name) ?? null,
    async load(name) {
      const known = loaded.get(name);
      if (known) return known;
      // Before the chunk, which would otherwise insert the stylesheets itself, without integrity.
      const styles = loadStyles(tags, stylesheetsOf(name));
      const [screens] = await Promise.all([loadScreens(name, loadDeferred), styles]);
      for (const [screen, component] of Object.entries(screens)) loaded.set(screen, component);
      const screen = loaded.get(name);
      if (!screen) throw new Error(`The shell has no screen ${name}.`);
      return screen;
    },
  };
}

async function loadScreens(name: string, loadDeferred: LoadDeferred): Promise<Screens> {
  if (name === 'WarningScreen') return { WarningScreen: (await loadDeferred()).WarningScreen };
  return { ...(await import('../../account')) };
}

async function loadStyles(tags: StylesheetTags, assets: readonly Asset[]): Promise<void> {
  const end = new AbortController();
  const loads = assets.map((asset) => tags.stylesheet(asset, 1, end.signal).catch(() => undefined));
  await Promise.race([Promise.all(loads), delay(STYLE_LIMIT_MS, end.signal)]);
  end.abort();
}
