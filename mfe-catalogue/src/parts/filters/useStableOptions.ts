import { useState } from 'react';
import type { Facet } from '@lectern/shared/domain';
import type { FacetOptions } from '../../list/facetOptions';

/** Returns the options to show. While `isFrozen`, shown options keep their positions and new ones are appended. */
export function useStableOptions(facets: readonly Facet[], current: FacetOptions, isFrozen: boolean): FacetOptions {
  const [frozen, setFrozen] = useState<FacetOptions | null>(null);
  if (!isFrozen) {
    if (frozen) setFrozen(null);
    return current;
  }
  const shown = frozen ? joined(facets, frozen, current) : current;
  if (!frozen || sizeOf(shown) > sizeOf(frozen)) setFrozen(shown);
  return shown;
}

/** Returns `value`, or while `isFrozen` the value from when that began. */
export function useFrozen<T>(value: T, isFrozen: boolean): T {
  const [frozen, setFrozen] = useState<{ value: T } | null>(null);
  if (isFrozen === (frozen === null)) setFrozen(isFrozen ? { value } : null);
  return isFrozen && frozen ? frozen.value : value;
}

const joined = (facets: readonly Facet[], frozen: FacetOptions, current: FacetOptions): FacetOptions =>
  Object.fromEntries(
    facets.map((facet) => [facet, [...new Set([...(frozen[facet] ?? []), ...(current[facet] ?? [])])]]),
  );

const sizeOf = (options: FacetOptions): number =>
  Object.values(options).reduce((sum, values) => sum + values.length, 0);
