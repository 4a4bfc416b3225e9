import type { Database } from '../persistence';
import type { Ruleset } from '../rules';
import type { Caller, WireFields } from '../values';
import type { Blobs } from './blobs';
import type { Objects } from './objects';
import type { Uploads } from './uploads';

/** Everything that the calls of the service work with. */
export type StorageContext = {
  db: Database;
  buckets: ReadonlySet<string>;
  ruleset: Ruleset;
  verifyCaller: (authorizationHeader: string | undefined) => Caller;
  readDocument: (path: string[]) => WireFields | null;
  now: () => number;
  objects: Objects;
  blobs: Blobs;
  uploads: Uploads;
  maxObjectBytes: number;
};
