import type { FastifyRequest } from 'fastify';
import type { Governor } from '../limits';
import type { Database } from '../persistence';
import type { Ruleset } from '../rules';
import type { Caller, WireFields } from '../wireValue';
import type { Blobs } from './store/blobs';
import type { Objects } from './store/objects';
import type { Uploads } from './store/uploads';

/** Dependencies shared by all operations of the service. */
export type StorageContext = {
  db: Database;
  buckets: ReadonlySet<string>;
  ruleset: Ruleset;
  verifyCaller: (authorizationHeader: string | undefined) => Caller;
  isActive: (uid: string) => boolean;
  readDocument: (path: string[]) => WireFields | null;
  now: () => number;
  objects: Objects;
  blobs: Blobs;
  uploads: Uploads;
  maxObjectBytes: number;
  /** The limits that all services of the process share. */
  governor: Governor;
};

/** A request for one object, with its address and token parsed. */
export type ObjectCall = { request: FastifyRequest; caller: Caller; bucket: string; name: string };
