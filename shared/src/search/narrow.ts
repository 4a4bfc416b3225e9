import type { Facet, ListAnswer } from '../domain';
import type { CourseTable } from './courseTable';
import { facetColumn } from './facetColumns';
import type { Chosen } from './listRequest';

/**
 * Rows that match every facet, in the given order; `counts`: for each facet the rows by value, as if it had no filter
 * of its own; `without`: for each facet the number of rows without its filter.
 */
export type Narrowed = { matching: Uint32Array } & Pick<ListAnswer, 'counts' | 'without'>;

/** Filters rows by the chosen values of `facets` in one pass. A row without a value is not counted for that facet. */
export function narrow(table: CourseTable, rows: Uint32Array, chosen: Chosen, facets: readonly Facet[]): Narrowed {
  const tests = facets.map((facet) => testOf(table, facet, chosen[facet] ?? []));
  const matching = new Uint32Array(rows.length);
  let found = 0;
  for (const row of rows) {
    let failed: Test | null = null;
    let failsSeveral = false;
    for (const test of tests) {
      if (test.wanted === null || test.wanted[test.codes[row] ?? 0] === 1) continue;
      failsSeveral = failed !== null;
      if (failsSeveral) break;
      failed = test;
    }
    if (failsSeveral) continue;
    // A row that only one facet filters out counts for that facet: choosing its value would show it.
    if (failed) {
      addOne(failed.counts, failed.codes[row] ?? 0);
      failed.failedOnlyHere += 1;
      continue;
    }
    matching[found] = row;
    found += 1;
    for (const { counts, codes } of tests) addOne(counts, codes[row] ?? 0);
  }
  return {
    matching: matching.subarray(0, found),
    counts: Object.fromEntries(tests.map(({ facet, values, counts }) => [facet, countsOf(values, counts)])),
    without: Object.fromEntries(tests.map(({ facet, failedOnlyHere }) => [facet, found + failedOnlyHere])),
  };
}

/** The filter of one facet. A code is the position of a row's value in `values`. */
type Test = {
  facet: Facet;
  values: readonly string[];
  /** Codes by row. */
  codes: Uint16Array | Uint32Array;
  /** 1 for each code that is chosen; null for no filter. */
  wanted: Uint8Array | null;
  /** Counted rows by code. */
  counts: Uint32Array;
  /** Number of rows that this facet alone filters out. */
  failedOnlyHere: number;
};

function testOf(table: CourseTable, facet: Facet, chosen: readonly string[]): Test {
  const { values, codes } = facetColumn(table, facet);
  const wanted = chosen.length === 0 ? null : Uint8Array.from(values, (value) => (chosen.includes(value) ? 1 : 0));
  return { facet, values, codes, wanted, counts: new Uint32Array(values.length), failedOnlyHere: 0 };
}

function addOne(counts: Uint32Array, code: number): void {
  counts[code] = (counts[code] ?? 0) + 1;
}

function countsOf(values: readonly string[], counts: Uint32Array): Record<string, number> {
  return Object.fromEntries(
    values.flatMap((value, code) => (value !== '' && counts[code] ? [[value, counts[code]]] : [])),
  );
}
