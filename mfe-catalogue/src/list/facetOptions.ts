import type { Facet, ListAnswer } from '@lectern/shared/domain';
import { ORDERED_VALUES, type Chosen } from '@lectern/shared/search';

/** Values of each facet in display order. Facets without a choice are left out. */
export type FacetOptions = Readonly<Partial<Record<Facet, readonly string[]>>>;

/**
 * Orders the values of each facet: those without courses last, the others by their own order or by frequency. Chosen
 * values stay, even without courses.
 */
export function optionsOf(facets: readonly Facet[], counts: ListAnswer['counts'], chosen: Chosen): FacetOptions {
  const offered = facets.map((facet) => [facet, sorted(facet, counts[facet] ?? {}, chosen[facet] ?? [])] as const);
  return Object.fromEntries(offered.filter(([facet, values]) => values.length > 1 || chosen[facet]?.length));
}

function sorted(facet: Facet, counts: Readonly<Record<string, number>>, chosen: readonly string[]): string[] {
  const values = [...new Set([...Object.keys(counts), ...chosen])];
  const order = ORDERED_VALUES[facet];
  const isEmpty = (value: string): number => Number(countOf(counts, value) === 0);
  if (order) return values.sort((a, b) => isEmpty(a) - isEmpty(b) || order.indexOf(a) - order.indexOf(b));
  return values.sort((a, b) => countOf(counts, b) - countOf(counts, a) || (a < b ? -1 : 1));
}

/** Returns a value's number of courses. Addresses may name any value, such as `constructor`, so only own keys count. */
export const countOf = (counts: Readonly<Record<string, number>>, value: string): number =>
  Object.hasOwn(counts, value) ? (counts[value] ?? 0) : 0;
