import { plainFieldsOf, toWireValue, wireFieldsOf, type AdminWrite, type StoredDocument } from '@lectern/backend';
import type { ChangeSource, Documents, Snapshot, Write } from '../processing';
import type { HostedFirestore } from './hostedFirestore';
import { timestampOf } from './timestamps';

/**
 * Returns the documents of a hosted project for processors. Changes of others are found by their times: each
 * collection is asked for documents whose time is newer than that of the last look.
 */
export function hostedDocuments(firestore: HostedFirestore, projectId: string): Documents {
  const listeners = new Set<(paths: readonly string[]) => void>();
  let looks = 0;
  return {
    async get(path) {
      const found = await firestore.get(path);
      return found && toSnapshot(found);
    },
    async query({ where = [], ...query }) {
      const filters = where.map((filter) => ({ ...filter, value: toWireValue(filter.value, projectId) }));
      return (await firestore.query({ ...query, where: filters })).map(toSnapshot);
    },
    async commit(writes, read) {
      await firestore.commit(
        writes.map((write) => toAdminWrite(write, projectId)),
        read,
      );
      const paths = writes.map((write) => ('set' in write ? write.set : 'merge' in write ? write.merge : write.delete));
      setImmediate(() => listeners.forEach((listener) => listener(paths)));
    },
    async changedSince({ collection, group, times }, time, limit) {
      const changes = times.map((field) => listChanges(firestore, { collection, group, field }, time, limit));
      return (await Promise.all(changes))
        .flat()
        .sort((a, b) => a.version - b.version)
        .slice(0, limit);
    },
    onCommit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // Nothing tells of writes by others, so every look may find some.
    foreignVersion: () => (looks += 1),
  };
}

async function listChanges(
  firestore: HostedFirestore,
  { collection, group, field }: Pick<ChangeSource, 'collection' | 'group'> & { field: string },
  time: number,
  limit: number,
): Promise<{ path: string; version: number }[]> {
  const found = await firestore.query({
    collection,
    group,
    where: [{ field, op: '>', value: { timestampValue: timestampOf(time) } }],
    orderBy: [{ field }],
    limit,
  });
  return found.map(({ path, fields }) => ({ path, version: timeOf(plainFieldsOf(fields)[field]) }));
}

const timeOf = (value: unknown): number => (value instanceof Date ? value.getTime() * 1000 : 0);

function toAdminWrite(write: Write, projectId: string): AdminWrite {
  if ('delete' in write) return write;
  const fields = wireFieldsOf(write.data, projectId);
  return 'set' in write ? { set: write.set, fields } : { merge: write.merge, fields };
}

const toSnapshot = ({ path, fields, updateTime }: StoredDocument): Snapshot => ({
  path,
  data: plainFieldsOf(fields),
  version: updateTime,
});
