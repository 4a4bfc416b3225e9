import type { FirestoreContext } from '../firestoreContext';
import { aggregateQuery, parseAggregations } from '../queries/aggregate';
import { prepareQuery } from '../queries/runQuery';
import { parseStructuredQuery } from '../queries/structuredQuery';
import { invalid } from '../StatusError';
import { isRecord } from '../values/json';
import { formatMicros } from '../values/timestamp';
import { authorizeQuery, checkKeys, MAX_RESULT_BYTES, type OperationCall } from './operationCall';

/** `:runAggregationQuery`: count, sum and average over the documents of a query. */
export function queryAggregation(context: FirestoreContext, call: OperationCall): string {
  checkKeys(call.body, ['structuredAggregationQuery', 'parent']);
  const json = call.body.structuredAggregationQuery;
  if (!isRecord(json)) throw invalid('structuredAggregationQuery must be an object.');
  const aggregations = parseAggregations(json.aggregations);
  const prepared = prepareQuery(parseStructuredQuery(json.structuredQuery, call.path, context.names));
  authorizeQuery(context, call, prepared);
  const { composites } = context.requirements;
  const limits = { composites, maxBytes: MAX_RESULT_BYTES };
  const aggregateFields = aggregateQuery(context.store, prepared, aggregations, limits);
  return JSON.stringify([{ result: { aggregateFields }, readTime: formatMicros(context.clock.current()) }]);
}
