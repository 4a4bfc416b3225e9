import type { FirestoreContext } from '../firestoreContext';
import { atOnce, type Paused } from '../queries/runQuery';
import type { Answer } from '../request/answer';
import type { DocumentReader } from '../store/documentReader';
import type { OperationCall } from './operationCall';

/**
 * A read with pauses. It checks the rules and plans first, then calls `openReader` once and reads only with that: all
 * documents are of that moment.
 */
export type Read = (openReader: () => DocumentReader) => Paused<Answer>;

/**
 * Runs a read: at once if it is short, else in slices, in turn with the long reads of other clients, once there is
 * memory for its result. Rejects with StatusError or LimitError.
 */
export async function readInTurn(context: FirestoreContext, call: OperationCall, read: Read): Promise<Answer> {
  const { work, memory, limits } = context.governor;
  const milliseconds = work.mayRunAtOnce(call.client) ? limits.sliceMs : limits.sliceMs * OVERDRAWN_SHARE;
  const answer = tryAtOnce(context, call.client, read, milliseconds);
  if (answer !== null) return answer;
  const signal = call.signal();
  const lease = await memory.reserve(call.client, limits.requestBytes, signal);
  try {
    const answer = await work.run(call.client, inSnapshot(context, read), signal);
    if (typeof answer !== 'string') return { ...answer, lease };
    lease.release();
    return answer;
  } catch (error) {
    lease.release();
    throw error;
  }
}

/** Part of a slice that a client may use at once after it has used up its time: short reads always run at once. */
const OVERDRAWN_SHARE = 0.4;

/** Returns the answer, or null when that takes longer. */
function tryAtOnce(
  { governor, store }: FirestoreContext,
  client: string,
  read: Read,
  milliseconds: number,
): Answer | null {
  const start = performance.now();
  try {
    const running = read(() => store);
    do {
      const step = running.next();
      if (step.done === true) return step.value;
    } while (performance.now() - start < milliseconds);
    running.return('');
    return null;
  } finally {
    governor.work.spend(client, performance.now() - start);
  }
}

/** Reads a snapshot of the database. One in memory has no snapshots: it is read without pauses. */
function* inSnapshot({ snapshots, store }: FirestoreContext, read: Read): Paused<Answer> {
  if (snapshots === null) return atOnce(read(() => store));
  let close = (): void => undefined;
  const openReader = (): DocumentReader => {
    const snapshot = snapshots.open();
    close = () => snapshot.close();
    return snapshot.reader;
  };
  try {
    return yield* read(openReader);
  } finally {
    close();
  }
}
