import { ifUnlocked } from '@lectern/shared/sync';
import { BASE, type DraftRecord, type DraftRecords } from './draftRecords';
import type { StoredBase } from './draftReplica';
import type { Items } from './items';
import type { Patch } from './patch';

/** One window's storage of a draft on the device. No call rejects: a full disk must not stop the sending. */
export type DraftStorage = {
  /** Stores the unsent changes of this window, shortly. An empty patch removes them. */
  put: (patch: Patch, revision: number) => void;
  /** Stores the backend's version, for opening without a network. */
  putBase: (items: Items, revision: number) => void;
  base: () => Promise<StoredBase | null>;
  /** Adopts the changes of one window that was closed; resolves to null when there are none. */
  adopt: () => Promise<Patch | null>;
  /** Writes what is waiting. The write completes even if the page ends. */
  flush: () => void;
  /** Ends this window's claim on its changes. */
  release: () => Promise<void>;
};

/** Says which windows are open: a window holds the name of its writer while it lives. */
export type WindowLocks = {
  hold: (writer: string) => () => void;
  /** Runs `work` unless the writer's window is open. */
  ifClosed: <T>(writer: string, work: () => Promise<T>) => Promise<T | undefined>;
};

/** From a change to its writing, in milliseconds. */
const WRITE_DELAY = 150;

/** Returns the storage of a new window. */
export function openDraftStorage(
  records: DraftRecords,
  { uid, courseId }: { uid: string; courseId: string },
  locks: WindowLocks = webLocks,
): DraftStorage {
  const writer = crypto.randomUUID();
  const free = locks.hold(writer);
  const waiting = new Map<string, DraftRecord>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const all = [...waiting.values()];
    waiting.clear();
    const writes = all.map((record) => write(records, record).catch(() => undefined));
    last = Promise.all([last, ...writes]);
  };
  const put = (record: Pick<DraftRecord, 'writer' | 'revision' | 'patch' | 'items'>): void => {
    waiting.set(record.writer, { ...record, uid, courseId, stamp: crypto.randomUUID(), touchedAt: Date.now() });
    timer ??= setTimeout(flush, WRITE_DELAY);
  };
  return {
    put: (patch, revision) => put({ writer, revision, patch, items: null }),
    putBase: (items, revision) => put({ writer: BASE, revision, patch: null, items }),
    base: async () => {
      const found = await records.list(uid, courseId, BASE).catch(() => []);
      const [base] = found;
      return base?.items ? { items: base.items, revision: base.revision } : null;
    },
    adopt: () => adoptOrphan(records, [uid, courseId], writer, locks),
    flush,
    release: async () => {
      flush();
      await last;
      free();
    },
  };
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
