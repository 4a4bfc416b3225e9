import type { Clock } from '../clock';
import type { FirestoreOptions } from '../contract';
import type { DocumentStore } from '../store/documentStore';
import { createGuard, type Access, type Guard } from '../guard';
import type { IndexRequirements } from '../indexes/requirements';
import type { ResourceNames } from '../names/resourceName';
import { aggregate, count, parseAggregations, type Aggregation } from '../queries/aggregate';
import { filterJson } from '../queries/filter';
import { collectionPath } from '../queries/plan';
import { countQuery, prepareQuery, runQuery, type PreparedQuery } from '../queries/runQuery';
import { parseStructuredQuery } from '../queries/structuredQuery';
import { fieldPathText, isNamePath } from '../names/fieldPath';
import { invalid, StatusError } from '../StatusError';
import { isRecord } from '../values/json';
import { formatMicros } from '../values/timestamp';
import type { Caller, WireFields } from '../../wireValue';
import { commit } from '../writes/commit';
import type { CommitQueue } from '../writes/commitQueue';
import { parseMask, parseWrite } from '../writes/parseWrite';
import { documentJson } from './documentJson';

/** What every operation works with. `committed` is told the paths of each commit. */
export type Service = {
  options: FirestoreOptions;
  store: DocumentStore;
  clock: Clock;
  queue: CommitQueue;
  names: ResourceNames;
  requirements: IndexRequirements;
  committed: (paths: string[]) => void;
};

/** One request after its address, body and token were read. */
export type Call = {
  path: string;
  body: Record<string, unknown>;
  caller: Caller;
  onRefused: (access: Access, reason: string) => void;
};

/** An operation gives the JSON text of its answer, or throws StatusError. */
export type Operation = (service: Service, call: Call) => string | Promise<string>;

const maximumWrites = 500;
const maximumDocuments = 1000;
/** Hosted streams its results; here one is held as a whole, so that it must have an end. */
const maximumResult = 64 * 1024 * 1024;

/** The operations of the protocol that the client SDK calls, by the name at the end of the address. */
export const operations: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ['batchGet', batchGet],
  ['commit', commitWrites],
  ['runQuery', queryDocuments],
  ['runAggregationQuery', queryAggregation],
]);

function batchGet(service: Service, call: Call): string {
  demandRoot(call);
  checkBody(call.body, ['documents', 'mask']);
  const { documents } = call.body;
  if (!Array.isArray(documents) || documents.length > maximumDocuments)
    throw invalid(`documents must be a list of at most ${maximumDocuments} names.`);
  const mask = parseMask(call.body.mask);
  const paths = new Map(documents.map((name: unknown) => [service.names.parse(name).path, service.names.parse(name)]));
  const readTime = formatMicros(service.clock.current());
  const guard = readGuard(service, call);
  let bytes = 0;
  const answers = [...paths.values()].map((at) => {
    const document = service.store.get(at);
    bytes += document?.json.length ?? 0;
    if (bytes > maximumResult)
      throw new StatusError(
        'RESOURCE_EXHAUSTED',
        `The documents are larger than ${maximumResult} bytes together: ask for fewer.`,
      );
    guard.demand({ method: 'get', path: at.path, before: document });
    if (document === null) return `{"missing":${JSON.stringify(service.names.of(at.path))},"readTime":"${readTime}"}`;
    return `{"found":${documentJson(document, service.names, mask)},"readTime":"${readTime}"}`;
  });
  return `[${answers.join(',')}]`;
}

async function commitWrites(service: Service, call: Call): Promise<string> {
  demandRoot(call);
  checkBody(call.body, ['writes', 'labels']);
  const { writes = [] } = call.body;
  if (!Array.isArray(writes)) throw invalid('writes must be a list.');
  if (writes.length > maximumWrites) throw invalid(`maximum ${maximumWrites} writes allowed per request`);
  const parsed = writes.map((write: unknown) => parseWrite(write, service.names));
  const { time, steps, paths } = await service.queue.run(() =>
    commit(service.store, service.clock, parsed, (at, after) =>
      createGuard({
        ruleset: service.options.ruleset,
        store: service.store,
        caller: call.caller,
        time: at.date,
        onRefused: call.onRefused,
        after,
      }),
    ),
  );
  if (paths.length > 0) service.committed(paths);
  const commitTime = formatMicros(time.micros);
  const writeResults = steps.map(({ after, transformResults }) => ({
    updateTime: after === null ? commitTime : formatMicros(after.updateTime),
    ...(transformResults.length > 0 ? { transformResults } : {}),
  }));
  return JSON.stringify({ ...(writeResults.length > 0 ? { writeResults } : {}), commitTime });
}

function queryDocuments(service: Service, call: Call): string {
  checkBody(call.body, ['structuredQuery', 'parent']);
  const query = parseStructuredQuery(call.body.structuredQuery, call.path, service.names);
  const prepared = allowedQuery(service, call, prepareQuery(query, null));
  const readTime = formatMicros(service.clock.current());
  const documents = runQuery(service.store, prepared, service.requirements.composites, maximumResult);
  if (documents.length === 0) return `[{"readTime":"${readTime}"}]`;
  const mask = query.select === null ? null : query.select.filter((path) => !isNamePath(path));
  const answers = documents.map(
    (document) => `{"document":${documentJson(document, service.names, mask)},"readTime":"${readTime}"}`,
  );
  return `[${answers.join(',')}]`;
}

function queryAggregation(service: Service, call: Call): string {
  checkBody(call.body, ['structuredAggregationQuery', 'parent']);
  const json = call.body.structuredAggregationQuery;
  if (!isRecord(json)) throw invalid('structuredAggregationQuery must be an object.');
  const aggregations = parseAggregations(json.aggregations);
  const query = parseStructuredQuery(json.structuredQuery, call.path, service.names);
  const prepared = allowedQuery(service, call, prepareQuery(query, null));
  const aggregateFields = results(service, prepared, aggregations);
  return JSON.stringify([{ result: { aggregateFields }, readTime: formatMicros(service.clock.current()) }]);
}

function results(service: Service, prepared: PreparedQuery, aggregations: readonly Aggregation[]): WireFields {
  const { composites } = service.requirements;
  const counts = aggregations.filter((item) => item.kind === 'count');
  if (counts.length < aggregations.length)
    return aggregate(runQuery(service.store, prepared, composites), aggregations);
  const total = countQuery(service.store, prepared, composites);
  return Object.fromEntries(counts.map(({ alias, upTo }) => [alias, count(total, upTo)]));
}

/** The rules judge before anything is said about indexes or documents. */
function allowedQuery(service: Service, call: Call, prepared: PreparedQuery): PreparedQuery {
  const { query } = prepared;
  readGuard(service, call).demand({
    method: 'list',
    path: collectionPath(query),
    query: {
      where: query.where === null ? null : filterJson(query.where),
      orderBy: query.orderBy.map(({ path, direction }) => ({
        field: { fieldPath: fieldPathText(path) },
        direction: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
      })),
      limit: query.limit,
      offset: query.offset,
      collectionGroup: query.group,
    },
  });
  for (const { shape } of prepared.parts) service.requirements.check(shape);
  return prepared;
}

function readGuard(service: Service, call: Call): Guard {
  const { ruleset, now } = service.options;
  return createGuard({
    ruleset,
    store: service.store,
    caller: call.caller,
    time: new Date(now()),
    onRefused: call.onRefused,
  });
}

function demandRoot(call: Call): void {
  if (call.path !== '') throw invalid('This operation is called on the database, not on a document.');
}

/**
 * Transactions are optimistic, as the client SDK makes them: read, then commit with the update times that were read.
 */
function checkBody(body: Record<string, unknown>, known: readonly string[]): void {
  if (body.transaction !== undefined || body.newTransaction !== undefined)
    throw invalid('Server-side transactions are not supported: commit with currentDocument.updateTime.');
  if (body.readTime !== undefined) throw invalid('Reads of the past are not supported.');
  const unknown = Object.keys(body).find((key) => key !== 'database' && !known.includes(key));
  if (unknown !== undefined) throw invalid(`Invalid JSON payload received. Unknown name "${unknown.slice(0, 40)}".`);
}
