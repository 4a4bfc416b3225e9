import { StatusError } from '../StatusError';
import type { Target } from '../request/target';
import { batchGet } from './batchGet';
import { commitWrites } from './commitWrites';
import { listDocuments } from './listDocuments';
import type { Operation } from './operationCall';
import { queryAggregation } from './queryAggregation';
import { queryDocuments } from './queryDocuments';
import { createDocument, deleteDocument, getDocument, patchDocument } from './singleDocuments';

/** An operation. One that streams answers in an array, also when it refuses. */
type FoundOperation = { run: Operation; streams?: boolean };

/** The operations that the client SDK calls, by the name at the end of the address. */
const NAMED = new Map<string, FoundOperation>([
  ['batchGet', { run: batchGet, streams: true }],
  ['commit', { run: commitWrites }],
  ['runQuery', { run: queryDocuments, streams: true }],
  ['runAggregationQuery', { run: queryAggregation, streams: true }],
]);

/** The operations on the address of one document, and on that of a collection, by method. */
const ON_DOCUMENT: Record<string, Operation> = { GET: getDocument, PATCH: patchDocument, DELETE: deleteDocument };
const ON_COLLECTION: Record<string, Operation> = { GET: listDocuments, POST: createDocument };

/** Finds the operation of a request. Throws StatusError (NOT_FOUND) when there is none. */
export function findOperation(method: string, { path, operation }: Target): FoundOperation {
  const named = NAMED.get(operation);
  if (named !== undefined) return named;
  const names = [...NAMED.keys()].join(', ');
  if (operation !== '' || path === '')
    throw new StatusError('NOT_FOUND', `There is no operation "${operation.slice(0, 40)}": this backend has ${names}.`);
  const isDocument = path.split('/').length % 2 === 0;
  const run = (isDocument ? ON_DOCUMENT : ON_COLLECTION)[method];
  if (run === undefined)
    throw new StatusError('NOT_FOUND', `A ${isDocument ? 'document' : 'collection'} has no ${method}.`);
  return { run };
}
