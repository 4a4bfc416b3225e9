import type { Caller } from '../../wireValue';
import type { FirestoreContext } from '../firestoreContext';
import { createGuard, type Access, type Guard } from '../guard';
import { fieldPathText } from '../names/fieldPath';
import { filterJson } from '../queries/filter';
import { collectionPath } from '../queries/plan';
import type { PreparedQuery } from '../queries/runQuery';
import type { Answer } from '../request/answer';
import { invalid } from '../StatusError';

/** A request with its address, body and token parsed. `path` is the document it is relative to, empty for the root. */
export type OperationCall = {
  path: string;
  body: Record<string, unknown>;
  /** The body's size as it arrived. */
  bodyBytes: number;
  /** The parameters of the address. Calls of the SDK have none. */
  parameters: URLSearchParams;
  caller: Caller;
  /** The key of the client, which it can't choose. */
  client: string;
  /** Returns a signal that is aborted when the client leaves. */
  signal: () => AbortSignal;
  onRefused: (access: Access, reason: string) => void;
};

/** Returns the JSON of the response. Throws StatusError, or rejects with it. */
export type Operation = (context: FirestoreContext, call: OperationCall) => Answer | Promise<Answer>;

/** Throws StatusError unless the operation is called on the database itself. */
export function requireRootPath(call: OperationCall): void {
  if (call.path !== '') throw invalid('This operation is called on the database, not on a document.');
}

/**
 * Throws StatusError for unknown keys and for server-side transactions. Transactions are optimistic, as the client SDK
 * makes them: it reads, then commits with the update times that it read.
 */
export function checkKeys(body: Record<string, unknown>, known: readonly string[]): void {
  if (body.transaction !== undefined || body.newTransaction !== undefined)
    throw invalid('Server-side transactions are not supported: commit with currentDocument.updateTime.');
  if (body.readTime !== undefined) throw invalid('Reads of the past are not supported.');
  const unknown = Object.keys(body).find((key) => key !== 'database' && !known.includes(key));
  if (unknown !== undefined) throw invalid(`Invalid JSON payload received. Unknown name "${unknown.slice(0, 40)}".`);
}

/** Returns the guard of a request that only reads. */
export function createReadGuard({ options, store }: FirestoreContext, { caller, onRefused }: OperationCall): Guard {
  const { ruleset, now } = options;
  return createGuard({ ruleset, store, caller, time: new Date(now()), onRefused });
}

/**
 * Throws StatusError unless the rules allow the query and the indexes that hosted Firestore needs are declared. Rules
 * are checked first, so that a refused caller learns nothing about indexes or documents.
 */
export function authorizeQuery(context: FirestoreContext, call: OperationCall, { query, parts }: PreparedQuery): void {
  createReadGuard(context, call).authorize({
    method: 'list',
    path: collectionPath(query),
    query: {
      where: query.where === null ? null : filterJson(query.where),
      orderBy: query.orderBy.map(({ path, direction }) => ({
        field: { fieldPath: fieldPathText(path) },
        direction: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
      })),
      limit: query.limit,
      offset: query.offset,
      collectionGroup: query.group,
    },
  });
  for (const { shape } of parts) context.requirements.check(shape);
}
