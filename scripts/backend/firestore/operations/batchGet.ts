import type { FirestoreContext } from '../firestoreContext';
import { invalid, StatusError } from '../StatusError';
import { formatMicros } from '../values/timestamp';
import { parseMask } from '../writes/parseWrite';
import { documentJson } from './documentJson';
import { checkKeys, createReadGuard, MAX_RESULT_BYTES, requireRootPath, type OperationCall } from './operationCall';

const MAX_DOCUMENTS = 1000;

/** `:batchGet`: reads documents by name. The rules must allow each one. */
export function batchGet(context: FirestoreContext, call: OperationCall): string {
  requireRootPath(call);
  checkKeys(call.body, ['documents', 'mask']);
  const { documents } = call.body;
  if (!Array.isArray(documents) || documents.length > MAX_DOCUMENTS)
    throw invalid(`documents must be a list of at most ${MAX_DOCUMENTS} names.`);
  const mask = parseMask(call.body.mask);
  const parsed = documents.map((name: unknown) => context.names.parse(name));
  const readTime = formatMicros(context.clock.current());
  const guard = createReadGuard(context, call);
  let bytes = 0;
  const answers = [...new Map(parsed.map((at) => [at.path, at])).values()].map((at) => {
    const document = context.store.get(at);
    bytes += document?.json.length ?? 0;
    if (bytes > MAX_RESULT_BYTES)
      throw new StatusError(
        'RESOURCE_EXHAUSTED',
        `The documents are larger than ${MAX_RESULT_BYTES} bytes together: ask for fewer.`,
      );
    guard.authorize({ method: 'get', path: at.path, before: document });
    if (document === null) return `{"missing":${JSON.stringify(context.names.of(at.path))},"readTime":"${readTime}"}`;
    return `{"found":${documentJson(document, context.names, mask)},"readTime":"${readTime}"}`;
  });
  return `[${answers.join(',')}]`;
}
