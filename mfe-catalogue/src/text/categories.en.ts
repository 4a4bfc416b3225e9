import { translatable } from '@lectern/shared/translations';

/** Texts of links to categories. */
export const categoryText = translatable('categories', (format) => ({
  courses: (n: number) => format.count(n, { one: 'course', other: 'courses' }),
  subcategories: (name: string) => `Topics in ${name}`,
}));
