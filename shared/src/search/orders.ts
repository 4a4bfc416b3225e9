import type { CourseTable } from './courseTable';
import { fold } from './fold';
import type { Sort } from './listRequest';

/** Order that a table has without a search. */
export type TableOrder = Exclude<Sort, 'relevance'>;

/** All rows in an order, and the position of each row. */
type Order = { rows: Uint32Array; ranks: Uint32Array };

const cache = new WeakMap<CourseTable, Map<TableOrder, Order>>();

/** Returns an order of a table. Cached: sorting is the slowest step of a list. */
export function orderOf(table: CourseTable, sort: TableOrder): Order {
  const orders = cache.get(table) ?? new Map<TableOrder, Order>();
  cache.set(table, orders);
  const order = orders.get(sort) ?? makeOrder(table, sort);
  orders.set(sort, order);
  return order;
}

/** Returns rows sorted in an order. */
export function sortRows(table: CourseTable, rows: Uint32Array, sort: TableOrder): Uint32Array {
  const { rows: all, ranks } = orderOf(table, sort);
  return rows
    .map((row) => ranks[row] ?? 0)
    .sort()
    .map((rank) => all[rank] ?? 0);
}

function makeOrder(table: CourseTable, sort: TableOrder): Order {
  const rows = sort === 'title' ? byTitle(table) : byNumber(table, sort);
  const ranks = new Uint32Array(table.size);
  rows.forEach((row, rank) => {
    ranks[row] = rank;
  });
  return { rows, ranks };
}

/** Upper bound of a course's number of reviews. */
const MAX_REVIEWS = 10_000_000;
/** Upper bound of a creation time, in seconds since 1970. */
const MAX_TIME = 100_000_000_000;
/** Number of distinct average ratings: 0 to 5 stars in thousandths. */
const GRADES = 5001;

/**
 * Returns the rows sorted by numbers. The key of a row combines its sort values and its number, so ties follow the
 * order of ids. Typed arrays sort plain numbers ten times as fast as with a comparison.
 */
function byNumber(table: CourseTable, sort: Exclude<TableOrder, 'title'>): Uint32Array {
  const { size, ratingSums, ratingCounts, created, durations } = table;
  const of = (column: ArrayLike<number>, row: number): number => column[row] ?? 0;
  const keyOf = {
    newest: (row: number) => MAX_TIME - Math.min(MAX_TIME, of(created, row)),
    shortest: (row: number) => of(durations, row),
    popular: (row: number) => {
      const count = of(ratingCounts, row);
      const grade = Math.min(GRADES - 1, Math.round((of(ratingSums, row) / Math.max(1, count)) * 1000));
      return (MAX_REVIEWS - Math.min(MAX_REVIEWS, count)) * GRADES + (GRADES - 1 - grade);
    },
  }[sort];
  // Plain loops: `from` with a function takes several times as long.
  const keys = new Float64Array(size);
  for (let row = 0; row < size; row += 1) keys[row] = keyOf(row) * size + row;
  keys.sort();
  const rows = new Uint32Array(size);
  for (let index = 0; index < size; index += 1) rows[index] = (keys[index] ?? 0) % size;
  return rows;
}

/** Returns the rows sorted by folded title, which compares ten times as fast as a collator. */
function byTitle(table: CourseTable): Uint32Array {
  const titles = table.titles.map(fold);
  return Uint32Array.from({ length: table.size }, (_, row) => row).sort((a, b) => {
    const [x = '', y = ''] = [titles[a], titles[b]];
    return x < y ? -1 : x > y ? 1 : a - b;
  });
}
