import { useEffect, useSyncExternalStore } from 'react';
import { useHost, useUnsavedChanges, type Host } from '@lectern/shared/host';
import { hasRunning, UploadQueue } from './engine/UploadQueue';
import { createUploadRecords } from './engine/uploadRecords';
import type { Upload } from './engine/uploadState';

const HOSTED = 'https://firebasestorage.googleapis.com';

const queues = new Map<string, UploadQueue>();
const records = createUploadRecords();

/** Returns the queue of an account: one for the tab, so that uploads continue while another lesson is edited. */
function queueOf(uid: string, { backend }: Host['config']): UploadQueue {
  const open = queues.get(uid);
  if (open) return open;
  const queue = new UploadQueue({
    uid,
    records,
    server: { origin: backend.kind === 'hosted' ? HOSTED : '', bucket: backend.storageBucket },
    getToken: async () => (await import('@lectern/shared/firebase/auth')).getCallerToken(),
  });
  queues.set(uid, queue);
  holdWhileRunning(queue);
  return queue;
}

/** The browser asks before the page is left while an upload would be interrupted. */
function holdWhileRunning(queue: UploadQueue): void {
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
  queue.subscribe(() => {
    if (hasRunning(queue.uploads())) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  });
}

/** The queue of the account and its uploads into the given slots, restored after a reload. */
export function useUploads(slots: readonly string[]): { queue: UploadQueue; uploads: readonly Upload[] } {
  const { user, config } = useHost();
  const queue = queueOf(user?.uid ?? '', config);
  const all = useSyncExternalStore(queue.subscribe, queue.uploads);
  useEffect(() => void queue.restore(), [queue]);
  useUnsavedChanges(hasRunning(all));
  return { queue, uploads: all.filter(({ slot }) => slots.includes(slot)) };
}
