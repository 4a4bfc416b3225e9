import type { Firestore } from '@lectern/backend';
import { carryOutEntry, refuseEntry } from './carryOut';
import { carryOutRequest, refuseRequest } from './courses/courseRequests';
import type { DeskServices } from './contract';
import { completeMessage, completeStoredMessages, isMessage } from './messages';
import { sendOutbox, type SendMail } from './outbox';

/** The desk's server side. `settled` resolves when nothing is left to do now; `stop` ends it after the running step. */
export type Desk = { settled(): Promise<void>; stop(): Promise<void> };

type Options = {
  sendMail: SendMail;
  /** Receives what an operator should know. */
  warn: (message: string) => void;
};

/** Milliseconds between two checks for documents that a command has written from another process. */
const POLL_MS = 1_000;
/** Milliseconds until a failed mail or a failing store is tried again. */
const RETRY_MS = 30_000;
const BATCH = 50;

/**
 * Carries out decisions and sends mails: everything that is waiting now, then each as it is written. One step runs at a
 * time, so that two decisions about the same account can't cross.
 */
export function startDesk(
  services: DeskServices,
  firestore: Pick<Firestore, 'onCommit' | 'dataVersion'>,
  options: Options,
): Desk {
  const messages = new Set<string>();
  const queue = createQueue(() => {
    for (const path of messages) completeMessage(services, path);
    messages.clear();
    return carryOutPending(services, options);
  }, options.warn);
  const stopListening = firestore.onCommit((paths) => {
    for (const path of paths) if (isMessage(path)) messages.add(path);
    if (messages.size > 0 || paths.some((path) => /^(audit|outbox|courseRequests)\//.test(path))) queue.request();
  });
  const stopChecking = completeStoredMessages(services, options.warn);
  let version = firestore.dataVersion();
  const timer = setInterval(() => {
    const current = firestore.dataVersion();
    if (current !== version) queue.request();
    version = current;
  }, POLL_MS).unref();
  queue.request();
  return {
    settled: queue.settled,
    stop: () => {
      clearInterval(timer);
      stopListening();
      stopChecking();
      return queue.stop();
    },
  };
}

/**
 * Carries out what is pending, and sends waiting mails. Resolves to true when something has to be tried again later.
 */
async function carryOutPending(services: DeskServices, { sendMail, warn }: Options): Promise<boolean> {
  const requestsLeft = await carryOutAll(services, 'courseRequests', warn, {
    carryOut: (id) => {
      carryOutRequest(services, id);
      return Promise.resolve();
    },
    refuse: (id) => refuseRequest(services, id),
  });
  const decisionsLeft = await carryOutAll(services, 'audit', warn, {
    carryOut: (id) => carryOutEntry(services, id),
    refuse: (id) => refuseEntry(services, id),
  });
  const mailsLeft = sendOutbox(services, sendMail, warn);
  return mailsLeft + requestsLeft + decisionsLeft > 0;
}

type Steps = { carryOut: (id: string) => Promise<void>; refuse: (id: string) => void };

/**
 * Carries out what is pending in a collection, one entry after another. After trouble with the store, an entry is left
 * pending; after any other error, it is refused. Resolves to the number of entries that are left.
 */
async function carryOutAll(
  services: DeskServices,
  collection: 'audit' | 'courseRequests',
  warn: (message: string) => void,
  { carryOut, refuse }: Steps,
): Promise<number> {
  const left = new Set<string>();
  for (let ids = pending(services, collection, left); ids.length > 0; ids = pending(services, collection, left)) {
    for (const id of ids) {
      try {
        await carryOut(id);
      } catch (error) {
        if (error instanceof Error && error.name === 'DatabaseError') throw error;
        const isLeft = isStoreTrouble(error);
        const outcome = isLeft ? 'has to be carried out later' : 'could not be carried out';
        warn(`${collection}/${id} ${outcome}: ${String(error)}`);
        if (isLeft) left.add(id);
        else refuse(id);
      }
      // Requests are served between two decisions.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  return left.size;
}

/** Codes of errors by a full, slow or failing disk. The decision is not at fault, and may work the next time. */
const STORE_TROUBLE =
  /^(SQLITE_(FULL|IOERR|BUSY|LOCKED|READONLY|CANTOPEN|NOMEM)|(ENOSPC|EDQUOT|EIO|EROFS|EMFILE|ENFILE|ENOMEM|EBUSY)$)/;

function isStoreTrouble(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && STORE_TROUBLE.test(code);
}

function pending({ documents }: DeskServices, collection: string, without: ReadonlySet<string>): string[] {
  const where = [{ field: 'status', op: '==' as const, value: { stringValue: 'pending' } }];
  const found = documents.query({ collection, where, orderBy: [{ field: 'createdAt' }], limit: BATCH + without.size });
  return found.map(({ path }) => path.slice(collection.length + 1)).filter((id) => !without.has(id));
}

/** Runs `task` one at a time, again when it was requested meanwhile, and later when it asks for that or fails. */
function createQueue(task: () => Promise<boolean>, warn: (message: string) => void) {
  let running: Promise<void> | null = null;
  let isDue = false;
  let isStopped = false;
  let retry: NodeJS.Timeout | null = null;
  const runAll = async (): Promise<void> => {
    while (isDue && !isStopped) {
      isDue = false;
      const left = await Promise.resolve()
        .then(task)
        .catch((error: unknown) => {
          warn(`The desk has to try again: ${String(error)}`);
          return true;
        });
      if (left) retry ??= setTimeout(retryNow, RETRY_MS).unref();
    }
    running = null;
  };
  const request = (): void => {
    isDue = true;
    if (!isStopped) running ??= runAll();
  };
  const retryNow = (): void => {
    retry = null;
    request();
  };
  return {
    request,
    settled: async (): Promise<void> => {
      while (running) await running;
    },
    stop: async (): Promise<void> => {
      isStopped = true;
      if (retry) clearTimeout(retry);
      await (running ?? Promise.resolve());
    },
  };
}
