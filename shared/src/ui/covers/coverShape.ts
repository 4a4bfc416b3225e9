import type { SeededRandom } from './seededRandom';
import type { CoverPalette } from './coverPalette';

/**
 * One drawn piece of a cover. `fill` and `stroke` are colours; a stroke is `width` wide. `transform` is that of SVG.
 */
export type CoverShape =
  | {
      kind: 'path';
      d: string;
      fill?: string;
      stroke?: string;
      width?: number;
      opacity?: number;
      transform?: string;
    }
  | {
      kind: 'circle';
      x: number;
      y: number;
      r: number;
      fill?: string;
      stroke?: string;
      width?: number;
      opacity?: number;
    };

/** Size of a cover in units of its view box. */
export type CoverSize = { width: number; height: number };

/** Input of a pattern. */
export type CoverBrush = CoverSize & { palette: CoverPalette; random: SeededRandom };

/** Returns the shapes of one cover, from back to front. */
export type CoverPattern = (brush: CoverBrush) => CoverShape[];
