import {
  connectStorageEmulator,
  deleteObject,
  getDownloadURL,
  getStorage,
  listAll,
  ref,
  uploadBytesResumable,
  type FirebaseStorage,
} from 'firebase/storage';
import { perConnection, requireConnection } from './app';
import { asCaller } from './auth';

/**
 * How long the address of a file, a list or a deletion is asked for again before it fails, in milliseconds. The SDK's
 * own two minutes are too long to look at.
 */
const PATIENCE = 15_000;

const open = perConnection(() => new Map<string, FirebaseStorage>());

function storageOf(bucket: string | undefined): FirebaseStorage {
  const { app, backend, localOrigin } = requireConnection();
  const name = bucket ?? backend.storageBucket;
  const kept = open().get(name);
  if (kept) return kept;
  const storage = getStorage(app, `gs://${name}`);
  if (localOrigin) {
    const url = new URL(localOrigin);
    connectStorageEmulator(storage, url.hostname, Number(url.port || (url.protocol === 'https:' ? 443 : 80)));
  }
  storage.maxOperationRetryTime = PATIENCE;
  open().set(name, storage);
  return storage;
}

/** An address that plays or shows the file at `path`; the rules decide whether the caller gets one. */
export const getFileUrl = (path: string, bucket?: string): Promise<string> =>
  asCaller(async () => getDownloadURL(ref(storageOf(bucket), path)));

/** The paths of all files right under the folder `path`, in name order. */
export const listFiles = (path: string, bucket?: string): Promise<string[]> =>
  asCaller(async () => {
    const { items } = await listAll(ref(storageOf(bucket), path));
    return items.map((item) => item.fullPath).sort();
  });

/** Uploads a file, resuming by itself after a dropped connection; `onProgress` is given the share done, 0 to 1. */
export const uploadFile = (
  path: string,
  data: Blob | Uint8Array,
  options: { contentType: string; onProgress?: (share: number) => void; signal?: AbortSignal },
): Promise<void> =>
  asCaller(async () => {
    const task = uploadBytesResumable(ref(storageOf(undefined), path), data, { contentType: options.contentType });
    const cancel = (): void => void task.cancel();
    if (options.signal?.aborted) cancel();
    options.signal?.addEventListener('abort', cancel);
    task.on('state_changed', (snapshot) =>
      options.onProgress?.(snapshot.totalBytes ? snapshot.bytesTransferred / snapshot.totalBytes : 0),
    );
    await task;
  });

/** Deletes the file at `path`. */
export const deleteFile = (path: string): Promise<void> =>
  asCaller(async () => deleteObject(ref(storageOf(undefined), path)));
