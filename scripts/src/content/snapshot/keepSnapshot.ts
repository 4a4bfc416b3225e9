import type { Backend } from '../../backend';
import { noChanges, noteChange, type Changes } from './changes';
import { publishSnapshot, readPointer, type PublishOptions } from './publishSnapshot';

/** Follows the documents. `end` stops it, once what it is writing is written. */
export type SnapshotKeeper = { end(): Promise<void> };

/** A burst of commits is one build; a stream of them does not put it off for longer than a second. */
const QUIET_MS = 250;
const LATEST_MS = 1000;

/** A build that takes long, as of a hundred thousand courses, rests for as many times as long, so that it never takes most of a processor. */
const LONG_MS = 2000;
const REST_SHARE = 3;

/**
 * Publishes the snapshot now and within two seconds of each commit that changes it. Resolves as soon as lists are live, be they those of before:
 * a large catalogue does not hold up the start. A build that fails is told to `warn` and tried again with the next commit; a document that is left out is
 * told once, until it changes its fault.
 */
export async function keepSnapshot(backend: Pick<Backend, 'firestore' | 'storage'>, { warn, ...target }: PublishOptions): Promise<SnapshotKeeper> {
  let told = new Set<string>();
  let teachers: ReadonlySet<string> = new Set();
  /** Null: everything, as after the start and after a build that failed. */
  let changes: Changes | null = noChanges();
  const ending = new AbortController();
  const publish = async (): Promise<void> => {
    const heard = new Set<string>();
    const taken = changes;
    changes = noChanges();
    try {
      ({ teachers } = await publishSnapshot(backend, { ...target, warn: (message) => heard.add(message), signal: ending.signal }, taken ?? undefined));
    } catch (error) {
      changes = null;
      throw error;
    }
    for (const message of heard) if (!told.has(message)) warn(message);
    told = heard;
  };
  const builds = oneAtATime(() => publish().catch((error: unknown) => warn(`The catalogue could not be published: ${String(error)}`)));
  const stopListening = backend.firestore.onCommit((paths) => {
    const isListed = paths.map((path) => noteChange(changes ?? noChanges(), path, teachers)).includes(true);
    if (isListed) builds.ask();
  });
  if (!(await readPointer(backend.storage.admin, target.bucket))) await publish();
  changes = null;
  builds.ask();
  return {
    end: () => {
      stopListening();
      ending.abort();
      return builds.end();
    },
  };
}

/** Runs `work` a moment after it is asked for, never twice at once, and once more when it was asked for meanwhile. */
function oneAtATime(work: () => Promise<void>): { ask(): void; end(): Promise<void> } {
  let timer: NodeJS.Timeout | null = null;
  let askedAt = 0;
  let restsUntil = 0;
  let running = Promise.resolve();
  const timed = async (): Promise<void> => {
    const begun = Date.now();
    await work();
    const took = Date.now() - begun;
    restsUntil = took > LONG_MS ? Date.now() + took * REST_SHARE : 0;
  };
  const ask = (): void => {
    if (timer === null) askedAt = Date.now();
    else clearTimeout(timer);
    timer = setTimeout(() => {
      timer = null;
      running = running.then(timed);
    }, Math.max(0, restsUntil - Date.now(), Math.min(QUIET_MS, askedAt + LATEST_MS - Date.now())));
  };
  return {
    ask,
    end: () => {
      if (timer !== null) clearTimeout(timer);
      return running;
    },
  };
}
