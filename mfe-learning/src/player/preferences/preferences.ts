import { useSyncExternalStore } from 'react';
import { createStoredValue } from '@lectern/shared/sync';

/** Caption sizes, in order. */
export const CAPTION_SIZES = ['small', 'medium', 'large'] as const;

/** Available playback speeds. */
export const SPEEDS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** A person's player settings. `volume` is 0 to 1; a null `language` means the page's language. */
export type PlayerPreferences = {
  volume: number;
  isMuted: boolean;
  speed: number;
  captions: { on: boolean; language: string | null; size: (typeof CAPTION_SIZES)[number] };
  /** True when single letters are keyboard shortcuts. */
  shortcuts: boolean;
  /** True when the next lesson starts automatically. */
  autoNext: boolean;
  /** True when the transcript follows the video. */
  follow: boolean;
  /** The account that a change of captions or speed has not reached yet; null when there is none. */
  unsavedOf: string | null;
};

const DEFAULTS: PlayerPreferences = {
  volume: 1,
  isMuted: false,
  speed: 1,
  captions: { on: false, language: null, size: 'medium' },
  shortcuts: true,
  autoNext: true,
  follow: true,
  unsavedOf: null,
};

const stored = createStoredValue('lectern.player', parsePreferences);

/** Returns the preferences stored on this device, or the defaults. */
export const getPreferences = (): PlayerPreferences => stored.get();

/** Changes preferences for every player on this page and for the next visit. */
export const savePreferences = (change: Partial<PlayerPreferences>): void =>
  void stored.set({ ...stored.get(), ...change });

/** Calls `listener` after each change of preferences, in this tab or another. Returns a function that stops it. */
export const onPreferencesChange = (listener: () => void): (() => void) => stored.subscribe(listener);

/**
 * Returns the preferences stored on this device, and renders again whenever they change. Returns the defaults during
 * hydration.
 */
export const usePreferences = (): PlayerPreferences =>
  useSyncExternalStore(onPreferencesChange, getPreferences, () => DEFAULTS);

/** Keeps the valid fields, and uses the defaults for the others. */
function parsePreferences(value: unknown): PlayerPreferences {
  const entries = record(value);
  const captions = record(entries.captions);
  const boolean = (name: 'isMuted' | 'shortcuts' | 'autoNext' | 'follow'): boolean => {
    const entry = entries[name];
    return typeof entry === 'boolean' ? entry : DEFAULTS[name];
  };
  return {
    volume: numberWithin(entries.volume, 0, 1, DEFAULTS.volume),
    speed: numberWithin(entries.speed, 0.25, 2, DEFAULTS.speed),
    captions: {
      on: typeof captions.on === 'boolean' ? captions.on : DEFAULTS.captions.on,
      language: typeof captions.language === 'string' ? captions.language : null,
      size: CAPTION_SIZES.find((size) => size === captions.size) ?? DEFAULTS.captions.size,
    },
    isMuted: boolean('isMuted'),
    shortcuts: boolean('shortcuts'),
    autoNext: boolean('autoNext'),
    follow: boolean('follow'),
    unsavedOf: typeof entries.unsavedOf === 'string' ? entries.unsavedOf : null,
  };
}

const numberWithin = (value: unknown, from: number, to: number, fallback: number): number =>
  typeof value === 'number' && value >= from && value <= to ? value : fallback;

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
