import type { Facet, ListAnswer } from '../domain';
import type { CourseTable } from './courseTable';
import { facetColumn } from './facetColumns';
import type { Chosen } from './listRequest';

/** Rows that match every facet, in the given order, and the counts of each facet. */
export type Narrowed = { matching: Uint32Array } & Pick<ListAnswer, 'counts' | 'without'>;

/** Filters rows by the chosen values of `facets` in one pass. A row without a value is not counted for that facet. */
export function narrow(table: CourseTable, rows: Uint32Array, chosen: Chosen, facets: readonly Facet[]): Narrowed {
  const tests = facets.map((facet) => testOf(table, facet, chosen[facet] ?? []));
  const matching = new Uint32Array(rows.length);
  let found = 0;
  for (const row of rows) {
    let missed: Test | null = null;
    let isOut = false;
    for (const test of tests) {
      if (test.wanted === null || test.wanted[test.codes[row] ?? 0] === 1) continue;
      isOut = missed !== null;
      if (isOut) break;
      missed = test;
    }
    if (isOut) continue;
    if (missed) {
      addOne(missed.counts, missed.codes[row] ?? 0);
      missed.missedOnlyHere += 1;
      continue;
    }
    matching[found] = row;
    found += 1;
    for (const { counts, codes } of tests) addOne(counts, codes[row] ?? 0);
  }
  return {
    matching: matching.subarray(0, found),
    counts: Object.fromEntries(tests.map(({ facet, values, counts }) => [facet, countsOf(values, counts)])),
    without: Object.fromEntries(tests.map(({ facet, missedOnlyHere }) => [facet, found + missedOnlyHere])),
  };
}

type Test = {
  facet: Facet;
  values: readonly string[];
  codes: Uint16Array | Uint32Array;
  /** Chosen values by code; null for no filter. */ wanted: Uint8Array | null;
  counts: Uint32Array;
  missedOnlyHere: number;
};

function testOf(table: CourseTable, facet: Facet, chosen: readonly string[]): Test {
  const { values, codes } = facetColumn(table, facet);
  const wanted = chosen.length === 0 ? null : Uint8Array.from(values, (value) => (chosen.includes(value) ? 1 : 0));
  return { facet, values, codes, wanted, counts: new Uint32Array(values.length), missedOnlyHere: 0 };
}

function addOne(counts: Uint32Array, code: number): void {
  counts[code] = (counts[code] ?? 0) + 1;
}

function countsOf(values: readonly string[], counts: Uint32Array): Record<string, number> {
  return Object.fromEntries(
    values.flatMap((value, code) => (value !== '' && counts[code] ? [[value, counts[code]]] : [])),
  );
}
