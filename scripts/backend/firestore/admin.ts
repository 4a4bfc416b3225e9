import { inTransaction } from '../persistence';
import type { AdminQuery, AdminWrite, FirestoreAdmin, StoredDocument } from './contract';
import type { DocumentRecord } from './store/DocumentRecord';
import type { DocumentStore } from './store/documentStore';
import { parseDocumentPath } from './names/documentPath';
import { parseFieldPath } from './names/fieldPath';
import type { FirestoreContext } from './firestoreContext';
import type { ResourceNames } from './names/resourceName';
import type { FieldOperator, Filter } from './queries/filter';
import { prepareQuery, runQuery } from './queries/runQuery';
import { changedSince, scanCollection } from './queries/scan';
import type { StructuredQuery } from './queries/structuredQuery';
import { parseFields } from './values/parseValue';
import { commit } from './writes/commit';
import type { Write } from './writes/parseWrite';

/** Returns access to the documents without rules, for imports, accounts, files and payments. */
export function createAdmin({ store, clock, names, requirements, onCommitted }: FirestoreContext): FirestoreAdmin {
  const write = (writes: Write[]): string[] => {
    const { paths } = commit(store, clock, writes, null);
    if (paths.length > 0) onCommitted(paths);
    return paths;
  };
  return {
    get(path) {
      const document = store.get(parseDocumentPath(path));
      return document === null ? null : toStoredDocument(document);
    },
    set(path, fields) {
      write([toWrite({ set: path, fields }, names)]);
    },
    delete: (path) => write([toWrite({ delete: path }, names)]).length > 0,
    deleteTree(path) {
      const { path: root } = parseDocumentPath(path);
      write([root, ...store.pathsBelow(root)].map(toDeletion));
    },
    deleteTreeInSteps: (path) => deleteInSteps(store, path, (paths) => write(paths.map(toDeletion))),
    commit(writes) {
      write(writes.map((item) => toWrite(item, names)));
    },
    query(query) {
      store.refresh();
      const limits = { composites: requirements.composites, maxBytes: Infinity };
      return runQuery(store, prepareQuery(toStructuredQuery(query)), limits).map(toStoredDocument);
    },
    *scan(collection, { group } = { group: false }) {
      for (const document of scanCollection(store, collection, group)) yield toStoredDocument(document);
    },
    transaction: (work) => inTransaction(store.db, work),
    changedSince: (collection, time, limit) => changedSince(store.statements, collection, time, limit),
  };
}

/** Documents that one step deletes, within about 5 ms. */
const STEP_DOCUMENTS = 100;

/** Deletes the documents below a path, then the path itself, by `remove` at each step. */
function* deleteInSteps(store: DocumentStore, path: string, remove: (paths: string[]) => void): Generator<undefined> {
  const { path: root } = parseDocumentPath(path);
  for (;;) {
    const paths = store.pathsBelow(root, STEP_DOCUMENTS);
    const isLast = paths.length < STEP_DOCUMENTS;
    remove(isLast ? [root, ...paths] : paths);
    yield;
    if (isLast) return;
  }
}

const toDeletion = (path: string): Write => ({ kind: 'delete', at: parseDocumentPath(path), precondition: {} });

function toWrite(item: AdminWrite, names: ResourceNames): Write {
  if ('delete' in item) return toDeletion(item.delete);
  const fields = parseFields(item.fields, names);
  const at = parseDocumentPath('set' in item ? item.set : item.merge);
  const mask = 'set' in item ? null : Object.keys(fields).map((name) => [name]);
  return { kind: 'update', at, fields, mask, transforms: [], precondition: {} };
}

const OPERATORS: Record<NonNullable<AdminQuery['where']>[number]['op'], FieldOperator> = {
  '==': 'EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
};

function toStructuredQuery(query: AdminQuery): StructuredQuery {
  const slash = query.collection.lastIndexOf('/');
  const filters: Filter[] = (query.where ?? []).map(({ field, op, value }) => {
    const path = parseFieldPath(field);
    if (op === '==' && 'nullValue' in value) return { kind: 'unary', path, op: 'IS_NULL' };
    return { kind: 'field', path, op: OPERATORS[op], value };
  });
  return {
    parent: slash === -1 ? '' : query.collection.slice(0, slash),
    collection: query.collection.slice(slash + 1),
    group: query.group ?? false,
    select: null,
    where: filters.length === 0 ? null : { kind: 'composite', op: 'AND', filters },
    orderBy: (query.orderBy ?? []).map(({ field, direction }) => ({
      path: parseFieldPath(field),
      direction: direction ?? 'asc',
    })),
    startAt: null,
    endAt: null,
    limit: query.limit ?? null,
    offset: query.offset ?? 0,
  };
}

function toStoredDocument(document: DocumentRecord): StoredDocument {
  const { path, fields, createTime, updateTime } = document;
  return { path, fields, createTime, updateTime };
}
