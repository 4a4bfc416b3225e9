import type { FirestoreContext } from '../firestoreContext';
import { isNamePath, parseFieldPath } from '../names/fieldPath';
import { findDocuments, planInSteps, prepareQuery, type PreparedQuery } from '../queries/runQuery';
import { parseStructuredQuery, type Cursor, type Order } from '../queries/structuredQuery';
import { AnswerWriter, type Answer } from '../request/answer';
import { invalid } from '../StatusError';
import type { DocumentRecord } from '../store/DocumentRecord';
import { fieldAt } from '../values/fieldAccess';
import { parseValue } from '../values/parseValue';
import { documentJson } from './documentJson';
import { authorizeQuery, type OperationCall } from './operationCall';
import { readInTurn } from './readInTurn';
import { checkParameters, readMaskOf } from './singleDocuments';

/** Source: Firestore's REST API, where a list has 20 documents by default and at most 300. */
const DEFAULT_PAGE = 20;
const MAX_PAGE = 300;

/** `GET` of a collection: one page of its documents. A token continues after the last document of a page. */
export function listDocuments(context: FirestoreContext, call: OperationCall): Promise<Answer> {
  checkParameters(call, ['pageSize', 'pageToken', 'orderBy', 'mask.fieldPaths']);
  const mask = readMaskOf(call);
  const size = pageSizeOf(call);
  const prepared = prepareList(context, call, size);
  // One more document than the page has tells whether there is another page.
  const fetched = { ...prepared, query: { ...prepared.query, limit: size + 1 } };
  return readInTurn(context, call, function* (openReader) {
    authorizeQuery(context, call, prepared);
    const planned = yield* planInSteps(context.store, fetched, context.requirements.composites);
    const found = yield* findDocuments(openReader(), planned, context.governor.limits.requestBytes);
    const page = found.slice(0, size);
    const last = found.length > size ? page.at(-1) : undefined;
    if (page.length === 0) return '{}';
    const token = last === undefined ? '' : `,"nextPageToken":"${tokenAfter(context, last, prepared.orders)}"`;
    const answer = new AnswerWriter();
    for (const [at, document] of page.entries()) {
      answer.add(`${at === 0 ? '{"documents":[' : ','}${documentJson(document, context.names, mask)}`);
      if (document.isLarge) yield;
      document.release();
    }
    answer.add(`]${token}}`);
    return answer.finish();
  });
}

function prepareList(context: FirestoreContext, call: OperationCall, size: number): PreparedQuery {
  const slash = call.path.lastIndexOf('/');
  const json = { from: [{ collectionId: call.path.slice(slash + 1) }], limit: size };
  const query = parseStructuredQuery(json, slash === -1 ? '' : call.path.slice(0, slash), context.names);
  const ordered = { ...query, orderBy: parseOrderBy(call.parameters.get('orderBy')) };
  const token = call.parameters.get('pageToken') ?? '';
  return prepareQuery({ ...ordered, startAt: token === '' ? null : parseToken(context, token) });
}

function pageSizeOf({ parameters }: OperationCall): number {
  const text = parameters.get('pageSize') ?? '0';
  if (!/^\d{1,9}$/.test(text)) throw invalid('pageSize must be a whole number that is not negative.');
  return Math.min(Number(text) === 0 ? DEFAULT_PAGE : Number(text), MAX_PAGE);
}

/** Parses `field desc, other.field`. Throws StatusError. */
function parseOrderBy(text: string | null): Order[] {
  if (text === null || text.trim() === '') return [];
  return text.split(',').map((part) => {
    const [, path = '', direction = 'asc'] = /^\s*(\S+)(?:\s+(asc|desc))?\s*$/i.exec(part) ?? [];
    if (path === '') throw invalid('orderBy must be like "priority desc, name".');
    return { path: parseFieldPath(path), direction: direction.toLowerCase() === 'desc' ? 'desc' : 'asc' };
  });
}

/** Returns a token for the place after a document: its values in the order of the list. */
function tokenAfter({ names }: FirestoreContext, document: DocumentRecord, orders: readonly Order[]): string {
  const values = orders.map(({ path }) =>
    isNamePath(path) ? { referenceValue: names.of(document.path) } : fieldAt(document.fields, path),
  );
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

function parseToken({ names }: FirestoreContext, token: string): Cursor {
  try {
    const values: unknown = JSON.parse(Buffer.from(token, 'base64url').toString());
    if (Array.isArray(values) && values.length > 0)
      return { values: values.map((value: unknown) => parseValue(value, names)), before: false };
  } catch {
    // Refused below.
  }
  throw invalid('The pageToken is invalid: use the nextPageToken of the previous page, with the same orderBy.');
}
