import type { CatalogueHome, CatalogueList, ListedCategory } from '@lectern/shared/domain';
import { answerList, PAGE_SIZE, scopeOf, type Sort } from '@lectern/shared/search';
import type { Catalogue } from './readCatalogue';

const ON_HOME = 8;

/** What the home screen shows. */
export function composeHome({ categories, table, open }: Catalogue): CatalogueHome {
  const first = (sort: Sort) => answerList({ generation: '', table, index: null }, { words: '', scope: {}, chosen: {}, sort, page: 1, limit: ON_HOME }).courses;
  return { categories, popular: first('popular'), newest: first('newest'), open };
}

/** The names of all lists: that of all courses, of each category, and of each subcategory of one. */
export function listKeys(categories: readonly ListedCategory[]): string[] {
  return ['all', ...categories.map(({ slug, parent }) => (parent === null ? slug : `${parent}/${slug}`))];
}

/** The first page of a list, with the categories that it names: its own, those above and below it; for all courses those at the top. */
export function composeList({ categories, table }: Catalogue, key: string): CatalogueList {
  const { category, subcategory } = scopeOf(key);
  const isNamed = ({ slug, parent }: ListedCategory): boolean =>
    category === undefined ? parent === null : slug === category || (subcategory === undefined ? parent === category : slug === subcategory && parent === category);
  const first = answerList({ generation: '', table, index: null }, { words: '', scope: scopeOf(key), chosen: {}, sort: 'popular', page: 1, limit: PAGE_SIZE });
  return { scope: key, categories: categories.filter(isNamed), first };
}
