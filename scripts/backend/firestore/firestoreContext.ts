import type { Clock } from './clock';
import type { FirestoreOptions } from './contract';
import type { IndexRequirements } from './indexes/requirements';
import type { ResourceNames } from './names/resourceName';
import type { Governor } from '../limits';
import type { DocumentStore } from './store/documentStore';
import type { Snapshots } from './store/snapshots';
import type { CommitQueue } from '../commits/commitQueue';

/** Dependencies shared by all operations of the service. */
export type FirestoreContext = {
  options: FirestoreOptions;
  store: DocumentStore;
  /** Null for a database in memory. */
  snapshots: Snapshots | null;
  governor: Governor;
  clock: Clock;
  queue: CommitQueue;
  names: ResourceNames;
  requirements: IndexRequirements;
  /** Notifies the commit listeners of the paths that were written. */
  onCommitted: (paths: string[]) => void;
};
