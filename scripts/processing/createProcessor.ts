import type { ChangeSource, Documents } from './documents';
import { failureOf, failurePath, listFailures } from './failures';
import { RetryLater, type Handler } from './handler';
import { pathPattern, type PathPattern } from './pathPattern';
import { TaskQueue, type Attempt, type RunResult } from './taskQueue';

/**
 * Options of a processor. `name` is that of its documents: of its mark (`processing/{name}`) and its failures. `report`
 * gets each failure, in one sentence.
 */
export type ProcessorOptions = {
  name: string;
  documents: Documents;
  handlers: readonly Handler[];
  report: (message: string) => void;
  /** Failed attempts after which a document is set aside. Default 8, which takes about a minute. */
  maxAttempts?: number;
  /** First delay of a retry, doubled each time up to a minute. Default 250 ms. */
  retryMs?: number;
  /** Polling interval for writes of other processes, in milliseconds. Default 1,000. */
  pollMs?: number;
};

/** Calls handlers for new and changed documents. */
export type Processor = {
  /** Handles what was written while nothing ran, then what is written from now on. Resolves once all is queued. */
  start(): Promise<void>;
  /** Resolves when every document that can be handled now is handled. */
  idle(): Promise<void>;
  /** Tries again what was set aside; resolves to the number of documents. */
  retryFailures(): Promise<number>;
  /** Ends after the calls in progress. What is left is handled after the next start. */
  stop(): Promise<void>;
};

/** Clocks of processes may differ, and a notification may be late: the mark stays this much behind, in milliseconds. */
const MARGIN_MS = 60_000;
/** Changes that are read at a time. */
const PAGE = 1000;
/** Queued tasks above which no further changes are read. */
const MAX_QUEUED = 5000;
/** Least milliseconds between two writes of the mark. */
const MARK_MS = 5_000;

/** A handler with its compiled pattern. A task is its work on one document, with the key `<handler's name> <path>`. */
type Bound = Handler & { matcher: PathPattern };

/** Creates a processor; nothing runs before `start`. Throws for a malformed pattern. */
export function createProcessor(options: ProcessorOptions): Processor {
  const { name, documents, report, pollMs = 1000 } = options;
  const { queue, failed, request, mark, discover } = assemble(options);
  const stops: (() => void)[] = [];
  let polling: Promise<void> | null = null;
  let isStarted = false;
  const readChanges = async (): Promise<void> => {
    await discover.foreign();
    await mark.save();
  };
  const poll = createPoll(readChanges, (trouble) =>
    report(trouble === null ? `${name} reads documents again.` : `${name} can't read documents: ${trouble}`),
  );
  return {
    async start() {
      stops.push(documents.onCommit((paths) => paths.forEach(request)));
      for (const { handler, path } of await listFailures(documents, name)) failed.add(`${handler} ${path}`);
      await discover.since(await mark.read());
      isStarted = true;
      const timer = setInterval(() => void (polling ??= poll().finally(() => (polling = null))), pollMs).unref();
      stops.push(() => clearInterval(timer));
    },
    idle: () => queue.idle(),
    async retryFailures() {
      const failures = await listFailures(documents, name);
      for (const { handler, path } of failures) {
        failed.add(`${handler} ${path}`);
        queue.request(`${handler} ${path}`);
      }
      return failures.length;
    },
    async stop() {
      for (const stop of stops.splice(0)) stop();
      await polling;
      await queue.stop();
      // A mark of a processor that never polled would skip what nobody has handled.
      if (isStarted)
        await mark.save(true).catch((error: unknown) => report(`${name} could not store its mark: ${textOf(error)}`));
    },
  };
}

/** Creates the parts of a processor. `failed` are the tasks set aside, `request` queues the tasks of a document. */
function assemble(options: ProcessorOptions) {
  const { name, documents, retryMs = 250 } = options;
  const handlers: Bound[] = options.handlers.map((handler) => ({ ...handler, matcher: pathPattern(handler.pattern) }));
  const failed = new Set<string>();
  const queue = new TaskQueue((key, attempt) => runTask(options, handlers, failed, key, attempt), {
    concurrency: 8,
    baseMs: retryMs,
    maxMs: 60_000,
  });
  const request = (path: string): void => {
    for (const { name: handler, matcher } of handlers) if (matcher.match(path)) queue.request(`${handler} ${path}`);
  };
  const mark = createMark(documents, `processing/${name}`, queue);
  return { queue, failed, request, mark, discover: createDiscovery(documents, handlers, queue, request) };
}

/** Returns a poll that never rejects: reports the first of consecutive errors, and null once a poll succeeds again. */
function createPoll(read: () => Promise<void>, report: (trouble: string | null) => void): () => Promise<void> {
  let fails = false;
  return async () => {
    try {
      await read();
      if (fails) report(null);
      fails = false;
    } catch (error) {
      if (!fails) report(textOf(error));
      fails = true;
    }
  };
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Calls one handler for one document. Sets the document aside after too many failures. */
async function runTask(
  { name, documents, report, maxAttempts = 8 }: ProcessorOptions,
  handlers: readonly Bound[],
  failed: Set<string>,
  key: string,
  { attempt, failures }: Attempt,
): Promise<RunResult> {
  const path = key.slice(key.indexOf(' ') + 1);
  const handler = handlers.find((candidate) => key === `${candidate.name} ${path}`);
  const params = handler?.matcher.match(path);
  if (!handler || !params) return { kind: 'done' };
  const failure = failurePath(name, handler.name, path);
  try {
    const found = await documents.get(path);
    const outcome = found === null ? undefined : await handler.handle({ ...found, params });
    if (failed.has(key)) await documents.commit([{ delete: failure }]);
    failed.delete(key);
    return outcome ? { kind: 'again', at: outcome.again.getTime() } : { kind: 'done' };
  } catch (error) {
    const counted = !(error instanceof RetryLater);
    const retry = { kind: 'retry', counted } as const;
    const attempts = failures + 1;
    if (attempt === 1) report(`${name}: ${handler.name} failed for ${path} and is retried: ${textOf(error)}`);
    if (!counted || attempts < maxAttempts) return retry;
    report(`${name}: ${handler.name} failed ${attempts} times for ${path}, which is set aside: ${textOf(error)}`);
    const setAside = documents.commit([{ set: failure, data: failureOf(name, handler.name, path, error, attempts) }]);
    return setAside.then(
      () => (failed.add(key), { kind: 'done' }),
      () => retry,
    );
  }
}

/**
 * The mark: everything written up to it is handled. It is stored every few seconds, so a killed process handles the
 * last documents once more.
 */
function createMark(documents: Documents, path: string, queue: TaskQueue) {
  let savedAt = -Infinity;
  let value = 0;
  return {
    async read(): Promise<number> {
      const mark = (await documents.get(path))?.data.time;
      const stored = typeof mark === 'number' ? mark : 0;
      value = Math.min(stored, (Date.now() - MARGIN_MS) * 1000);
      // The clock was ahead and went back: by this mark, nothing that is written from now on would be found.
      if (value < stored) await documents.commit([{ set: path, data: { time: value } }]);
      return value;
    },
    async save(now = false): Promise<void> {
      if (!now && performance.now() - savedAt < MARK_MS) return;
      const next = (Math.min(queue.oldest() ?? Infinity, Date.now()) - MARGIN_MS) * 1000;
      savedAt = performance.now();
      // A mark a few minutes old costs less than a write every few seconds. One of the future, from a clock that went
      // back meanwhile, would skip what is written from now on, should this process be killed.
      if (next === value || (!now && next > value && next - value < MARGIN_MS * 1000)) return;
      await documents.commit([{ set: path, data: { time: next } }]);
      value = next;
    },
  };
}

/**
 * Finds changed documents and requests their tasks: `since` all changes since a time, in microseconds since 1970;
 * `foreign` those that other processes have written since the last poll.
 */
function createDiscovery(
  documents: Documents,
  handlers: readonly Bound[],
  queue: TaskQueue,
  request: (path: string) => void,
) {
  const sources = sourcesOf(handlers);
  let version = documents.foreignVersion();
  let polledAt = Date.now();
  let seen = new Map<string, number>();
  const since = async (time: number): Promise<void> => {
    const next = new Map<string, number>();
    for (const source of sources)
      for await (const changed of changesOf(documents, source, time)) {
        next.set(changed.path, changed.version);
        if (seen.get(changed.path) !== changed.version) request(changed.path);
        while (queue.size() > MAX_QUEUED) await new Promise((resolve) => setTimeout(resolve, 50));
      }
    seen = next;
  };
  return {
    since,
    async foreign(): Promise<void> {
      const current = documents.foreignVersion();
      const now = Date.now();
      if (current === version) return;
      await since((Math.min(polledAt, now) - MARGIN_MS) * 1000);
      version = current;
      polledAt = now;
    },
  };
}

/** Returns the collections to poll. Handlers of the same collection share one query. */
function sourcesOf(handlers: readonly Bound[]): ChangeSource[] {
  const sources = new Map<string, ChangeSource>();
  for (const { matcher, times = ['createdAt'] } of handlers) {
    const { collection, group } = matcher;
    const known = sources.get(collection) ?? { collection, group: false, times: [] };
    const all = [...new Set([...known.times, ...times])];
    sources.set(collection, { collection, group: known.group || group, times: all });
  }
  return [...sources.values()];
}

async function* changesOf(documents: Documents, source: ChangeSource, time: number) {
  for (let after = time, size = PAGE; ;) {
    const page = await documents.changedSince(source, after, size);
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < size) return;
    // Documents of one commit have one time: the page may end among them, or hold nothing else.
    size = last.version - 1 > after ? PAGE : size * 2;
    after = last.version - 1;
  }
}
