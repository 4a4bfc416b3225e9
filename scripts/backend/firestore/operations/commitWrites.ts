import { LimitError, storedFull, storedLimit, type Limits } from '../../limits';
import type { Caller } from '../../wireValue';
import type { FirestoreOptions } from '../contract';
import type { FirestoreContext } from '../firestoreContext';
import { createGuard } from '../guard';
import { clip } from '../names/documentPath';
import { invalid, StatusError } from '../StatusError';
import type { DocumentStore } from '../store/documentStore';
import { formatMicros } from '../values/timestamp';
import { commit, type CommitResult } from '../writes/commit';
import { parseWrite, type Write } from '../writes/parseWrite';
import { checkKeys, requireRootPath, type OperationCall } from './operationCall';

/** `:commit`: applies all writes or none. Resolves once they are durable. */
export async function commitWrites(context: FirestoreContext, call: OperationCall): Promise<string> {
  requireRootPath(call);
  checkKeys(call.body, ['writes', 'labels']);
  const { writes = [] } = call.body;
  if (!Array.isArray(writes)) throw invalid('writes must be a list.');
  if (writes.length > MAX_WRITES) throw invalid(`A commit may have at most ${MAX_WRITES} writes.`);
  const parsed = writes.map((write: unknown) => parseWrite(write, context.names));
  const { time, steps } = await commitFor(context, call, parsed);
  const commitTime = formatMicros(time.micros);
  const writeResults = steps.map(({ after, transformResults }) => ({
    updateTime: after === null ? commitTime : formatMicros(after.updateTime),
    ...(transformResults.length > 0 ? { transformResults } : {}),
  }));
  return JSON.stringify({ ...(writeResults.length > 0 ? { writeResults } : {}), commitTime });
}

/** Nothing else runs during a commit: this many writes take less than a second. */
const MAX_WRITES = 5_000;
/** A deletion, which gives space back, and the check of a document count as this part of a write. */
const SMALL_COST = 0.1;

/**
 * Commits the writes of a caller under the rules, within the quotas of its account and client. Resolves once they are
 * durable. Rejects with StatusError or LimitError.
 */
export async function commitFor(
  { store, clock, queue, options, governor, onCommitted }: FirestoreContext,
  { caller, client, bodyBytes, onRefused }: OperationCall,
  writes: readonly Write[],
): Promise<CommitResult> {
  checkSequence(writes);
  const updates = writes.filter(({ kind }) => kind === 'update').length;
  const account = isAnonymous(caller?.token) ? null : (caller?.uid ?? null);
  governor.quotas.take(
    { client, account },
    { writes: updates + (writes.length - updates) * SMALL_COST, writtenBytes: updates === 0 ? 0 : bodyBytes },
  );
  const { limits, work } = governor;
  const notify = ({ paths }: CommitResult): void => {
    if (paths.length > 0) onCommitted(paths);
  };
  const result = await queue.run(
    () =>
      work.measured(client, () =>
        withinAccount({ store, limits, isActive: options.isActive }, caller, () =>
          commit(
            store,
            clock,
            writes,
            ({ date }, after) => createGuard({ ruleset: options.ruleset, store, caller, time: date, onRefused, after }),
            limits.requestBytes,
          ),
        ),
      ),
    // Everybody else reads these writes, so listeners must be notified of them.
    notify,
  );
  notify(result);
  return result;
}

type AccountParts = { store: DocumentStore; limits: Limits; isActive: FirestoreOptions['isActive'] };

/**
 * Makes a caller the owner of the documents that it is the first to write. Throws, for the transaction to be rolled
 * back: LimitError when its documents have grown beyond its limit, though it may always delete and shorten them;
 * StatusError `UNAUTHENTICATED` when the account ended while the commit waited, as its data is removed already.
 */
function withinAccount(
  { store, limits, isActive }: AccountParts,
  caller: Caller,
  work: () => CommitResult,
): CommitResult {
  if (caller === null) return work();
  if (isActive?.(caller.uid) === false)
    throw new StatusError('UNAUTHENTICATED', 'The account was deleted or disabled.');
  const before = store.bytesOf(caller.uid);
  const result = work();
  for (const path of result.paths) store.own(path, caller.uid);
  const after = store.bytesOf(caller.uid);
  const limit = storedLimit(limits, 'documents', caller.token);
  if (after > limit && after > before) throw new LimitError(storedFull('documents', limit));
  return result;
}

/** Throws StatusError when a write requires a document that an earlier write of the same commit deletes. */
function checkSequence(writes: readonly Write[]): void {
  const deleted = new Set<string>();
  for (const { kind, at, precondition } of writes) {
    if (kind === 'delete') deleted.add(at.path);
    else if (kind === 'update' && precondition.exists !== true) deleted.delete(at.path);
    else if (kind === 'update' && deleted.has(at.path))
      throw invalid(`Cannot update a document that the same commit deletes: ${clip(at.path)}`);
  }
}

/** Returns true for an account that anyone can make without an address: it has the quota of a signed-out client. */
function isAnonymous(token: Record<string, unknown> | undefined): boolean {
  const firebase = token?.firebase;
  return (
    typeof firebase === 'object' &&
    firebase !== null &&
    'sign_in_provider' in firebase &&
    firebase.sign_in_provider === 'anonymous'
  );
}
