import {
  createAccessBudget,
  decide,
  type AccessBudget,
  type AccessMethod,
  type DocumentAccess,
  type RulesQuery,
  type RulesResource,
  type Ruleset,
} from '../rules';
import type { Caller, WireFields } from '../wireValue';
import { documentPathOf } from './names/documentPath';
import type { DocumentStore } from './store/documentStore';
import type { DocumentRecord } from './store/DocumentRecord';
import { StatusError } from './StatusError';
import { formatMicros } from './values/timestamp';

/** Documents that the rules of one operation may read. Source: Firestore's limits. */
export const MAX_READS_PER_OPERATION = 10;
/** Documents that the rules may read for a whole batch, transaction or read of several documents. */
export const MAX_READS_PER_REQUEST = 20;

/** One access to authorize; `path` has no leading slash. `before` and `after` are the states around a write. */
export type Access = {
  method: AccessMethod;
  path: string;
  before?: DocumentRecord | null;
  after?: DocumentRecord | null;
  query?: RulesQuery;
};

/** Checks the accesses of one request against the rules, for one caller at one time. */
export type Guard = {
  /** Throws StatusError (PERMISSION_DENIED) when the rules refuse. */
  authorize(access: Access): void;
  allows(access: Access): boolean;
};

export type GuardOptions = {
  ruleset: Ruleset;
  store: DocumentStore;
  caller: Caller;
  time: Date;
  /** Called with the reason for a refusal. Log it, but never send it. */
  onRefused: (access: Access, reason: string) => void;
  /** The states after all writes of a batch, by path. */
  after?: ReadonlyMap<string, DocumentRecord | null>;
};

/** Creates the guard of one request. All its accesses share the request's budget of document reads. */
export function createGuard(options: GuardOptions): Guard {
  const shared = createAccessBudget(MAX_READS_PER_REQUEST);
  const documents = documentAccessFor(options);
  const judge = (access: Access) =>
    decide(
      options.ruleset,
      {
        method: access.method,
        path: ['databases', '(default)', 'documents', ...segments(access.path)],
        auth: options.caller,
        time: options.time,
        resource: resourceOf(access.before),
        requestResource: resourceOf(access.after),
        query: access.query ?? null,
      },
      documents,
      combineBudgets(createAccessBudget(MAX_READS_PER_OPERATION), shared),
    );
  return {
    authorize(access) {
      const { allowed, reason } = judge(access);
      if (allowed) return;
      options.onRefused(access, reason);
      throw new StatusError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
    },
    allows: (access) => judge(access).allowed,
  };
}

function documentAccessFor({ store, after }: GuardOptions): DocumentAccess {
  const get = (path: readonly string[]): WireFields | null => {
    // Rules may compose a malformed path from a request: there is no such document.
    const documentPath = documentPathOf(path);
    return documentPath === null ? null : (store.get(documentPath)?.fields ?? null);
  };
  return {
    get,
    getAfter(path) {
      const documentPath = documentPathOf(path);
      const state = documentPath === null ? undefined : after?.get(documentPath.path);
      return state === undefined ? get(path) : (state?.fields ?? null);
    },
  };
}

function combineBudgets(own: AccessBudget, shared: AccessBudget): AccessBudget {
  return { limit: own.limit, charge: (key) => own.charge(key) && shared.charge(key) };
}

function resourceOf(document: DocumentRecord | null | undefined): RulesResource | null {
  if (document === null || document === undefined) return null;
  return {
    kind: 'document',
    path: segments(document.path),
    fields: document.fields,
    createTime: formatMicros(document.createTime),
    updateTime: formatMicros(document.updateTime),
  };
}

function segments(path: string): string[] {
  return path === '' ? [] : path.split('/');
}
