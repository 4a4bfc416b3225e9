import { watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';
import type { LiveSite } from './liveSite';

const POLL_MS = 250;

/**
 * Refreshes `site` when the folder of revisions under `home` changes, and also every 250 ms: network mounts may not
 * report changes, and a store may become readable again without one. Returns a function that stops watching.
 */
export function watchRevisions(site: LiveSite, home: string): () => void {
  const poll = setInterval(() => void site.refresh(), POLL_MS);
  const watcher = watchFolder(join(home, 'registry'), () => void site.refresh(true));
  return () => {
    clearInterval(poll);
    watcher?.close();
  };
}

/** Returns null when the folder can't be watched; polling then suffices. */
function watchFolder(folder: string, onChange: () => void): FSWatcher | null {
  try {
    return watch(folder, { persistent: false }, onChange).on('error', () => undefined);
  } catch {
    return null;
  }
}
