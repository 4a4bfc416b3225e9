import { watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';
import type { StoresAt } from '../../../release';
import type { LiveSite } from './liveSite';

/**
 * Milliseconds between two polls. Every gateway serves a revision within 2 s: after the longest pause, 1,375 ms are
 * left for ten requests to a service, one after the other.
 */
const POLL_MS = { folder: 250, service: 500, slowest: 10_000 };
/** Share of a pause by which it may be longer or shorter, so that gateways poll at different times. */
const SPREAD = 0.25;
/** Longest milliseconds between two polls at a service that answers. */
export const LONGEST_PAUSE_MS = POLL_MS.service * (1 + SPREAD);
/** Polls between two that read the newest revision again, to notice that it has been removed. */
const THOROUGH_EVERY = 120;

/**
 * Refreshes `site` when its store has another revision: at once for a folder that reports changes, and else every
 * 250 ms; twice a second for a service, less often while that fails. Returns a function that stops watching.
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
  let polls = 0;
  let pause = POLL_MS.service;
  let isStopped = false;
  const poll = async (): Promise<void> => {
    polls += 1;
    await site.refresh(polls % THOROUGH_EVERY === 0);
    pause = site.outage() === null ? POLL_MS.service : Math.min(pause * 2, POLL_MS.slowest);
    if (!isStopped) timer = setTimeout(() => void poll(), pause * (1 - SPREAD + Math.random() * 2 * SPREAD));
  };
  timer = setTimeout(() => void poll(), Math.random() * pause);
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
