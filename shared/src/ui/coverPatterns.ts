import type { CoverShape, CoverSize } from './coverArt';
import type { Dice } from './coverDice';
import type { CoverPalette } from './coverPalette';
import { contours, hills, orbits, sunrise } from './coverScenes';
import { columns, leaves, quarters, threads } from './coverTiles';

/** What a pattern draws with. */
export type CoverBrush = CoverSize & { palette: CoverPalette; dice: Dice };

/** Draws one cover's shapes, in the order in which they lie on each other. */
export type CoverPattern = (brush: CoverBrush) => CoverShape[];

/** Every pattern. Their order is part of how a cover is chosen: add at the end. */
export const coverPatterns = { hills, quarters, orbits, columns, sunrise, leaves, contours, threads } satisfies Record<string, CoverPattern>;

export type CoverPatternName = keyof typeof coverPatterns;
