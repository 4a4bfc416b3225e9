const KEY = 'lectern.open-places';

/** Where a visitor without an account stopped: seconds, by the path of the video. None where it cannot be read. */
function readPlaces(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] >= 0));
  } catch {
    return {};
  }
}

/** The second at which the video at `path` was left; 0 for one that was not begun. */
export const getPlace = (path: string): number => readPlaces()[path] ?? 0;

/** Keeps the second at which the video at `path` is, on this device. A device that keeps nothing is no failure. */
export function savePlace(path: string, seconds: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readPlaces(), [path]: Math.floor(seconds) }));
  } catch {
    // Watching goes on without a memory of the place.
  }
}
