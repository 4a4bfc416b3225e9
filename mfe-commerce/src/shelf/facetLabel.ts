import { slugWords, type ListedCategory } from '@lectern/shared/domain';
import type { TextOf } from '@lectern/shared/text';
import type { bookText } from '../text/books.en';
import type { Facet } from './filterBooks';

/** Returns the label of a facet's value. A topic whose name is not loaded is labelled with the words of its id. */
export function facetLabel(
  facet: Facet,
  value: string,
  text: TextOf<typeof bookText>,
  topics: readonly ListedCategory[],
): string {
  if (facet === 'language') return text.language(value);
  if (facet === 'topic') return topicName(value, topics);
  const labels: Readonly<Record<string, string>> = text.values;
  return labels[value] ?? value;
}

/** Returns the name of a topic; until it is loaded, the words of its id. */
export function topicName(slug: string, topics: readonly ListedCategory[]): string {
  return topics.find((topic) => topic.slug === slug)?.name ?? slugWords(slug);
}
