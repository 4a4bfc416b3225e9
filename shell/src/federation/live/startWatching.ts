import { fetchRegistry } from './fetchRegistry';
import type { LiveRegistry } from './liveRegistry';
import type { watchRevisions } from './watchRevisions';

/** Milliseconds: until the watch starts although the page still loads, and between requests where it can't start. */
const LATEST = 10_000;
const POLL = 10_000;

/** The watch, as the deferred parts contain it. */
type Parts = { watchRevisions: typeof watchRevisions };

/**
 * Watches for revisions once `whenIdle` calls, or after 10 s: a page that hangs may need the next revision most. The
 * watch says the live serial when it starts, so nothing is missed meanwhile. Where the deferred parts can't be loaded,
 * a visible page polls instead.
 */
export function startWatching(
  live: LiveRegistry,
  load: () => Promise<Parts>,
  whenIdle: (task: () => void) => void,
): void {
  const update = (): Promise<void> => fetchRegistry().then(live.update, () => undefined);
  const poll = (): void => void setInterval(() => document.hidden || void update(), POLL);
  let start: (() => void) | null = () => {
    start = null;
    load().then((parts) => void parts.watchRevisions(() => live.current().serial, update), poll);
  };
  whenIdle(() => start?.());
  setTimeout(() => start?.(), LATEST);
}
