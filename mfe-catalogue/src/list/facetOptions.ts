import type { Facet, ListAnswer } from '@lectern/shared/domain';
import { ORDERED_VALUES, type Chosen } from '@lectern/shared/search';

/** The values that facets offer, in the order of their boxes; a facet that makes no difference offers none. */
export type FacetOptions = Readonly<Partial<Record<Facet, readonly string[]>>>;

/**
 * Values in their own order where they have one, else the most frequent first; what is chosen stays, even with nothing
 * behind it.
 */
export function optionsOf(facets: readonly Facet[], counts: ListAnswer['counts'], chosen: Chosen): FacetOptions {
  const offered = facets.map((facet) => [facet, sorted(facet, counts[facet] ?? {}, chosen[facet] ?? [])] as const);
  return Object.fromEntries(offered.filter(([facet, values]) => values.length > 1 || chosen[facet]?.length));
}

function sorted(facet: Facet, counts: Readonly<Record<string, number>>, chosen: readonly string[]): string[] {
  const values = [...new Set([...Object.keys(counts), ...chosen])];
  const order = ORDERED_VALUES[facet];
  if (order) return values.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return values.sort((a, b) => countOf(counts, b) - countOf(counts, a) || (a < b ? -1 : 1));
}

/** How many courses a value has; an address can name any value, such as one that every object has. */
export const countOf = (counts: Readonly<Record<string, number>>, value: string): number =>
  Object.hasOwn(counts, value) ? (counts[value] ?? 0) : 0;
