import type { Facet, ListedCategory } from '@lectern/shared/domain';
import type { TextOf } from '@lectern/shared/text';
import type { facetText } from '../text/facets.en';

/** Returns the label of a facet's value; an unknown value is its own label. */
export function facetLabel(
  facet: Facet,
  value: string,
  text: TextOf<typeof facetText>,
  categories: readonly ListedCategory[],
): string {
  if (facet === 'language') return text.language(value);
  if (facet === 'category' || facet === 'topic') return categories.find(({ slug }) => slug === value)?.name ?? value;
  const labels: Readonly<Record<string, string>> = text[facet];
  return (Object.hasOwn(labels, value) ? labels[value] : undefined) ?? value;
}
