import { contours, hills, orbits, sunrise } from './coverScenes';
import type { CoverPattern } from './coverShape';
import { columns, leaves, quarters, threads } from './coverTiles';

/** All patterns. Their number and order decide the pattern of a cover: a new one changes existing covers. */
export const coverPatterns = { hills, quarters, orbits, columns, sunrise, leaves, contours, threads } satisfies Record<
  string,
  CoverPattern
>;

export type CoverPatternName = keyof typeof coverPatterns;
