import type { ComponentType } from 'react';
import type { Asset, ShellRelease } from '@lectern/shared/contract';
import type { AssetTags } from '../federation/assetTags';
import { wait } from '../federation/wait';
import MaintenanceScreen from '../chrome/MaintenanceScreen';
import type { Later } from '../later/later';
import type { OwnScreens } from './ShellContext';

/** In the shell's first bundle: they must show when nothing else can be loaded. */
const EAGER: Record<string, ComponentType> = { MaintenanceScreen };

/** The account screens: one chunk for all three. */
const account = async (): Promise<Record<string, ComponentType>> => ({ ...(await import('../account')) });

/** One of the later parts. */
const warning = async (later: Later['load']): Promise<Record<string, ComponentType>> => ({
  WarningScreen: (await later()).WarningScreen,
});

/**
 * `release` is the shell's live one: of the running version, its stylesheets are inserted with their integrity. `later`
 * loads the later parts.
 */
export function createOwnScreens(
  tags: Pick<AssetTags, 'stylesheet'>,
  version: string,
  release: () => ShellRelease,
  later: Later['load'],
): OwnScreens {
  const loaded = new Map(Object.entries(EAGER));
  const stylesOf = (name: string): Asset[] => {
    const live = release();
    return live.version === version ? (live.routes.find((route) => route.screen === name)?.assets.css ?? []) : [];
  };
  return {
    ready: (name) => loaded.get(name) ?? null,
    async load(name) {
      const known = loaded.get(name);
      if (known) return known;
      // Before the chunk: whose own code would insert the stylesheet without integrity, and again.
      const styles = styled(tags, stylesOf(name));
      const [screens] = await Promise.all([name === 'WarningScreen' ? warning(later) : account(), styles]);
      for (const [screen, component] of Object.entries(screens)) loaded.set(screen, component);
      const screen = loaded.get(name);
      if (!screen) throw new Error(`The shell has no screen ${name}.`);
      return screen;
    },
  };
}

/** How long a form waits for its looks, in milliseconds: after that it is better plain than not there. */
const STYLE_LIMIT = 5_000;

async function styled(tags: Pick<AssetTags, 'stylesheet'>, assets: readonly Asset[]): Promise<void> {
  const end = new AbortController();
  const loads = assets.map((asset) => tags.stylesheet(asset, 1, end.signal).catch(() => undefined));
  await Promise.race([Promise.all(loads), wait(STYLE_LIMIT, end.signal)]);
  end.abort();
}
