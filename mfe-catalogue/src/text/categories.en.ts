import { count } from './count';

/** The words of tiles and links to categories. */
export const categoryWords = {
  courses: (n: number) => count(n, 'course', 'courses'),
  subcategories: (name: string) => `Topics in ${name}`,
} as const;
