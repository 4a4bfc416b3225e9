import { inTransaction } from '../../persistence';
import type { Clock } from '../clock';
import { StatusError } from '../StatusError';
import type { DocumentStore } from '../store/documentStore';
import type { DocumentRecord } from '../store/DocumentRecord';
import type { Access, Guard } from '../guard';
import { applyWrite, type Applied, type CommitTime } from './applyWrite';
import type { Write } from './parseWrite';
import { preconditionViolation } from './preconditions';

/** One write with the states before and after it. */
type WriteStep = Applied & { write: Write; before: DocumentRecord | null };

/** A commit that was stored. `paths` are the documents that it has changed. */
export type CommitResult = { time: CommitTime; steps: Applied[]; paths: string[] };

/** Creates the guard of a commit once its time and final states are known; null skips the rules. */
export type GuardFactory = ((time: CommitTime, after: ReadonlyMap<string, DocumentRecord | null>) => Guard) | null;

/**
 * Applies all writes or none: checks rules and preconditions, then stores the documents. Throws StatusError, also when
 * the states before and after all writes have more than `maxBytes` together: a short write may change a large document.
 */
export function commit(
  store: DocumentStore,
  clock: Clock,
  writes: readonly Write[],
  makeGuard: GuardFactory,
  maxBytes = Infinity,
): CommitResult {
  return inTransaction(store.db, () => {
    store.refresh();
    const time = clock.next();
    // States by path: as stored before the commit, and after the writes so far.
    const stored = new Map<string, DocumentRecord | null>();
    const states = new Map<string, DocumentRecord | null>();
    const charge = createCharge(maxBytes);
    const steps = writes.map((write) => {
      const before = stateBefore(store, write, stored, states);
      const step: WriteStep = { write, before, ...applyWrite(write, before, time, charge) };
      charge((before?.size ?? 0) + (step.after?.size ?? 0));
      states.set(write.at.path, step.after);
      return step;
    });
    const guard = makeGuard?.(time, states) ?? null;
    for (const step of steps) check(step, guard);
    for (const [path, after] of states) save(store, stored.get(path) ?? null, after);
    const paths = [...states.keys()].filter((path) => states.get(path) !== stored.get(path));
    return { time, steps, paths };
  });
}

/** Returns a function that adds bytes. It throws StatusError beyond the limit. */
function createCharge(maxBytes: number): (bytes: number) => void {
  let total = 0;
  return (bytes) => {
    total += bytes;
    if (total > maxBytes)
      throw new StatusError(
        'RESOURCE_EXHAUSTED',
        `The writes change documents of more than ${maxBytes} bytes together: commit fewer at a time.`,
      );
  };
}

/** Returns the state of a document before a write. One that is read from the store is added to `stored`. */
function stateBefore(
  store: DocumentStore,
  write: Write,
  stored: Map<string, DocumentRecord | null>,
  states: Map<string, DocumentRecord | null>,
): DocumentRecord | null {
  const known = states.get(write.at.path);
  if (known !== undefined) return known;
  const found = store.get(write.at);
  stored.set(write.at.path, found);
  return found;
}

function save(store: DocumentStore, before: DocumentRecord | null, after: DocumentRecord | null): void {
  if (after === before) return;
  if (after === null) {
    if (before !== null) store.remove(before);
  } else store.put(before, after);
}

/**
 * A failed precondition reveals whether a document exists. It is reported before the rules only to a caller who may
 * read the document; it must come first there, or a stale transaction would be refused instead of retried.
 */
function check({ write, before, after }: WriteStep, guard: Guard | null): void {
  const problem = preconditionViolation(write.precondition, before, write.at.path);
  if (guard === null) {
    if (problem !== null) throw problem;
    return;
  }
  const read: Access = { method: 'get', path: write.at.path, before };
  if (problem !== null && guard.allows(read)) throw problem;
  if (write.kind === 'verify') guard.authorize(read);
  else guard.authorize({ method: methodOf(write, before), path: write.at.path, before, after });
  if (problem !== null) throw problem;
}

function methodOf(write: Write, before: DocumentRecord | null): 'create' | 'update' | 'delete' {
  if (write.kind === 'delete') return 'delete';
  return before === null ? 'create' : 'update';
}
