import { FACETS } from '../domain';
import type { CourseTable } from './courseTable';
import { facetColumn } from './facetColumns';
import { orderOf, type TableOrder } from './orders';

/** Prepares the lists of a table in these orders, in slices, so that a large table does not block the thread. */
export function* prepareListsInSlices(table: CourseTable, sorts: readonly TableOrder[]): Generator<void, void> {
  for (const sort of sorts) {
    orderOf(table, sort);
    yield;
  }
  for (const facet of FACETS) {
    facetColumn(table, facet);
    yield;
  }
}
