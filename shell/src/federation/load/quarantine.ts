import { onOnline } from '@lectern/shared/sync';
import type { LoadFailure } from './RemoteLoadError';

const KEY = 'lectern.quarantine';

/** Releases that the storage of a tab remembers, at most: the latest ones. */
const LIMIT = 50;

/** Milliseconds before a release that could not be downloaded is tried again: doubled by each failure, to a limit. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 300_000;

/** Failures of the release itself. All others may pass with an outage. */
const LASTING: readonly LoadFailure[] = ['evaluation', 'contract', 'shared-version', 'render'];

/**
 * Releases that failed in this tab, by their container global. One that fails by itself is avoided until the tab
 * closes, also after a reload, unless storage is blocked. One that could not be downloaded is tried again by the first
 * navigation after a wait, or once the network is back. The wait is different in each tab, so that tabs do not all
 * return at once after an outage.
 */
export type Quarantine = { has: (global: string) => boolean; add: (global: string, kind: LoadFailure) => void };

type Options = { storage?: () => Storage; now?: () => number; random?: () => number };

/** Creates the quarantine with the releases stored in this tab. */
export function createQuarantine({
  storage = () => sessionStorage,
  now = () => performance.now(),
  random = Math.random,
}: Options = {}): Quarantine {
  const failed = new Set(read(storage));
  const waiting = new Map<string, { until: number; wait: number }>();
  onOnline(() => waiting.clear());
  return {
    has: (global) => failed.has(global) || now() < (waiting.get(global)?.until ?? 0),
    add(global, kind) {
      if (!LASTING.includes(kind)) {
        const wait = Math.min(2 * (waiting.get(global)?.wait ?? FIRST_WAIT_MS / 2), LONGEST_WAIT_MS);
        waiting.set(global, { wait, until: now() + wait * (0.75 + random() / 2) });
        return;
      }
      failed.add(global);
      try {
        storage().setItem(KEY, [...failed].slice(-LIMIT).join(' '));
      } catch {
        // Storage is blocked: the set holds for this page only.
      }
    },
  };
}

function read(storage: () => Storage): string[] {
  try {
    return (storage().getItem(KEY) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}
