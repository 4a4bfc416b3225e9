import type { PageDisplay } from './bookView';

/**
 * Display settings of the reader: index of the text size in SIZES, line length, font, how pages follow one another, and
 * whether light pages are sepia and the keys `/` and `?` work.
 */
export type DisplaySettings = {
  size: number;
  width: 'narrow' | 'medium' | 'wide';
  face: 'serif' | 'sans';
  flow: 'paged' | 'scrolled';
  isSepia: boolean;
  hasKeys: boolean;
};

const KEY = 'lectern.reader';

/** Text sizes in rem, the smallest first. */
export const SIZES = [1, 1.125, 1.25, 1.45, 1.75] as const;

/** Line lengths. */
export const WIDTHS = ['narrow', 'medium', 'wide'] as const;

/** Line lengths in pixels, as in the stylesheet. */
const LINE_PIXELS = { narrow: 496, medium: 640, wide: 832 } as const;

/** Fonts. */
export const FACES = ['serif', 'sans'] as const;

/** Layouts of a book's pages: turned one by one, or scrolled below each other. */
export const FLOWS = ['paged', 'scrolled'] as const;

/** Colours of pages in a frame, which no token reaches. Light and dark are those of the site. */
const PAPERS = {
  light: { background: '#ffffff', text: '#122b2c', link: '#0b6362' },
  sepia: { background: '#f6ecd9', text: '#3a2d1e', link: '#7a4410' },
  dark: { background: '#0d2628', text: '#e9f2ef', link: '#7ed3c6' },
} as const;

const DEFAULTS = {
  size: 1,
  width: 'medium',
  face: 'serif',
  flow: 'paged',
  isSepia: false,
  hasKeys: true,
} as const satisfies DisplaySettings;

/** Returns the settings stored on this device, or the defaults. */
export function getDisplaySettings(): DisplaySettings {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    const { size, width, face, flow, isSepia, hasKeys } = stored;
    return {
      size: typeof size === 'number' && SIZES[size] !== undefined ? size : DEFAULTS.size,
      width: WIDTHS.find((one) => one === width) ?? DEFAULTS.width,
      face: FACES.find((one) => one === face) ?? DEFAULTS.face,
      flow: FLOWS.find((one) => one === flow) ?? DEFAULTS.flow,
      isSepia: isSepia === true,
      hasKeys: hasKeys !== false,
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

/** Returns the settings as a frame needs them. `isDark` is the theme of the site; sepia is a light theme. */
export function pageDisplay(settings: DisplaySettings, isDark: boolean): PageDisplay {
  const { size, width, face, flow, isSepia } = settings;
  const theme = isDark ? 'dark' : isSepia ? 'sepia' : 'light';
  const factor = SIZES[size] ?? 1;
  return {
    theme,
    ...PAPERS[theme],
    size: factor,
    zoom: factor / SIZES[DEFAULTS.size],
    width: LINE_PIXELS[width],
    face,
    flow,
  };
}
