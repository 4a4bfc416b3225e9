import { useSyncExternalStore } from 'react';
import type { Stretch } from '@lectern/shared/domain';
import { createStoredValue } from '@lectern/shared/sync';
import type { PlayedSpan } from './playedSpan';
import { afterPlaying } from './afterPlaying';

/**
 * A visitor's progress in a video of an open course, stored without an account: the second where they left it, the
 * watched seconds, and whether nearly all of it was watched.
 */
export type OpenPosition = { sec: number; watched: string; isDone: boolean };

const UNTOUCHED: OpenPosition = { sec: 0, watched: '', isDone: false };

const positions = createStoredValue('lectern.open-places', parsePositions);
let last: { path: string; stretch: Stretch | null } = { path: '', stretch: null };

/**
 * Returns the positions in open courses that are stored on this device, by the video's path, and renders again whenever
 * they change. Null during hydration: the gateway renders pages without them.
 */
export const useOpenPositions = (): Record<string, OpenPosition> | null =>
  useSyncExternalStore(positions.subscribe, positions.get, () => null);

/** Adds a played span of the video at `path` and returns its new position. */
export function savePlayed(path: string, span: PlayedSpan): OpenPosition {
  const stored = positions.get();
  const after = afterPlaying(stored[path] ?? UNTOUCHED, span, last.path === path ? last.stretch : null);
  if (span.toSec > span.fromSec) last = { path, stretch: after.stretch };
  const { positionSec, watched, isDone } = after;
  const position = { sec: Math.round(positionSec * 10) / 10, watched, isDone };
  positions.set({ ...stored, [path]: position });
  return position;
}

function parsePositions(stored: unknown): Record<string, OpenPosition> {
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return Object.fromEntries(entries.map(([path, entry]) => [path, parsePosition(entry)]));
}

/** Earlier versions stored the second alone. */
function parsePosition(entry: unknown): OpenPosition {
  const { sec, watched, isDone }: Record<string, unknown> =
    typeof entry === 'number' ? { sec: entry } : typeof entry === 'object' && entry !== null ? { ...entry } : {};
  return {
    sec: typeof sec === 'number' && sec >= 0 ? sec : 0,
    watched: typeof watched === 'string' && /^[A-Za-z0-9+/]{0,4096}={0,2}$/.test(watched) ? watched : '',
    isDone: isDone === true,
  };
}
