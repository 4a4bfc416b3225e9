import { invalid } from '../StatusError';
import { isNamePath, type FieldPath } from '../names/fieldPath';
import type { DocumentReader } from '../store/documentReader';
import { fieldAt } from '../values/fieldAccess';
import { isRecord } from '../values/json';
import { toDouble } from '../values/parseScalar';
import type { WireFields, WireValue } from '../../wireValue';
import { parseReference } from './filter';
import { countByIndex, findDocuments, type Paused, type PlannedQuery } from './runQuery';

/** One aggregation of a query, and the name of its result. */
export type Aggregation = { alias: string } & (
  { kind: 'count'; upTo: number | null } | { kind: 'sum' | 'avg'; path: FieldPath }
);

const MAX_AGGREGATIONS = 5;

/** Parses `aggregations`. Throws StatusError. Source: google.firestore.v1.StructuredAggregationQuery. */
export function parseAggregations(json: unknown): Aggregation[] {
  if (!Array.isArray(json) || json.length === 0 || json.length > MAX_AGGREGATIONS)
    throw invalid(`A query must have between 1 and ${MAX_AGGREGATIONS} aggregations.`);
  const taken = new Set<string>();
  return json.map((item: unknown, index) => {
    if (!isRecord(item)) throw invalid('An aggregation must be an object.');
    const { alias = `field_${index + 1}` } = item;
    if (typeof alias !== 'string' || alias === '' || alias.length > 1500)
      throw invalid('An alias must be a string of at most 1500 bytes.');
    if (taken.has(alias)) throw invalid('The aliases of aggregations must differ.');
    taken.add(alias);
    return { alias, ...parseOperation(item) };
  });
}

function parseOperation(
  item: Record<string, unknown>,
): { kind: 'count'; upTo: number | null } | { kind: 'sum' | 'avg'; path: FieldPath } {
  const kinds = ['count', 'sum', 'avg'].filter((kind) => item[kind] !== undefined);
  const [kind] = kinds;
  const content = kind === undefined ? undefined : item[kind];
  if (kinds.length !== 1 || !isRecord(content))
    throw invalid('An aggregation must have exactly one of count, sum and avg.');
  if (kind === 'count') return { kind, upTo: parseUpTo(content.upTo) };
  const path = parseReference(content.field);
  if (isNamePath(path)) throw invalid('__name__ cannot be summed.');
  return { kind: kind === 'sum' ? 'sum' : 'avg', path };
}

/** Parses a 64-bit count, which arrives as text or as `{ value }`. */
function parseUpTo(json: unknown): number | null {
  const value = isRecord(json) ? json.value : json;
  if (value === undefined || value === null) return null;
  const count = Number(value);
  if ((typeof value !== 'string' && typeof value !== 'number') || !Number.isSafeInteger(count) || count <= 0)
    throw invalid('upTo must be a whole number above 0.');
  return count;
}

/**
 * Returns the results by alias, with pauses. Counts alone read no documents when an index can answer them. Throws
 * StatusError when the query finds more than `maxBytes` of documents.
 */
export function* aggregateQuery(
  reader: DocumentReader,
  planned: PlannedQuery,
  aggregations: readonly Aggregation[],
  maxBytes: number,
): Paused<WireFields> {
  const counts = aggregations.filter((item) => item.kind === 'count');
  const total = counts.length < aggregations.length ? null : countByIndex(reader, planned);
  if (total !== null) return Object.fromEntries(counts.map(({ alias, upTo }) => [alias, countValue(total, upTo)]));
  const paths = aggregations.flatMap((item) => (item.kind === 'count' ? [] : [item.path]));
  const rows: Row[] = [];
  for (const document of yield* findDocuments(reader, planned, maxBytes)) {
    const values = paths.map((path) => fieldAt(document.fields, path));
    if (document.isLarge) yield;
    document.release();
    if (!values.includes(undefined)) rows.push(values);
  }
  return combineAll(rows, aggregations);
}

/** The aggregated values of one document, in the order of the aggregations that have a field. */
type Row = readonly (WireValue | undefined)[];

/**
 * Aggregates the rows of documents that have every aggregated field: hosted Firestore computes all aggregations from
 * one index.
 */
function combineAll(rows: readonly Row[], aggregations: readonly Aggregation[]): WireFields {
  const results: WireFields = {};
  let column = 0;
  for (const item of aggregations) {
    if (item.kind === 'count') results[item.alias] = countValue(rows.length, item.upTo);
    else {
      const fieldColumn = column;
      column += 1;
      const values = rows.flatMap((row) => row[fieldColumn] ?? []);
      results[item.alias] = combine(values, item.kind);
    }
  }
  return results;
}

/** Returns a count in the protocol's form, at most `upTo`. */
function countValue(length: number, upTo: number | null): WireValue {
  return { integerValue: String(upTo === null ? length : Math.min(length, upTo)) };
}

/** Skips values that are not numbers. Integers sum exactly; beyond 64 bits, or with a double, the sum is a double. */
function combine(values: readonly WireValue[], kind: 'sum' | 'avg'): WireValue {
  let whole = 0n;
  let fraction = 0;
  let doubles = 0;
  let count = 0;
  for (const value of values) {
    if ('integerValue' in value) whole += BigInt(value.integerValue);
    else if ('doubleValue' in value) {
      fraction += Number(value.doubleValue);
      doubles += 1;
    } else continue;
    count += 1;
  }
  if (kind === 'avg')
    return count === 0 ? { nullValue: null } : { doubleValue: toDouble((Number(whole) + fraction) / count) };
  const fits = whole === BigInt.asIntN(64, whole);
  return doubles === 0 && fits
    ? { integerValue: whole.toString() }
    : { doubleValue: toDouble(Number(whole) + fraction) };
}
