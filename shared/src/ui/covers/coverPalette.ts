import { hueOf } from './categoryColour';

/**
 * Colours of a cover: `ground` is the background and `shade` close to it; `main` stands out from both, `second` less
 * so, and `spark` is the highlight. `ink` is legible on `ground`.
 */
export type CoverPalette = Record<'ground' | 'shade' | 'second' | 'main' | 'spark' | 'ink', string>;

/** Lightness and chroma of the colours, for covers of each tone. */
const TONES = [
  { ground: [28, 0.055], shade: [22, 0.045], main: [84, 0.055], second: [60, 0.085], ink: [96, 0.015] },
  { ground: [40, 0.08], shade: [34, 0.07], main: [92, 0.04], second: [70, 0.085], ink: [98, 0.012] },
  { ground: [84, 0.055], shade: [77, 0.07], main: [34, 0.07], second: [57, 0.095], ink: [24, 0.04] },
] as const;

/** Number of tones: dark, medium and light ground. */
export const TONE_COUNT = TONES.length;

/** Returns the palette of a subcategory, or of a category without one. `tone` counts from 0 to `TONE_COUNT` − 1. */
export function coverPalette(category: string, subcategory: string | null | undefined, tone: number): CoverPalette {
  const hue = hueOf(category, subcategory);
  const { ground, shade, main, second, ink } = TONES[tone] ?? TONES[0];
  const colour = ([light, chroma]: readonly [number, number]): string =>
    `oklch(${String(light)}% ${String(chroma)} ${String(hue)})`;
  const isWarm = hue > 20 && hue < 110;
  return {
    ground: colour(ground),
    shade: colour(shade),
    main: colour(main),
    second: colour(second),
    ink: colour(ink),
    spark: isWarm ? 'oklch(72% 0.1 190)' : 'oklch(77% 0.145 68)',
  };
}
