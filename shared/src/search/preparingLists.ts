import { FACETS } from '../domain';
import type { CourseTable } from './courseTable';
import { facetColumn } from './facetColumns';
import { orderOf, type TableOrder } from './orders';

/**
 * Makes what lists of a table in these orders need, in pieces, so that whoever asks for many lists of a large one can
 * do other things between them.
 */
export function* preparingLists(table: CourseTable, sorts: readonly TableOrder[]): Generator<void, void> {
  for (const sort of sorts) {
    orderOf(table, sort);
    yield;
  }
  for (const facet of FACETS) {
    facetColumn(table, facet);
    yield;
  }
}
