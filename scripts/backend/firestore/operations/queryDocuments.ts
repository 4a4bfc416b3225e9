import type { FirestoreContext } from '../firestoreContext';
import { isNamePath } from '../names/fieldPath';
import { findDocuments, planInSteps, prepareQuery } from '../queries/runQuery';
import { parseStructuredQuery } from '../queries/structuredQuery';
import { AnswerWriter, type Answer } from '../request/answer';
import { fieldMaskOf } from '../values/fieldAccess';
import { formatMicros } from '../values/timestamp';
import { documentJson } from './documentJson';
import { authorizeQuery, checkKeys, type OperationCall } from './operationCall';
import { readInTurn } from './readInTurn';

/** `:runQuery`: the documents of a query, in order. */
export function queryDocuments(context: FirestoreContext, call: OperationCall): Promise<Answer> {
  checkKeys(call.body, ['structuredQuery', 'parent']);
  const query = parseStructuredQuery(call.body.structuredQuery, call.path, context.names);
  const prepared = prepareQuery(query);
  const mask = query.select === null ? null : fieldMaskOf(query.select.filter((path) => !isNamePath(path)));
  return readInTurn(context, call, function* (openReader) {
    authorizeQuery(context, call, prepared);
    const planned = yield* planInSteps(context.store, prepared, context.requirements.composites);
    const readTime = formatMicros(context.clock.current());
    const documents = yield* findDocuments(openReader(), planned, context.governor.limits.requestBytes);
    if (documents.length === 0) return `[{"readTime":"${readTime}"}]`;
    const answer = new AnswerWriter();
    for (const [at, document] of documents.entries()) {
      const json = documentJson(document, context.names, mask);
      answer.add(`${at === 0 ? '[' : ','}{"document":${json},"readTime":"${readTime}"}`);
      if (document.isLarge || at % 100 === 99) yield;
      document.release();
    }
    answer.add(']');
    return answer.finish();
  });
}
