import type { Dice } from './coverDice';
import type { CoverPalette } from './coverPalette';

/** One drawn piece of a cover. `fill` and `stroke` are colours; a stroke is `width` wide. */
export type CoverShape =
  | { kind: 'path'; d: string; fill?: string; stroke?: string; width?: number; opacity?: number }
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

/** How large a cover is drawn, in units of its own view box. */
export type CoverSize = { width: number; height: number };

/** What a pattern draws with. */
export type CoverBrush = CoverSize & { palette: CoverPalette; dice: Dice };

/** Draws one cover's shapes, in the order in which they lie on each other. */
export type CoverPattern = (brush: CoverBrush) => CoverShape[];
