import { defineText } from '@lectern/shared/text';

/** Texts of links to categories. */
export const categoryText = defineText((format) => ({
  courses: (n: number) => format.count(n, { one: 'course', other: 'courses' }),
  subcategories: (name: string) => `Topics in ${name}`,
}));
