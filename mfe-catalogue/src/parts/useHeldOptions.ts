import { useState } from 'react';
import type { Facet } from '@lectern/shared/domain';
import type { FacetOptions } from '../list/facetOptions';

/**
 * The options to show: while held, all that were shown stay where they were, and others come after them; then `now`.
 */
export function useHeldOptions(facets: readonly Facet[], now: FacetOptions, isHeld: boolean): FacetOptions {
  const [held, setHeld] = useState<FacetOptions | null>(null);
  if (!isHeld) {
    if (held) setHeld(null);
    return now;
  }
  const shown = held ? joined(facets, held, now) : now;
  if (!held || sizeOf(shown) > sizeOf(held)) setHeld(shown);
  return shown;
}

const joined = (facets: readonly Facet[], held: FacetOptions, now: FacetOptions): FacetOptions =>
  Object.fromEntries(facets.map((facet) => [facet, [...new Set([...(held[facet] ?? []), ...(now[facet] ?? [])])]]));

const sizeOf = (options: FacetOptions): number =>
  Object.values(options).reduce((sum, values) => sum + values.length, 0);
