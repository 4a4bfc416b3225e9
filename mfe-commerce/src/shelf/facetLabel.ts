import { slugWords, type ListedCategory } from '@lectern/shared/domain';
import type { bookWords } from '../text/books.en';
import type { Facet } from './narrowBooks';

/** The words for a facet's value. A topic whose name is not known yet is called by its id. */
export function facetLabel(
  facet: Facet,
  value: string,
  text: typeof bookWords,
  topics: readonly ListedCategory[],
): string {
  if (facet === 'language') return text.language(value);
  if (facet === 'topic') return topicName(value, topics);
  const words: Readonly<Record<string, string>> = text.values;
  return words[value] ?? value;
}

/** The name of a topic, or its id as words while the name is not known. */
export function topicName(slug: string, topics: readonly ListedCategory[]): string {
  return topics.find((topic) => topic.slug === slug)?.name ?? slugWords(slug);
}
