import type { WireFields } from '../../wireValue';
import { createAccessBudget } from '../accessBudget';
import type { AccessRequest, DocumentAccess, RulesQuery, RulesResource } from '../accessRequest';
import { decide } from '../decide';
import type { Ruleset } from '../ruleset';
import { RulesTableError } from './tableSchema';
import type { RulesTable, TableRequest, TableWhere } from './tableSchema';
import { fieldsFromPlain, valueFromPlain } from './tableValues';

/** The decision on one request of a table, beside the expected one. `reason` says which rule decided, and where. */
export type TableOutcome = {
  name: string;
  expected: 'allow' | 'deny';
  actual: 'allow' | 'deny';
  asExpected: boolean;
  reason: string;
};
/** The outcomes of all requests in their order, and how many are as expected and not. */
export type TableReport = { outcomes: TableOutcome[]; asExpected: number; unexpected: number };

/**
 * Evaluates each request of a table by the rules. Throws RulesTableError for a request that contradicts the table's
 * documents.
 */
export function runRulesTable(ruleset: Ruleset, table: RulesTable): TableReport {
  const scenario = new TableScenario(ruleset, table);
  const outcomes = table.requests.map((request) => {
    const { allowed, reason } = decide(
      ruleset,
      scenario.requestOf(request),
      scenario.accessFor(request),
      scenario.budget(),
    );
    const actual = allowed ? 'allow' : 'deny';
    return {
      name: request.name,
      expected: request.expect,
      actual,
      asExpected: actual === request.expect,
      reason,
    } satisfies TableOutcome;
  });
  const asExpected = outcomes.filter((outcome) => outcome.asExpected).length;
  return { outcomes, asExpected, unexpected: outcomes.length - asExpected };
}

/** The documents, files and time of a table, from which requests are built. */
class TableScenario {
  private readonly time: Date;
  private readonly isStorage: boolean;

  constructor(
    { service }: Ruleset,
    private readonly table: RulesTable,
  ) {
    this.time = table.time === undefined ? new Date() : new Date(table.time);
    this.isStorage = service === 'firebase.storage';
  }

  /** Returns a new budget of document reads, as in hosted Firebase: 2 for rules of storage, else 10. */
  budget(): ReturnType<typeof createAccessBudget> {
    return createAccessBudget(this.isStorage ? 2 : 10);
  }

  /** Builds a request. Throws RulesTableError when it contradicts its method, its path or the documents. */
  requestOf({ name, method, path, auth, data, query }: TableRequest): AccessRequest {
    const segments = path.split('/').filter((segment) => segment !== '');
    const problem = this.isStorage ? storageProblem(segments) : documentProblem(segments, method);
    if (problem !== null) throw new RulesTableError([`"${name}": ${path} ${problem}`]);
    const resource = method === 'list' ? null : this.resourceAt(segments);
    const writes = method === 'create' || method === 'update';
    if (writes && data === undefined) throw new RulesTableError([`"${name}": a ${method} needs "data"`]);
    if (!writes && data !== undefined) throw new RulesTableError([`"${name}": a ${method} has no "data"`]);
    if (method === 'create' && resource !== null)
      throw new RulesTableError([`"${name}": ${path} already exists, so this is an update`]);
    if (method === 'update' && resource === null)
      throw new RulesTableError([`"${name}": ${path} does not exist, so this is a create`]);
    return {
      method,
      path: this.isStorage ? segments : ['databases', '(default)', 'documents', ...segments],
      auth,
      time: this.time,
      resource,
      requestResource: data === undefined ? null : this.resourceOf(segments, data),
      query: method === 'list' ? this.queryOf(query) : null,
    };
  }

  /** Returns the documents that the rules of a request can read, before and after its writes. */
  accessFor(request: TableRequest): DocumentAccess {
    const get = (path: readonly string[]): WireFields | null => {
      const fields = this.table.documents[path.join('/')];
      return fields === undefined ? null : fieldsFromPlain(fields, this.time);
    };
    const own = request.method === 'delete' ? null : request.data;
    // The document of the request itself, and those that the same batch of writes changes; null for a deleted one.
    const after: Readonly<Record<string, typeof own>> = { [request.path]: own, ...request.after };
    const getAfter = (path: readonly string[]): WireFields | null => {
      const fields = after[path.join('/')];
      if (fields === undefined) return get(path);
      return fields === null ? null : fieldsFromPlain(fields, this.time);
    };
    return { get, getAfter };
  }

  private resourceAt(segments: readonly string[]): RulesResource | null {
    const fields = (this.isStorage ? this.table.files : this.table.documents)[segments.join('/')];
    return fields === undefined ? null : this.resourceOf(segments, fields);
  }

  private resourceOf(segments: readonly string[], plain: Readonly<Record<string, unknown>>): RulesResource {
    if (!this.isStorage) return { kind: 'document', path: segments, fields: fieldsFromPlain(plain, this.time) };
    const address = { bucket: segments[1] ?? '', name: segments.slice(3).join('/') };
    return { kind: 'file', metadata: fieldsFromPlain({ ...address, ...plain }, this.time) };
  }

  private queryOf(query: TableRequest['query']): RulesQuery {
    const { where = [], orderBy = [], limit = null, offset = null, collectionGroup = false } = query ?? {};
    return {
      where: where.length === 0 ? null : this.whereJson({ and: where }),
      orderBy: orderBy.map((fieldPath) => ({ field: { fieldPath }, direction: 'ASCENDING' })),
      limit,
      offset,
      collectionGroup,
    };
  }

  private whereJson(where: TableWhere): unknown {
    if ('or' in where)
      return { compositeFilter: { op: 'OR', filters: where.or.map((inner) => this.whereJson(inner)) } };
    if ('and' in where)
      return { compositeFilter: { op: 'AND', filters: where.and.map((inner) => this.whereJson(inner)) } };
    const [fieldPath, operator, value] = where;
    return {
      fieldFilter: { field: { fieldPath }, op: WIRE_OPERATORS[operator], value: valueFromPlain(value, this.time) },
    };
  }
}

function documentProblem(segments: readonly string[], method: TableRequest['method']): string | null {
  const isDocument = segments.length % 2 === 0;
  if (method === 'list')
    return isDocument ? 'is not a collection: a list needs a path such as courses or courses/c1/reviews' : null;
  return isDocument && segments.length > 0 ? null : `is not a document: a ${method} needs a path such as courses/c1`;
}

function storageProblem([b, bucket, o]: readonly string[]): string | null {
  return b === 'b' && bucket !== undefined && o === 'o' ? null : 'is not a file: expected b/<bucket>/o/<name>';
}

const WIRE_OPERATORS = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'not-in': 'NOT_IN',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
} as const;
