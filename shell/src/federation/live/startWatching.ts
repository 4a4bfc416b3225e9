import type { fetchRegistry } from './fetchRegistry';
import type { LiveRegistry } from './liveRegistry';
import type { watchRevisions } from './watchRevisions';

/** Milliseconds: until the watch starts although the page still loads, and until it is tried again where it can't. */
const LATEST = 10_000;
const RETRY = 10_000;

/** The watch, as the deferred parts contain it. */
type Parts = { watchRevisions: typeof watchRevisions; fetchRegistry: typeof fetchRegistry };

/**
 * Watches for revisions once `whenIdle` calls, or after 10 s: a page that hangs may need the next revision most. The
 * watch says the live serial when it starts, so nothing is missed meanwhile. While the deferred parts can't be loaded,
 * a visible page tries again every 10 s.
 */
export function startWatching(
  live: LiveRegistry,
  load: () => Promise<Parts>,
  whenIdle: (task: () => void) => void,
): void {
  const watch = (): void => void load().then(begin, tryLater);
  const tryLater = (): void => void setTimeout(() => (document.hidden ? tryLater() : watch()), RETRY);
  const begin = (parts: Parts): void => {
    const update = (): Promise<void> => parts.fetchRegistry().then(live.update, () => undefined);
    parts.watchRevisions(() => live.current().serial, update);
  };
  let start: (() => void) | null = () => {
    start = null;
    watch();
  };
  whenIdle(() => start?.());
  setTimeout(() => start?.(), LATEST);
}
