import type { Facet } from '../domain';
import { codedOf, type Coded } from './Coded';
import type { CourseTable } from './courseTable';
import { DURATIONS } from './facetValues';

const HOUR = 3600;

/** Below how many seconds each length of DURATIONS holds. */
const BELOW = [HOUR, 3 * HOUR, 10 * HOUR, Infinity];

const made = new WeakMap<CourseTable, Map<Facet, Coded>>();

/** A facet as a column of the table; empty is a course without a value. Made once. */
export function facetColumn(table: CourseTable, facet: Facet): Coded {
  const columns = made.get(table) ?? new Map<Facet, Coded>();
  made.set(table, columns);
  const column = columns.get(facet) ?? makeColumn(table, facet);
  columns.set(facet, column);
  return column;
}

function makeColumn(table: CourseTable, facet: Facet): Coded {
  if (facet === 'category') return table.categories;
  if (facet === 'topic') return table.subcategories;
  if (facet === 'level') return table.levels;
  if (facet === 'language') return table.languages;
  if (facet === 'price') return codedOf(['free', 'paid'], Array.from(table.amounts, (amount) => (amount === 0 ? 0 : 1)));
  return codedOf(DURATIONS, Array.from(table.durations, (seconds) => BELOW.findIndex((below) => seconds < below)));
}
