import type { FastifyRequest } from 'fastify';
import type { Database } from '../persistence';
import type { Ruleset } from '../rules';
import type { Caller, WireFields } from '../wireValue';
import type { Blobs } from './store/blobs';
import type { Objects } from './store/objects';
import type { Uploads } from './store/uploads';

/** Everything that the operations of the service work with. */
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

/** A request for one object, after its address and token were read. */
export type ObjectCall = { request: FastifyRequest; caller: Caller; bucket: string; name: string };
