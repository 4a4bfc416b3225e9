import { contours, hills, orbits, sunrise } from './coverScenes';
import type { CoverPattern } from './coverShape';
import { columns, leaves, quarters, threads } from './coverTiles';

/** Every pattern. Their order is part of how a cover is chosen: add at the end. */
export const coverPatterns = { hills, quarters, orbits, columns, sunrise, leaves, contours, threads } satisfies Record<
  string,
  CoverPattern
>;

export type CoverPatternName = keyof typeof coverPatterns;
