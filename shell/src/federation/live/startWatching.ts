import type { LiveRegistry } from './liveRegistry';
import type { watchRegistry } from './watchRegistry';

/** Milliseconds: until the watch starts although the page still loads, and between attempts to load it. */
const LATEST = 10_000;
const RETRY = 10_000;

/** The watch, as the background parts contain it. */
type Parts = { watchRegistry: typeof watchRegistry };

/**
 * Watches for revisions signed for `rootKey` once `whenIdle` calls, or after 10 s: a page that hangs may need the next
 * revision most. The watch asks for the live revision when it starts, so nothing is missed meanwhile. Where the
 * background parts can't be loaded, a visible page tries again: only they can check a revision.
 */
export function startWatching(
  live: LiveRegistry,
  rootKey: string | undefined,
  load: () => Promise<Parts>,
  whenIdle: (task: () => void) => void,
): void {
  const attempt = (): void => void load().then((parts) => void parts.watchRegistry(live, rootKey), retry);
  const retry = (): void => void setTimeout(() => (document.hidden ? retry() : attempt()), RETRY);
  let start: (() => void) | null = () => {
    start = null;
    attempt();
  };
  whenIdle(() => start?.());
  setTimeout(() => start?.(), LATEST);
}
