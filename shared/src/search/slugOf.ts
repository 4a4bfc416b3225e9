import { fold } from './fold';

/**
 * The slug that a title suggests: its letters and digits without accents, joined by single hyphens. Empty for a title
 * of other scripts.
 */
export const slugOf = (title: string): string =>
  fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 120)
    .replace(/-$/, '');
