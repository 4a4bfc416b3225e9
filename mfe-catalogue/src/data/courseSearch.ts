import type { CatalogueCourses, ListedCourse } from '@lectern/shared/domain';
import { keepPreviousData, queryOptions } from '@lectern/shared/query';
import { createSearcher, type Searcher } from '../search/searcher';
import type { SearchDocument } from '../search/searchIndex';

/** What a search found, the best first, and the folded words by which it did. */
export type FoundCourses = { courses: ListedCourse[]; terms: ReadonlySet<string> };

type Prepared = { catalogue: CatalogueCourses; searcher: Searcher; byId: ReadonlyMap<string, ListedCourse> };

/** The index of the catalogue that was searched last: it outlives the screen, so that the next visit finds it ready. */
let prepared: Prepared | null = null;

/** Prepares a catalogue for searching, before the first question is asked. */
export function prepareSearch(catalogue: CatalogueCourses): Prepared {
  if (prepared?.catalogue === catalogue) return prepared;
  prepared?.searcher.close();
  prepared = { catalogue, searcher: createSearcher(documentsOf(catalogue)), byId: new Map(catalogue.courses.map((course) => [course.id, course])) };
  return prepared;
}

/** The courses that a query finds in the catalogue; the former ones stand until then. `version` tells one state of the catalogue from another. */
export const courseSearch = (catalogue: CatalogueCourses, version: number, query: string) => queryOptions({
  queryKey: ['catalogue', 'search', version, query],
  queryFn: async (): Promise<FoundCourses> => {
    const { searcher, byId } = prepareSearch(catalogue);
    const { ids, terms } = await searcher.search(query);
    return { courses: ids.flatMap((id) => byId.get(id) ?? []), terms: new Set(terms) };
  },
  networkMode: 'always',
  staleTime: Infinity,
  gcTime: 60_000,
  placeholderData: keepPreviousData,
});

function documentsOf({ courses, categories }: CatalogueCourses): SearchDocument[] {
  const names = new Map(categories.map(({ slug, name }) => [slug, name]));
  return courses.map(({ id, title, subtitle, teacherName, ratingCount, category, subcategory, tags = [] }) => ({
    id, title, subtitle, teacherName, ratingCount,
    more: [...tags, names.get(category), subcategory === null ? undefined : names.get(subcategory)].filter((name) => name !== undefined),
  }));
}
