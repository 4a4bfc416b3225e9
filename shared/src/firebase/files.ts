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
 * Milliseconds for which the SDK retries a failed request for an address, a list or a deletion. Its default of two
 * minutes is too long for a screen to wait.
 */
const RETRY_LIMIT = 15_000;

const open = perConnection(() => new Map<string, FirebaseStorage>());

function storageOf(bucket: string | undefined): FirebaseStorage {
  const { app, backend, localOrigin } = requireConnection();
  const name = bucket ?? backend.storageBucket;
  const opened = open().get(name);
  if (opened) return opened;
  const storage = getStorage(app, `gs://${name}`);
  if (localOrigin) {
    const url = new URL(localOrigin);
    connectStorageEmulator(storage, url.hostname, Number(url.port || (url.protocol === 'https:' ? 443 : 80)));
  }
  storage.maxOperationRetryTime = RETRY_LIMIT;
  open().set(name, storage);
  return storage;
}

/** Fetches an address that plays or shows the file at `path`. Rejects with `denied` when the rules refuse it. */
export const getFileUrl = (path: string, bucket?: string): Promise<string> =>
  asCaller(async () => getDownloadURL(ref(storageOf(bucket), path)));

/** Lists the paths of the files directly in the folder `path`, by name. */
export const listFiles = (path: string, bucket?: string): Promise<string[]> =>
  asCaller(async () => {
    const { items } = await listAll(ref(storageOf(bucket), path));
    return items.map((item) => item.fullPath).sort();
  });

/** Uploads a file, and resumes after a dropped connection. `onProgress` receives the share sent, 0 to 1. */
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
