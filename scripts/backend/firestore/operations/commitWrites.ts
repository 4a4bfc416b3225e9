import type { FirestoreContext } from '../firestoreContext';
import { createGuard } from '../guard';
import { invalid } from '../StatusError';
import { formatMicros } from '../values/timestamp';
import { commit } from '../writes/commit';
import { parseWrite } from '../writes/parseWrite';
import { checkKeys, requireRootPath, type OperationCall } from './operationCall';

const MAX_WRITES = 500;

/** `:commit`: applies all writes or none. Resolves once they are durable. */
export async function commitWrites(context: FirestoreContext, call: OperationCall): Promise<string> {
  requireRootPath(call);
  checkKeys(call.body, ['writes', 'labels']);
  const { writes = [] } = call.body;
  if (!Array.isArray(writes)) throw invalid('writes must be a list.');
  if (writes.length > MAX_WRITES) throw invalid(`maximum ${MAX_WRITES} writes allowed per request`);
  const { store, clock, names, options } = context;
  const { caller, onRefused } = call;
  const parsed = writes.map((write: unknown) => parseWrite(write, names));
  const { time, steps, paths } = await context.queue.run(() =>
    commit(store, clock, parsed, ({ date }, after) =>
      createGuard({ ruleset: options.ruleset, store, caller, time: date, onRefused, after }),
    ),
  );
  if (paths.length > 0) context.onCommitted(paths);
  const commitTime = formatMicros(time.micros);
  const writeResults = steps.map(({ after, transformResults }) => ({
    updateTime: after === null ? commitTime : formatMicros(after.updateTime),
    ...(transformResults.length > 0 ? { transformResults } : {}),
  }));
  return JSON.stringify({ ...(writeResults.length > 0 ? { writeResults } : {}), commitTime });
}
