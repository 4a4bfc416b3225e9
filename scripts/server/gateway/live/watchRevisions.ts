import { watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';
import type { StoresAt } from '../../../release';
import type { LiveSite } from './liveSite';

/** Milliseconds between two looks. Of a service: within 2 s, with all gateways of a site at different times. */
const POLL_MS = { folder: 250, service: 1_000, slowest: 10_000 };
/** Looks between two that read the newest revision again, and so notice that it is gone. */
const THOROUGH_EVERY = 60;

/**
 * Refreshes `site` when its store has another revision: at once for a folder that reports changes, and else every
 * 250 ms; every second for a service, less often while that fails. Returns a function that stops watching.
 */
export function watchRevisions(
  site: LiveSite,
  { isRemote, folder }: Pick<StoresAt, 'isRemote' | 'folder'>,
): () => void {
  return isRemote ? pollService(site) : watchStoreFolder(site, folder);
}

function watchStoreFolder(site: LiveSite, folder: string): () => void {
  const poll = setInterval(() => void site.refresh(), POLL_MS.folder);
  const watcher = watchFolder(join(folder, 'registry'), () => void site.refresh(true));
  return () => {
    clearInterval(poll);
    watcher?.close();
  };
}

function pollService(site: LiveSite): () => void {
  let timer: NodeJS.Timeout | undefined;
  let looks = 0;
  let pause = POLL_MS.service;
  let isStopped = false;
  const look = async (): Promise<void> => {
    looks += 1;
    await site.refresh(looks % THOROUGH_EVERY === 0);
    pause = site.outage() === null ? POLL_MS.service : Math.min(pause * 2, POLL_MS.slowest);
    if (!isStopped) timer = setTimeout(() => void look(), pause * (0.75 + Math.random() / 2));
  };
  timer = setTimeout(() => void look(), Math.random() * pause);
  return () => {
    isStopped = true;
    clearTimeout(timer);
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
