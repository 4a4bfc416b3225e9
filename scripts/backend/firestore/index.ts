import { createAdmin } from './admin';
import { createClock } from './clock';
import type { Firestore, FirestoreOptions } from './contract';
import { createDocumentStore } from './store/documentStore';
import { createIndexRequirements } from './indexes/requirements';
import { createRoutes } from './routes';
import { createCommitListeners } from './commitListeners';
import { documentPathOf } from './names/documentPath';
import { createResourceNames } from './names/resourceName';
import { createCommitQueue } from './writes/commitQueue';

export type { AdminQuery, AdminWrite, Firestore, FirestoreAdmin, FirestoreOptions, StoredDocument } from './contract';
export type {
  CompositeIndex,
  FieldOverride,
  IndexConfiguration,
  IndexField,
  QueryScope,
} from './indexes/configuration';
export { noIndexes, parseIndexConfiguration } from './indexes/configuration';
export { StatusError } from './StatusError';

/** Builds the document service on an open database. Throws for indexes that cannot be used. */
export function createFirestore(options: FirestoreOptions): Firestore {
  const store = createDocumentStore(options.db, options.indexes);
  const clock = createClock(options.now);
  const names = createResourceNames(options.projectId);
  const requirements = createIndexRequirements(options.indexes);
  const listeners = createCommitListeners();
  const parts = { store, clock, names, requirements, committed: (paths: string[]) => listeners.notify(paths) };
  return {
    routes: createRoutes({ ...parts, queue: createCommitQueue(options.db), options }),
    admin: createAdmin(parts),
    read(path) {
      const at = documentPathOf(typeof path === 'string' ? path.split('/') : path);
      return at === null ? null : (store.get(at)?.fields ?? null);
    },
    onCommit: (listener) => listeners.add(listener),
    writesOfOthers: () => store.dataVersion(),
  };
}
