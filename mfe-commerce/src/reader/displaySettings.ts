/** Display settings of the reader: index of the text size in SIZES, line length and font. */
export type DisplaySettings = { size: number; width: 'narrow' | 'medium' | 'wide'; face: 'serif' | 'sans' };

const KEY = 'lectern.reader';

/** Text sizes in rem, the smallest first. */
export const SIZES = [1, 1.125, 1.25, 1.45, 1.75] as const;

/** Line lengths. */
export const WIDTHS = ['narrow', 'medium', 'wide'] as const;

/** Fonts. */
export const FACES = ['serif', 'sans'] as const;

const DEFAULTS: DisplaySettings = { size: 1, width: 'medium', face: 'serif' };

/** Returns the settings stored on this device, or the defaults. */
export function getDisplaySettings(): DisplaySettings {
  try {
    const { size, width, face } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    return {
      size: typeof size === 'number' && SIZES[size] !== undefined ? size : DEFAULTS.size,
      width: WIDTHS.find((one) => one === width) ?? DEFAULTS.width,
      face: FACES.find((one) => one === face) ?? DEFAULTS.face,
    };
  } catch {
    return DEFAULTS;
  }
}

/** Stores the settings on this device; without storage they last for this visit. */
export function saveDisplaySettings(settings: DisplaySettings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // They last for this visit.
  }
}
