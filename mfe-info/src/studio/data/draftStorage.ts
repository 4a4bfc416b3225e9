import { whenIdle } from '@lectern/shared/idle';
import { ifUnlocked } from '@lectern/shared/sync';
import { BASE, type DraftRecord, type DraftRecords } from './draftRecords';
import type { StoredBase } from './draftReplica';
import type { Items } from './items';
import type { Patch } from './patch';

/** One window's storage of a draft on the device. No call rejects: a full disk must not stop the sending. */
export type DraftStorage = {
  /** Stores the unsent changes of this window after a moment. An empty patch removes them. */
  put: (patch: Patch, revision: number) => void;
  /** Stores the backend's version when the browser is idle, for opening without a network: it holds the whole draft. */
  putBase: (items: Items, revision: number) => void;
  base: () => Promise<StoredBase | null>;
  /** Adopts the changes of one window that was closed; resolves to null when there are none. */
  adopt: () => Promise<Patch | null>;
  /** Starts all waiting writes at once. They complete even if the page ends. */
  flush: () => void;
  /** Ends this window's claim on its changes. */
  release: () => Promise<void>;
};

/** Locks that tell which windows are open: each window holds the lock of its writer until it is closed. */
export type WindowLocks = {
  hold: (writer: string) => () => void;
  /** Runs `work` unless the writer's window is open. */
  ifClosed: <T>(writer: string, work: () => Promise<T>) => Promise<T | undefined>;
};

/** Delay between a change and its write, in milliseconds. */
const WRITE_DELAY = 150;

/** Longest delays before the backend's version is written, in milliseconds. */
const BASE_DELAYS = { within: 5_000, otherwise: 500 };

/** Returns the storage of a new window. */
export function openDraftStorage(
  records: DraftRecords,
  { uid, courseId }: { uid: string; courseId: string },
  locks: WindowLocks = webLocks,
): DraftStorage {
  const writer = crypto.randomUUID();
  const free = locks.hold(writer);
  const writes = createWrites(records);
  return {
    put: (patch, revision) => writes.soon({ uid, courseId, writer, revision, patch, items: null }),
    putBase: (items, revision) => writes.whenIdle({ uid, courseId, writer: BASE, revision, patch: null, items }),
    base: async () => {
      const found = await records.list(uid, courseId, BASE).catch(() => []);
      const [base] = found;
      return base?.items ? { items: base.items, revision: base.revision } : null;
    },
    adopt: () => adoptOrphan(records, [uid, courseId], writer, locks),
    flush: writes.flush,
    release: async () => {
      writes.flush();
      await writes.done();
      free();
    },
  };
}

type Unstamped = Omit<DraftRecord, 'stamp' | 'touchedAt'>;

/** Writes the latest record of each writer after a delay. `done` resolves when all started writes are stored. */
function createWrites(records: DraftRecords) {
  const waiting = new Map<string, DraftRecord>();
  const cancels = new Map<string, () => void>();
  let last: Promise<unknown> = Promise.resolve();
  const send = (writer: string): void => {
    cancels.get(writer)?.();
    cancels.delete(writer);
    const record = waiting.get(writer);
    if (!record) return;
    waiting.delete(writer);
    last = Promise.all([last, write(records, record).catch(() => undefined)]);
  };
  const put = (record: Unstamped, schedule: (task: () => void) => () => void): void => {
    const { writer } = record;
    waiting.set(writer, { ...record, stamp: crypto.randomUUID(), touchedAt: Date.now() });
    if (!cancels.has(writer))
      cancels.set(
        writer,
        schedule(() => send(writer)),
      );
  };
  return {
    soon: (record: Unstamped) => put(record, writeSoon),
    whenIdle: (record: Unstamped) => put(record, (task) => whenIdle(task, BASE_DELAYS)),
    flush: () => [...waiting.keys()].forEach(send),
    done: () => last,
  };
}

function writeSoon(task: () => void): () => void {
  const timer = setTimeout(task, WRITE_DELAY);
  return () => clearTimeout(timer);
}

/** Only the writer of a record stores it. An empty patch leaves none behind. */
const write = (records: DraftRecords, record: DraftRecord): Promise<void> =>
  record.patch && Object.keys(record.patch.changes).length === 0
    ? records.drop(record.uid, record.courseId, record.writer)
    : records.put(record);

/** Copies the changes into the window's own record before removing the other one: a crash in between loses nothing. */
async function adoptOrphan(
  records: DraftRecords,
  key: readonly string[],
  own: string,
  locks: WindowLocks,
): Promise<Patch | null> {
  const found = await records.list(...key).catch(() => []);
  for (const { writer, patch } of found) {
    if (writer === own || writer === BASE || !patch) continue;
    const taken = await locks.ifClosed(writer, async () => {
      // The lock's holder may have just sent and removed it.
      const [orphan] = await records.list(...key, writer);
      if (!orphan?.patch) return null;
      await records.put({ ...orphan, writer: own });
      await records.drop(...key, writer);
      return orphan.patch;
    });
    if (taken) return taken;
  }
  return null;
}

const lockName = (writer: string): string => `lectern.studio:${writer}`;

/** Windows by Web Locks: the browser frees a lock when its page ends. */
const webLocks: WindowLocks = {
  hold: (writer) => {
    let free: () => void = () => undefined;
    const closed = new Promise<void>((resolve) => {
      free = resolve;
    });
    void ifUnlocked(lockName(writer), () => closed);
    return free;
  },
  ifClosed: (writer, work) => ifUnlocked(lockName(writer), work),
};
