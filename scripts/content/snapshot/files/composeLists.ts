import type { CatalogueHome, CatalogueList, ListAnswer, ListedCategory } from '@lectern/shared/domain';
import { answerList, PAGE_SIZE, scopeOf, type CourseTable, type ListScope, type Sort } from '@lectern/shared/search';

const ON_HOME = 8;

/** Returns the courses in one row of the home screen. */
export const coursesOnHome = (table: CourseTable, sort: Sort): CatalogueHome['popular'] =>
  firstPage(table, {}, sort, ON_HOME).courses;

/** Returns the first page of the list named `key`. */
export const firstOfList = (table: CourseTable, key: string): ListAnswer =>
  firstPage(table, scopeOf(key), 'popular', PAGE_SIZE);

/** Returns the names of all lists: `all` courses, each `category`, and each `category/subcategory`. */
export function listKeys(categories: readonly ListedCategory[]): string[] {
  return ['all', ...categories.map(({ slug, parent }) => (parent === null ? slug : `${parent}/${slug}`))];
}

/**
 * Composes the file of a list: its first page, and the categories that it links to. Those are its own, its parent and
 * its children; for all courses the top-level ones.
 */
export function composeList(categories: readonly ListedCategory[], key: string, first: ListAnswer): CatalogueList {
  const { category, subcategory } = scopeOf(key);
  const isLinked = ({ slug, parent }: ListedCategory): boolean =>
    category === undefined
      ? parent === null
      : slug === category ||
        (subcategory === undefined ? parent === category : slug === subcategory && parent === category);
  return { scope: key, categories: categories.filter(isLinked), first };
}

const firstPage = (table: CourseTable, scope: ListScope, sort: Sort, limit: number): ListAnswer =>
  answerList({ generation: '', table, index: null }, { words: '', scope, chosen: {}, sort, page: 1, limit });
