import type { Backend } from '../../backend';
import { publishSnapshot, type PublishOptions } from './publishSnapshot';

/** Follows the documents. `end` stops it, once what it is writing is written. */
export type SnapshotKeeper = { end(): Promise<void> };

/** A burst of commits is one build; a stream of them does not put it off for longer than a second. */
const QUIET_MS = 250;
const LATEST_MS = 1000;

/** Lessons' content, accounts and carts are in no list. */
const LISTED = /^(categories\/[^/]+|courses\/[^/]+(\/reviews\/[^/]+)?|books\/[^/]+|products\/[^/]+(\/prices\/[^/]+)?)$/;

/**
 * Publishes the snapshot now and within two seconds of each commit that changes a list. Resolves when the first one is live. A build that
 * fails is told to `warn` and tried again with the next commit; a document that is left out is told once, until it changes its fault.
 */
export async function keepSnapshot(backend: Pick<Backend, 'firestore' | 'storage'>, { warn, ...target }: PublishOptions): Promise<SnapshotKeeper> {
  let told = new Set<string>();
  const publish = async (): Promise<void> => {
    const heard = new Set<string>();
    await publishSnapshot(backend, { ...target, warn: (message) => heard.add(message) });
    for (const message of heard) if (!told.has(message)) warn(message);
    told = heard;
  };
  const builds = oneAtATime(() => publish().catch((error: unknown) => warn(`The catalogue could not be published: ${String(error)}`)));
  const stopListening = backend.firestore.onCommit((paths) => {
    if (paths.some((path) => LISTED.test(path))) builds.ask();
  });
  await publish();
  return {
    end: () => {
      stopListening();
      return builds.end();
    },
  };
}

/** Runs `work` a moment after it is asked for, never twice at once, and once more when it was asked for meanwhile. */
function oneAtATime(work: () => Promise<void>): { ask(): void; end(): Promise<void> } {
  let timer: NodeJS.Timeout | null = null;
  let askedAt = 0;
  let running = Promise.resolve();
  const ask = (): void => {
    if (timer === null) askedAt = Date.now();
    else clearTimeout(timer);
    timer = setTimeout(() => {
      timer = null;
      running = running.then(work);
    }, Math.max(0, Math.min(QUIET_MS, askedAt + LATEST_MS - Date.now())));
  };
  return {
    ask,
    end: () => {
      if (timer !== null) clearTimeout(timer);
      return running;
    },
  };
}
