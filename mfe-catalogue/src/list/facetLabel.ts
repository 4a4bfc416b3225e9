import type { Facet, ListedCategory } from '@lectern/shared/domain';
import type { facetWords } from '../text/facets.en';

/** The words for a facet's value. A value that nobody knows is shown as it is. */
export function facetLabel(
  facet: Facet,
  value: string,
  text: typeof facetWords,
  categories: readonly ListedCategory[],
): string {
  if (facet === 'language') return text.language(value);
  if (facet === 'category' || facet === 'topic') return categories.find(({ slug }) => slug === value)?.name ?? value;
  const words: Readonly<Record<string, string>> = text[facet];
  return (Object.hasOwn(words, value) ? words[value] : undefined) ?? value;
}
