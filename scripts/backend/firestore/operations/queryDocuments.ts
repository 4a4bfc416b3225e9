import type { FirestoreContext } from '../firestoreContext';
import { isNamePath } from '../names/fieldPath';
import { prepareQuery, runQuery } from '../queries/runQuery';
import { parseStructuredQuery } from '../queries/structuredQuery';
import { formatMicros } from '../values/timestamp';
import { documentJson } from './documentJson';
import { authorizeQuery, checkKeys, MAX_RESULT_BYTES, type OperationCall } from './operationCall';

/** `:runQuery`: the documents of a query, in order. */
export function queryDocuments(context: FirestoreContext, call: OperationCall): string {
  checkKeys(call.body, ['structuredQuery', 'parent']);
  const query = parseStructuredQuery(call.body.structuredQuery, call.path, context.names);
  const prepared = prepareQuery(query);
  authorizeQuery(context, call, prepared);
  const readTime = formatMicros(context.clock.current());
  const { composites } = context.requirements;
  const documents = runQuery(context.store, prepared, { composites, maxBytes: MAX_RESULT_BYTES });
  if (documents.length === 0) return `[{"readTime":"${readTime}"}]`;
  const mask = query.select === null ? null : query.select.filter((path) => !isNamePath(path));
  const answers = documents.map(
    (document) => `{"document":${documentJson(document, context.names, mask)},"readTime":"${readTime}"}`,
  );
  return `[${answers.join(',')}]`;
}
