import type { FastifyRequest } from 'fastify';
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
  readDocument: (path: string[]) => WireFields | null;
  now: () => number;
  objects: Objects;
  blobs: Blobs;
  uploads: Uploads;
  maxObjectBytes: number;
};

/** A request for one object, with its address and token parsed. */
export type ObjectCall = { request: FastifyRequest; caller: Caller; bucket: string; name: string };
