import { useMemo } from 'react';
import { useHost } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { useFormat } from '@lectern/shared/text';
import { fetchCatalogueFile } from '../catalogue';
import { parseCatalogueBooks, parseCatalogueHome, type ListedBook, type ListedCategory } from '../domain';
import { bookMatcher } from '../search/bookMatcher';

/** A book for the typed words; `category` is empty when it is unknown. */
export type SuggestedBook = { id: string; title: string; authors: string; category: string };

/** A category for the typed words, and the path of its list. */
export type SuggestedCategory = { path: string; name: string };

const MAX_BOOKS = 2;
const MAX_CATEGORIES = 2;
const NO_BOOKS: readonly ListedBook[] = [];
const NO_CATEGORIES: readonly ListedCategory[] = [];

/** Returns the books and categories of which each typed word begins a word; none while the catalogue is unavailable. */
export function useSuggestedPages(words: string): {
  books: readonly SuggestedBook[];
  categories: readonly SuggestedCategory[];
} {
  const format = useFormat();
  const { books, categories } = useCatalogueNames(words !== '');
  return useMemo(() => {
    const matches = bookMatcher(words);
    if (!matches) return { books: [], categories: [] };
    return {
      books: books
        .filter(matches)
        .slice(0, MAX_BOOKS)
        .map(({ id, title, authors, category }) => ({
          id,
          title,
          authors: format.list(authors),
          category: category ?? '',
        })),
      categories: categories
        .filter(({ name, courseCount }) => courseCount > 0 && matches({ title: name, authors: [] }))
        .slice(0, MAX_CATEGORIES)
        .map(({ slug, parent, name }) => ({
          path: parent === null ? `/category/${slug}` : `/courses/${parent}/${slug}`,
          name,
        })),
    };
  }, [words, books, categories, format]);
}

/** Fetches the names once a word is typed: the lists of books and of categories. */
function useCatalogueNames(isTyped: boolean) {
  const { backend } = useHost().config;
  const options = { enabled: isTyped, retry: false, networkMode: 'always', staleTime: 300_000 } as const;
  const books = useQuery({
    ...options,
    queryKey: ['search', 'books'],
    queryFn: async ({ signal }) =>
      (await fetchCatalogueFile(backend, (pointer) => pointer.books, parseCatalogueBooks, signal))?.books ?? [],
  });
  const categories = useQuery({
    ...options,
    queryKey: ['search', 'categories'],
    queryFn: async ({ signal }) =>
      (await fetchCatalogueFile(backend, (pointer) => pointer.home, parseCatalogueHome, signal))?.categories ?? [],
  });
  return { books: books.data ?? NO_BOOKS, categories: categories.data ?? NO_CATEGORIES };
}
