/** How large captions are. */
export const CAPTION_SIZES = ['small', 'medium', 'large'] as const;

/** The speeds on offer. */
export const SPEEDS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** How somebody likes to watch. `volume` is 0 to 1; a `language` of null takes the page's own. */
export type PlayerPreferences = {
  volume: number;
  isMuted: boolean;
  speed: number;
  captions: { on: boolean; language: string | null; size: (typeof CAPTION_SIZES)[number] };
  /** Whether single letters do something. */
  shortcuts: boolean;
  /** Whether the next lesson begins by itself. */
  autoNext: boolean;
  /** Whether the transcript follows the video. */
  follow: boolean;
  /** Whether a change of captions or speed has yet to reach the account. */
  isUnsaved: boolean;
};

const KEY = 'lectern.player';

const DEFAULTS: PlayerPreferences = {
  volume: 1,
  isMuted: false,
  speed: 1,
  captions: { on: false, language: null, size: 'medium' },
  shortcuts: true,
  autoNext: true,
  follow: true,
  isUnsaved: false,
};

let current: PlayerPreferences | null = null;
const listeners = new Set<() => void>();

/** The preferences of this device; the defaults where it keeps none. */
export const getPreferences = (): PlayerPreferences => (current ??= read());

/**
 * Changes preferences, for every player of this page and for the next visit. A device that keeps nothing keeps them for
 * this page.
 */
export function savePreferences(change: Partial<PlayerPreferences>): void {
  current = { ...getPreferences(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Watching goes on as chosen.
  }
  for (const listener of listeners) listener();
}

/** Says when preferences changed, here or in another tab. */
export function onPreferences(changed: () => void): () => void {
  const fromAfar = (event: StorageEvent): void => {
    if (event.key !== KEY) return;
    current = null;
    changed();
  };
  listeners.add(changed);
  addEventListener('storage', fromAfar);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', fromAfar);
  };
}

function read(): PlayerPreferences {
  try {
    return parse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return DEFAULTS;
  }
}

/** Takes what has the right form from data of any form. */
function parse(kept: unknown): PlayerPreferences {
  const entries = record(kept);
  const captions = record(entries.captions);
  const bool = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);
  const number = (value: unknown, from: number, to: number, otherwise: number): number =>
    typeof value === 'number' && value >= from && value <= to ? value : otherwise;
  return {
    volume: number(entries.volume, 0, 1, DEFAULTS.volume),
    isMuted: bool(entries.isMuted, DEFAULTS.isMuted),
    speed: number(entries.speed, 0.25, 2, DEFAULTS.speed),
    captions: {
      on: bool(captions.on, DEFAULTS.captions.on),
      language: typeof captions.language === 'string' ? captions.language : null,
      size: CAPTION_SIZES.find((size) => size === captions.size) ?? DEFAULTS.captions.size,
    },
    shortcuts: bool(entries.shortcuts, DEFAULTS.shortcuts),
    autoNext: bool(entries.autoNext, DEFAULTS.autoNext),
    follow: bool(entries.follow, DEFAULTS.follow),
    isUnsaved: bool(entries.isUnsaved, DEFAULTS.isUnsaved),
  };
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
