import type { FirestoreContext } from '../firestoreContext';
import { aggregateQuery, parseAggregations } from '../queries/aggregate';
import { planInSteps, prepareAggregation, prepareQuery } from '../queries/runQuery';
import { parseStructuredQuery } from '../queries/structuredQuery';
import type { Answer } from '../request/answer';
import { invalid } from '../StatusError';
import { isRecord } from '../values/json';
import { formatMicros } from '../values/timestamp';
import { authorizeQuery, checkKeys, type OperationCall } from './operationCall';
import { readInTurn } from './readInTurn';

/** `:runAggregationQuery`: count, sum and average over the documents of a query. */
export function queryAggregation(context: FirestoreContext, call: OperationCall): Promise<Answer> {
  checkKeys(call.body, ['structuredAggregationQuery', 'parent']);
  const json = call.body.structuredAggregationQuery;
  if (!isRecord(json)) throw invalid('structuredAggregationQuery must be an object.');
  const aggregations = parseAggregations(json.aggregations);
  const query = parseStructuredQuery(json.structuredQuery, call.path, context.names);
  const fields = aggregations.flatMap((item) => (item.kind === 'count' ? [] : [item.path]));
  const prepared = prepareAggregation(query, fields);
  const { requestBytes } = context.governor.limits;
  return readInTurn(context, call, function* (openReader) {
    authorizeQuery(context, call, prepareQuery(query));
    const planned = yield* planInSteps(context.store, prepared, context.requirements.composites);
    const readTime = formatMicros(context.clock.current());
    const aggregateFields = yield* aggregateQuery(openReader(), planned, aggregations, requestBytes);
    return JSON.stringify([{ result: { aggregateFields }, readTime }]);
  });
}
