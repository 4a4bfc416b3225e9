import type { FirestoreContext } from '../firestoreContext';
import { AnswerWriter, type Answer } from '../request/answer';
import { invalid, StatusError } from '../StatusError';
import { formatMicros } from '../values/timestamp';
import { parseReadMask } from '../writes/parseWrite';
import { documentJson } from './documentJson';
import { checkKeys, createReadGuard, requireRootPath, type OperationCall } from './operationCall';
import { readInTurn } from './readInTurn';

const MAX_DOCUMENTS = 1000;
/** Documents and bytes of them between two pauses. */
const PAUSE_DOCUMENTS = 100;
const PAUSE_BYTES = 128 * 1024;

/** `:batchGet`: reads documents by name. The rules must allow each one. */
export function batchGet(context: FirestoreContext, call: OperationCall): Promise<Answer> {
  requireRootPath(call);
  checkKeys(call.body, ['documents', 'mask']);
  const { documents } = call.body;
  if (!Array.isArray(documents) || documents.length > MAX_DOCUMENTS)
    throw invalid(`documents must be a list of at most ${MAX_DOCUMENTS} names.`);
  const mask = parseReadMask(call.body.mask);
  const parsed = documents.map((name: unknown) => context.names.parse(name));
  const distinct = [...new Map(parsed.map((at) => [at.path, at])).values()];
  const { requestBytes } = context.governor.limits;
  return readInTurn(context, call, function* (openReader) {
    const reader = openReader();
    const readTime = formatMicros(context.clock.current());
    const guard = createReadGuard(context, call);
    const answer = new AnswerWriter();
    let [bytes, pausedAt] = [0, 0];
    for (const [count, at] of distinct.entries()) {
      const document = reader.get(at);
      bytes += document?.size ?? 0;
      if (bytes > requestBytes)
        throw new StatusError(
          'RESOURCE_EXHAUSTED',
          `The documents are larger than ${requestBytes} bytes together: ask for fewer.`,
        );
      guard.authorize({ method: 'get', path: at.path, before: document });
      const json =
        document === null
          ? `"missing":${JSON.stringify(context.names.of(at.path))}`
          : `"found":${documentJson(document, context.names, mask)}`;
      answer.add(`${count === 0 ? '[' : ','}{${json},"readTime":"${readTime}"}`);
      if (bytes - pausedAt < PAUSE_BYTES && count % PAUSE_DOCUMENTS < PAUSE_DOCUMENTS - 1) continue;
      pausedAt = bytes;
      yield;
    }
    answer.add(distinct.length === 0 ? '[]' : ']');
    return answer.finish();
  });
}
