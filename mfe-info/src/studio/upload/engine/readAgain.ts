import type { UploadRecord } from './uploadRecords';

/** File handles know their permission; TypeScript's DOM types leave these two calls out. */
type PermittedHandle = FileSystemFileHandle & {
  queryPermission?: (options: { mode: 'read' }) => Promise<PermissionState>;
  requestPermission?: (options: { mode: 'read' }) => Promise<PermissionState>;
};

/**
 * Resolves to the file of a stored handle; null when the browser stored none, or does not permit it. Asks the person
 * only if `mayAsk`, which needs a press just before.
 */
export async function readAgain({ handle }: UploadRecord, { mayAsk }: { mayAsk: boolean }): Promise<File | null> {
  if (!handle) return null;
  try {
    const permitted = handle as PermittedHandle;
    let state = (await permitted.queryPermission?.({ mode: 'read' })) ?? 'denied';
    if (state === 'prompt' && mayAsk) state = (await permitted.requestPermission?.({ mode: 'read' })) ?? 'denied';
    return state === 'granted' ? await handle.getFile() : null;
  } catch {
    return null;
  }
}
