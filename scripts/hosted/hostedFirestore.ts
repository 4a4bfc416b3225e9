import type { AdminQuery, AdminWrite, StoredDocument, WireFields } from '@lectern/backend';
import { ConflictError } from '../processing';
import { GoogleError, type CallGoogle } from './callGoogle';
import { HostedError } from './HostedError';
import { microsOf, timestampOf } from './timestamps';

/** A query; `after` continues behind the document of that path, in the order of paths. */
export type HostedQuery = AdminQuery & { after?: string };

/** Versions of documents that a commit depends on, in microseconds since 1970; null: does not exist. */
export type Versions = ReadonlyMap<string, number | null>;

/** Documents of a hosted project in wire form, without rules. Rejects as CallGoogle does. */
export type HostedFirestore = {
  get(path: string): Promise<StoredDocument | null>;
  query(query: HostedQuery): Promise<StoredDocument[]>;
  /** Applies all writes or none. Rejects with a ConflictError when a version in `read` is not the current one. */
  commit(writes: readonly AdminWrite[], read?: Versions): Promise<void>;
};

type WireDocument = { name: string; fields?: WireFields; createTime: string; updateTime: string };

/** Returns the documents of the project at `origin`, such as `https://firestore.googleapis.com`. */
export function hostedFirestore(call: CallGoogle, origin: string, projectId: string): HostedFirestore {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const toStored = ({ name, fields = {}, createTime, updateTime }: WireDocument): StoredDocument => ({
    path: name.slice(root.length + 1),
    fields,
    createTime: microsOf(createTime),
    updateTime: microsOf(updateTime),
  });
  const urlOf = (path: string): string => `${origin}/v1/${root}${path && '/'}${encodePath(path)}`;
  return {
    async get(path) {
      try {
        return toStored((await call(urlOf(path))) as WireDocument);
      } catch (error) {
        if (!(error instanceof GoogleError) || error.status !== 404) throw error;
        if (/database .* does not exist/i.test(error.message)) throw noDatabase(projectId);
        return null;
      }
    },
    async query(query) {
      const slash = query.collection.lastIndexOf('/');
      const parent = slash === -1 ? '' : query.collection.slice(0, slash);
      try {
        const found = await call(`${urlOf(parent)}:runQuery`, { structuredQuery: toStructured(query, root) });
        return (found as { document?: WireDocument }[]).flatMap(({ document }) => (document ? toStored(document) : []));
      } catch (error) {
        throw error instanceof GoogleError && error.code === 'FAILED_PRECONDITION' ? missingIndex(error) : error;
      }
    },
    async commit(writes, read = new Map()) {
      const nameOf = (path: string): string => `${root}/${path}`;
      try {
        await call(`${urlOf('')}:commit`, { writes: toWrites(writes, read, nameOf) });
      } catch (error) {
        if (error instanceof GoogleError && CONFLICTS.includes(error.code)) throw new ConflictError(error.message);
        throw error;
      }
    },
  };
}

const CONFLICTS = ['ABORTED', 'FAILED_PRECONDITION', 'ALREADY_EXISTS', 'NOT_FOUND'];

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

const noDatabase = (projectId: string): HostedError =>
  new HostedError(
    `The project ${projectId} has no Firestore database.`,
    'Create one in the Firebase console, and deploy its rules and indexes: firebase deploy --only firestore',
  );

const missingIndex = (error: GoogleError): HostedError =>
  new HostedError(
    `A query needs an index that the project does not have: ${error.message.slice(0, 500)}`,
    'Deploy the indexes: firebase deploy --only firestore:indexes. Building them takes a few minutes.',
  );

const OPERATORS: Record<NonNullable<AdminQuery['where']>[number]['op'], string> = {
  '==': 'EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
};

function toStructured(
  { collection, group, where = [], orderBy = [], limit, offset, after }: HostedQuery,
  root: string,
) {
  const filters = where.map(({ field, op, value }) => ({
    fieldFilter: { field: { fieldPath: field }, op: OPERATORS[op], value },
  }));
  const byName = after === undefined ? [] : [{ field: '__name__' }];
  return {
    from: [{ collectionId: collection.slice(collection.lastIndexOf('/') + 1), allDescendants: group === true }],
    ...(filters.length === 0 ? {} : { where: { compositeFilter: { op: 'AND', filters } } }),
    orderBy: [...orderBy, ...byName].map(
      ({ field, direction = 'asc' }: { field: string; direction?: 'asc' | 'desc' }) => ({
        field: { fieldPath: field },
        direction: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
      }),
    ),
    ...(after === undefined ? {} : { startAt: { values: [{ referenceValue: `${root}/${after}` }], before: false } }),
    ...(limit === undefined ? {} : { limit }),
    ...(offset === undefined ? {} : { offset }),
  };
}

/** The first write of a document carries its condition; documents that are only read are verified. */
function toWrites(writes: readonly AdminWrite[], read: Versions, nameOf: (path: string) => string): object[] {
  const open = new Map(read);
  const conditionOf = (path: string): object => {
    const version = open.get(path);
    open.delete(path);
    if (version === undefined) return {};
    return { currentDocument: version === null ? { exists: false } : { updateTime: timestampOf(version) } };
  };
  const written = writes.flatMap((write): object[] => {
    if ('delete' in write) {
      if (open.get(write.delete) === null) return [];
      return [{ delete: nameOf(write.delete), ...conditionOf(write.delete) }];
    }
    const path = 'set' in write ? write.set : write.merge;
    const mask = 'set' in write ? {} : { updateMask: { fieldPaths: Object.keys(write.fields).map(quoted) } };
    return [{ update: { name: nameOf(path), fields: write.fields }, ...mask, ...conditionOf(path) }];
  });
  return [...written, ...[...open.keys()].map((path) => ({ verify: nameOf(path), ...conditionOf(path) }))];
}

/** Returns a field's name as a path of one segment. */
const quoted = (name: string): string =>
  /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) ? name : `\`${name.replace(/[\\`]/g, '\\$&')}\``;
