import { hashOf } from './hashOf';

const HUE_STEP = 30;

/** Returns the hue of a category; its subcategories lie around it. */
export function hueOf(category: string, subcategory?: string | null): number {
  const around = subcategory ? ((hashOf(subcategory) % 3) - 1) * 18 : 0;
  return ((hashOf(`hues ${category}`) % 12) * HUE_STEP + around + 360) % 360;
}

/** Returns a colour of about the middle of a category's covers, which marks the category in lists. */
export const categoryColour = (category: string): string => `oklch(50% 0.09 ${String(hueOf(category))})`;
