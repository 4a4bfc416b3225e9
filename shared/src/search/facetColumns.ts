import type { Facet } from '../domain';
import type { DictionaryColumn } from './DictionaryColumn';
import type { CourseTable } from './courseTable';
import { DURATIONS } from './facetValues';

const HOUR = 3600;

/** Upper bound of each length of DURATIONS, in seconds (exclusive). */
const UPPER_BOUNDS = [HOUR, 3 * HOUR, 10 * HOUR, Infinity];

const cache = new WeakMap<CourseTable, Map<Facet, DictionaryColumn>>();

/** Returns a facet as a column of the table; a course without a value has an empty one. Cached per table. */
export function facetColumn(table: CourseTable, facet: Facet): DictionaryColumn {
  const columns = cache.get(table) ?? new Map<Facet, DictionaryColumn>();
  cache.set(table, columns);
  const column = columns.get(facet) ?? makeColumn(table, facet);
  columns.set(facet, column);
  return column;
}

function makeColumn(table: CourseTable, facet: Facet): DictionaryColumn {
  if (facet === 'category') return table.categories;
  if (facet === 'topic') return table.subcategories;
  if (facet === 'level') return table.levels;
  if (facet === 'language') return table.languages;
  if (facet === 'price') return codedBy(table.amounts, ['free', 'paid'], (amount) => (amount === 0 ? 0 : 1));
  return codedBy(table.durations, DURATIONS, (seconds) => UPPER_BOUNDS.findIndex((bound) => seconds < bound));
}

/** Returns a column of codes computed from numbers. A loop: `from` with a function is several times slower. */
function codedBy(
  numbers: Float64Array | Uint32Array,
  values: readonly string[],
  codeOf: (number: number) => number,
): DictionaryColumn {
  const codes = new Uint16Array(numbers.length);
  for (let row = 0; row < numbers.length; row += 1) codes[row] = codeOf(numbers[row] ?? 0);
  return { values, codes };
}
