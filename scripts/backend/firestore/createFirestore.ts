import { createGovernor } from '../limits';
import { createAdmin } from './admin';
import { createClock } from './clock';
import { createCommitListeners } from './commitListeners';
import type { Firestore, FirestoreOptions } from './contract';
import type { FirestoreContext } from './firestoreContext';
import { createIndexRequirements } from './indexes/requirements';
import { documentPathOf } from './names/documentPath';
import { createResourceNames } from './names/resourceName';
import { createRoutes } from './routes';
import { createDocumentStore } from './store/documentStore';
import { createSnapshots } from './store/snapshots';
import { createTransfer } from './transfer';
import { createCommitQueue } from '../commits/commitQueue';

/** Builds the document service on an open database. Throws for indexes that cannot be used. */
export function createFirestore(options: FirestoreOptions): Firestore {
  const store = createDocumentStore(options.db, options.indexes);
  const snapshots = createSnapshots(options.db);
  const listeners = createCommitListeners();
  const context: FirestoreContext = {
    options,
    store,
    snapshots,
    governor: options.governor ?? createGovernor(),
    clock: createClock(options.now),
    queue: createCommitQueue(options.db),
    names: createResourceNames(options.projectId),
    requirements: createIndexRequirements(options.indexes),
    onCommitted: (paths) => listeners.notify(paths),
  };
  return {
    routes: createRoutes(context),
    admin: createAdmin(context),
    transfer: createTransfer(context),
    read(path) {
      const at = documentPathOf(typeof path === 'string' ? path.split('/') : path);
      return at === null ? null : (store.get(at)?.fields ?? null);
    },
    onCommit: (listener) => listeners.add(listener),
    dataVersion: () => store.dataVersion(),
    close: () => snapshots?.close(),
  };
}
