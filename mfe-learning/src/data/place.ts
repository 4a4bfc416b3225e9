import { DONE_SHARE, markWatched, watchedShare } from '@lectern/shared/domain';
import type { PlayedSpan } from '../player/playedSpan';

const KEY = 'lectern.open-places';

/**
 * How far a visitor without an account is in a video of an open course: where it was left, which of its seconds were
 * watched, and whether that was nearly all.
 */
export type OpenPlace = { sec: number; watched: string; isDone: boolean };

/** So near to its end, in seconds, a video begins anew next time. */
const END = 1;

/**
 * Two spans are one stretch when less than this lies between them, in seconds: slow playing comes in spans that are too
 * short to count by themselves.
 */
const SEAM = 0.75;

let last = { path: '', fromSec: 0, toSec: 0 };

const UNTOUCHED: OpenPlace = { sec: 0, watched: '', isDone: false };

/** What this device knows of the videos of open courses, by their paths. Nothing where it cannot be read. */
export function readPlaces(): Record<string, OpenPlace> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(entries.map(([path, entry]) => [path, placeOf(entry)]));
  } catch {
    return {};
  }
}

/**
 * Adds what was played of the video at `path`, on this device, and gives its place then. A device that keeps nothing is
 * no failure.
 */
export function savePlayed(path: string, { fromSec, toSec, positionSec, durationSec }: PlayedSpan): OpenPlace {
  const places = readPlaces();
  const place = places[path] ?? UNTOUCHED;
  const isPlayed = toSec > fromSec;
  if (isPlayed)
    last = {
      path,
      fromSec: last.path === path && Math.abs(fromSec - last.toSec) < SEAM ? last.fromSec : fromSec,
      toSec,
    };
  const watched = isPlayed ? markWatched(place.watched, last, durationSec || Infinity) : place.watched;
  const isAtEnd = durationSec > 0 && positionSec >= durationSec - END;
  const next: OpenPlace = {
    sec: isAtEnd ? 0 : Math.round(positionSec * 10) / 10,
    watched,
    isDone: place.isDone || (durationSec > 0 && watchedShare(watched, durationSec) >= DONE_SHARE),
  };
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...places, [path]: next }));
  } catch {
    // Watching goes on without a memory of the place.
  }
  return next;
}

/** Earlier versions kept the second alone. */
function placeOf(entry: unknown): OpenPlace {
  const { sec, watched, isDone }: Record<string, unknown> =
    typeof entry === 'number' ? { sec: entry } : typeof entry === 'object' && entry !== null ? { ...entry } : {};
  return {
    sec: typeof sec === 'number' && sec >= 0 ? sec : 0,
    watched: typeof watched === 'string' && /^[A-Za-z0-9+/]{0,4096}={0,2}$/.test(watched) ? watched : '',
    isDone: isDone === true,
  };
}
