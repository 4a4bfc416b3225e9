import { fold } from './fold';

/** Returns the slug of a title: letters and digits without accents, joined by hyphens; empty for other scripts. */
export const slugOf = (title: string): string =>
  fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 120)
    .replace(/-$/, '');
