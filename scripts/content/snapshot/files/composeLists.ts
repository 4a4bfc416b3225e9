import type { CatalogueHome, CatalogueList, ListAnswer, ListedCategory } from '@lectern/shared/domain';
import { answerList, PAGE_SIZE, scopeOf, type CourseTable, type ListScope, type Sort } from '@lectern/shared/search';

const ON_HOME = 8;

/** The courses that the home screen shows in one of its rows. */
export const coursesOnHome = (table: CourseTable, sort: Sort): CatalogueHome['popular'] =>
  firstPage(table, {}, sort, ON_HOME).courses;

/** The first page of a list. */
export const firstOfList = (table: CourseTable, key: string): ListAnswer =>
  firstPage(table, scopeOf(key), 'popular', PAGE_SIZE);

/** The names of all lists: that of all courses, of each category, and of each subcategory of one. */
export function listKeys(categories: readonly ListedCategory[]): string[] {
  return ['all', ...categories.map(({ slug, parent }) => (parent === null ? slug : `${parent}/${slug}`))];
}

/**
 * A list by its first page, with the categories that it names: its own, those above and below it; for all courses those
 * at the top.
 */
export function composeList(categories: readonly ListedCategory[], key: string, first: ListAnswer): CatalogueList {
  const { category, subcategory } = scopeOf(key);
  const isNamed = ({ slug, parent }: ListedCategory): boolean =>
    category === undefined
      ? parent === null
      : slug === category ||
        (subcategory === undefined ? parent === category : slug === subcategory && parent === category);
  return { scope: key, categories: categories.filter(isNamed), first };
}

const firstPage = (table: CourseTable, scope: ListScope, sort: Sort, limit: number): ListAnswer =>
  answerList({ generation: '', table, index: null }, { words: '', scope, chosen: {}, sort, page: 1, limit });
