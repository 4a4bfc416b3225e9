import { watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';
import type { LiveSite } from './liveSite';

const POLL_MS = 250;

/**
 * Refreshes `site` as soon as the folder of revisions under `home` changes, and every 250 ms besides: a file system may
 * not report changes (network mounts) and a store may become readable again without one. Returns the function that
 * stops it.
 */
export function watchRevisions(site: LiveSite, home: string): () => void {
  const poll = setInterval(() => void site.refresh(), POLL_MS);
  const watcher = watchFolder(join(home, 'registry'), () => void site.refresh(true));
  return () => {
    clearInterval(poll);
    watcher?.close();
  };
}

/** Null where the folder can't be watched: polling alone then does it. */
function watchFolder(folder: string, onChange: () => void): FSWatcher | null {
  try {
    return watch(folder, { persistent: false }, onChange).on('error', () => undefined);
  } catch {
    return null;
  }
}
