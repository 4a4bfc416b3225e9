import { invalid } from '../StatusError';
import { isNamePath, type FieldPath } from '../names/fieldPath';
import type { DocumentStore } from '../store/documentStore';
import type { DocumentRecord } from '../store/DocumentRecord';
import { fieldAt } from '../values/fieldAccess';
import { isRecord } from '../values/json';
import { toDouble } from '../values/parseScalar';
import type { WireFields, WireValue } from '../../wireValue';
import { parseReference } from './filter';
import { countQuery, runQuery, type PreparedQuery, type QueryLimits } from './runQuery';

export type Aggregation = { alias: string } & (
  { kind: 'count'; upTo: number | null } | { kind: 'sum' | 'avg'; path: FieldPath }
);

const MAX_AGGREGATIONS = 5;

/** Parses `aggregations`. Throws StatusError. Source: google.firestore.v1.StructuredAggregationQuery. */
export function parseAggregations(json: unknown): Aggregation[] {
  if (!Array.isArray(json) || json.length === 0 || json.length > MAX_AGGREGATIONS)
    throw invalid(`A query must have between 1 and ${MAX_AGGREGATIONS} aggregations.`);
  const taken = new Set<string>();
  return json.map((item: unknown, at) => {
    if (!isRecord(item)) throw invalid('An aggregation must be an object.');
    const { alias = `field_${at + 1}` } = item;
    if (typeof alias !== 'string' || alias === '' || alias.length > 1500)
      throw invalid('An alias must be a text of at most 1500 bytes.');
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
 * Returns the results by alias. Counts alone read no documents when an index can answer them. Throws StatusError when
 * more than `limits.maxBytes` of documents would be in memory.
 */
export function aggregateQuery(
  store: DocumentStore,
  prepared: PreparedQuery,
  aggregations: readonly Aggregation[],
  limits: QueryLimits,
): WireFields {
  const counts = aggregations.filter((item) => item.kind === 'count');
  if (counts.length < aggregations.length) return aggregate(runQuery(store, prepared, limits), aggregations);
  const total = countQuery(store, prepared, limits);
  return Object.fromEntries(counts.map(({ alias, upTo }) => [alias, countValue(total, upTo)]));
}

/**
 * Aggregates only documents that have every aggregated field: hosted Firestore computes all aggregations from one
 * index.
 */
function aggregate(documents: readonly DocumentRecord[], aggregations: readonly Aggregation[]): WireFields {
  const paths = aggregations.flatMap((item) => (item.kind === 'count' ? [] : [item.path]));
  const complete = documents.filter((document) => paths.every((path) => fieldAt(document.fields, path) !== undefined));
  const results: WireFields = {};
  for (const item of aggregations) {
    results[item.alias] =
      item.kind === 'count' ? countValue(complete.length, item.upTo) : combine(complete, item.kind, item.path);
  }
  return results;
}

/** Returns a count in the protocol's form, at most `upTo`. */
function countValue(length: number, upTo: number | null): WireValue {
  return { integerValue: String(upTo === null ? length : Math.min(length, upTo)) };
}

/** Skips values that are not numbers. Integers sum exactly; beyond 64 bits, or with a double, the sum is a double. */
function combine(documents: readonly DocumentRecord[], kind: 'sum' | 'avg', path: FieldPath): WireValue {
  let whole = 0n;
  let fraction = 0;
  let doubles = 0;
  let count = 0;
  for (const document of documents) {
    const value = fieldAt(document.fields, path);
    if (value === undefined) continue;
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
