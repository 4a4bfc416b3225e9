import {
  plainFieldsOf,
  Reference,
  toWireValue,
  wireFieldsOf,
  type AdminWrite,
  type Backend,
  type StoredDocument,
} from '@lectern/backend';
import { ConflictError, type Documents, type Snapshot, type Write } from './documents';

/** Returns the documents of an embedded backend in this process. */
export function embeddedDocuments({ firestore, projectId }: Pick<Backend, 'firestore' | 'projectId'>): Documents {
  const { admin } = firestore;
  const toWrite = (write: Write): AdminWrite => {
    if ('delete' in write) return write;
    const fields = wireFieldsOf(write.data, projectId);
    return 'set' in write ? { set: write.set, fields } : { merge: write.merge, fields };
  };
  /** Turns what `work` throws into a rejection. */
  const promise = <T>(work: () => T): Promise<T> => Promise.resolve().then(work);
  return {
    get: (path) => promise(() => snapshotOf(admin.get(path))),
    query: ({ where = [], after, ...query }) =>
      promise(() => {
        const startAfter =
          after === undefined ? [] : [{ field: '__name__', op: '>' as const, value: new Reference(after) }];
        const filters = [...where, ...startAfter].map((filter) => ({
          ...filter,
          value: toWireValue(filter.value, projectId),
        }));
        return admin.query({ ...query, where: filters }).map(toSnapshot);
      }),
    commit: (writes, read = new Map()) =>
      promise(() =>
        admin.transaction(() => {
          for (const [path, version] of read)
            if ((admin.get(path)?.updateTime ?? null) !== version) throw new ConflictError(`${path} has changed.`);
          admin.commit(writes.map(toWrite));
        }),
      ),
    changedSince: ({ collection }, time, limit) =>
      promise(() =>
        admin.changedSince(collection, time, limit).map(({ path, updateTime }) => ({ path, version: updateTime })),
      ),
    onCommit: (listener) => firestore.onCommit(listener),
    foreignVersion: () => firestore.dataVersion(),
  };
}

const toSnapshot = ({ path, fields, updateTime }: StoredDocument): Snapshot => ({
  path,
  data: plainFieldsOf(fields),
  version: updateTime,
});

const snapshotOf = (found: StoredDocument | null): Snapshot | null => (found === null ? null : toSnapshot(found));
