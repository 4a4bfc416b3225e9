import type { Facet } from '../domain';
import { codedOf, type Coded } from './Coded';
import type { CourseTable } from './courseTable';

const HOUR = 3600;

/** The lengths of courses: the id of each, and below how many seconds it holds. */
const DURATIONS = [['under-1h', HOUR], ['1h-3h', 3 * HOUR], ['3h-10h', 10 * HOUR], ['over-10h', Infinity]] as const;

/** Values that have an order of their own, from first to last. */
export const ORDERED_VALUES: Partial<Record<Facet, readonly string[]>> = {
  level: ['all', 'beginner', 'intermediate', 'advanced'],
  price: ['free', 'paid'],
  duration: DURATIONS.map(([id]) => id),
};

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
  return codedOf(DURATIONS.map(([id]) => id), Array.from(table.durations, (seconds) => DURATIONS.findIndex(([, below]) => seconds < below)));
}
