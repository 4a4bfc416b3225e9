import type { Facet } from '../domain';
import type { Coded } from './Coded';
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
  if (facet === 'price') return codedBy(table.amounts, ['free', 'paid'], (amount) => (amount === 0 ? 0 : 1));
  return codedBy(table.durations, DURATIONS, (seconds) => BELOW.findIndex((below) => seconds < below));
}

/** A loop, since `from` with a function takes several times as long. */
function codedBy(
  numbers: Float64Array | Uint32Array,
  values: readonly string[],
  placeOf: (number: number) => number,
): Coded {
  const at = new Uint16Array(numbers.length);
  for (let row = 0; row < numbers.length; row += 1) at[row] = placeOf(numbers[row] ?? 0);
  return { values, at };
}
