import { randomBytes } from 'node:crypto';
import type { FirestoreContext } from '../firestoreContext';
import { parseDocumentPath, type DocumentPath } from '../names/documentPath';
import type { FieldPath } from '../names/fieldPath';
import { invalid, StatusError } from '../StatusError';
import type { DocumentRecord } from '../store/DocumentRecord';
import { fieldMaskOf, type FieldMask } from '../values/fieldAccess';
import { parseFields } from '../values/parseValue';
import { parseMask, parsePrecondition, parseReadMask, type Write } from '../writes/parseWrite';
import { commitFor } from './commitWrites';
import { documentJson } from './documentJson';
import { checkKeys, createReadGuard, type OperationCall } from './operationCall';

/** `GET` of a document. */
export function getDocument(context: FirestoreContext, call: OperationCall): string {
  checkParameters(call, ['mask.fieldPaths']);
  const at = parseDocumentPath(call.path);
  const document = context.store.get(at);
  createReadGuard(context, call).authorize({ method: 'get', path: at.path, before: document });
  if (document === null) throw new StatusError('NOT_FOUND', `Document "${context.names.of(at.path)}" not found.`);
  return documentJson(document, context.names, readMaskOf(call));
}

/** `PATCH` of a document: replaces it, or only the fields that `updateMask` names. Creates it if it is missing. */
export async function patchDocument(context: FirestoreContext, call: OperationCall): Promise<string> {
  checkParameters(call, ['updateMask.fieldPaths', 'mask.fieldPaths', ...PRECONDITIONS]);
  checkDocument(context, call);
  const at = parseDocumentPath(call.path);
  const mask = updateMaskOf(call);
  const after = await update(context, call, at, mask, preconditionOf(call));
  const isReadable = createReadGuard(context, call).allows({ method: 'get', path: at.path, before: after });
  // A caller who may write but not read gets back only what it sent, whatever it asks for.
  const sent = isReadable || mask === null ? null : fieldMaskOf(mask);
  return documentJson(after, context.names, readMaskOf(call), sent);
}

/** `DELETE` of a document. */
export async function deleteDocument(context: FirestoreContext, call: OperationCall): Promise<string> {
  checkParameters(call, PRECONDITIONS);
  const at = parseDocumentPath(call.path);
  await commitFor(context, call, [{ kind: 'delete', at, precondition: preconditionOf(call) }]);
  return '{}';
}

/** `POST` to a collection: creates a document, with a random id unless `documentId` names one. */
export async function createDocument(context: FirestoreContext, call: OperationCall): Promise<string> {
  checkParameters(call, ['documentId', 'mask.fieldPaths']);
  checkDocument(context, call);
  const id = call.parameters.get('documentId') ?? '';
  if (id.includes('/')) throw invalid('documentId must not contain a slash.');
  const at = parseDocumentPath(`${call.path}/${id === '' ? randomId() : id}`);
  const after = await update(context, call, at, null, { exists: false });
  return documentJson(after, context.names, readMaskOf(call));
}

const PRECONDITIONS = ['currentDocument.exists', 'currentDocument.updateTime'];

async function update(
  context: FirestoreContext,
  call: OperationCall,
  at: DocumentPath,
  mask: FieldPath[] | null,
  precondition: Write['precondition'],
): Promise<DocumentRecord> {
  const fields = parseFields(call.body.fields, context.names);
  const write: Write = { kind: 'update', at, fields, mask, transforms: [], precondition };
  const { steps } = await commitFor(context, call, [write]);
  const after = steps[0]?.after ?? null;
  if (after === null) throw new Error('An update left no document.');
  return after;
}

/** Throws StatusError when the body is not a document with the name of the address, or without a name. */
function checkDocument({ names }: FirestoreContext, { body, path }: OperationCall): void {
  checkKeys(body, ['name', 'fields', 'createTime', 'updateTime']);
  if (body.name !== undefined && body.name !== '' && body.name !== names.of(path))
    throw invalid('The name of the document must be that of the address.');
}

/** Throws StatusError for parameters other than `known` and those that any Google API takes. */
export function checkParameters({ parameters }: OperationCall, known: readonly string[]): void {
  const unknown = [...parameters.keys()].find((key) => !known.includes(key) && !COMMON_PARAMETERS.includes(key));
  if (unknown !== undefined) throw invalid(`This request does not support the parameter "${unknown.slice(0, 40)}".`);
}

/** Source: Google's "System Parameters". */
const COMMON_PARAMETERS = ['key', 'alt', 'prettyPrint', '$prettyPrint', '$alt', 'fields', 'quotaUser'];

/** Returns the mask of the fields to return, or null without one. Throws StatusError. */
export function readMaskOf({ parameters }: OperationCall): FieldMask | null {
  const fieldPaths = parameters.getAll('mask.fieldPaths');
  return fieldPaths.length === 0 ? null : parseReadMask({ fieldPaths });
}

function updateMaskOf({ parameters }: OperationCall): FieldPath[] | null {
  const fieldPaths = parameters.getAll('updateMask.fieldPaths');
  return fieldPaths.length === 0 ? null : parseMask({ fieldPaths });
}

function preconditionOf({ parameters }: OperationCall): Write['precondition'] {
  const exists = parameters.get('currentDocument.exists');
  const updateTime = parameters.get('currentDocument.updateTime');
  if (exists !== null && exists !== 'true' && exists !== 'false')
    throw invalid('currentDocument.exists must be true or false.');
  return parsePrecondition({
    ...(exists === null ? {} : { exists: exists === 'true' }),
    ...(updateTime === null ? {} : { updateTime }),
  });
}

const ID_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Returns an id of 20 letters and digits, as the SDK makes them. */
function randomId(): string {
  let id = '';
  while (id.length < 20) for (const byte of randomBytes(32)) if (byte < 248) id += ID_CHARACTERS[byte % 62] ?? '';
  return id.slice(0, 20);
}
