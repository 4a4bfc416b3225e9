import { authorize } from '../authorize';
import { StorageError } from '../StorageError';
import type { ObjectCall, StorageContext } from '../storageContext';

/** `DELETE`: removes an object and its bytes. */
export async function deleteObject(
  context: StorageContext,
  { caller, bucket, name }: Omit<ObjectCall, 'request'>,
): Promise<void> {
  const before = context.objects.find(bucket, name);
  authorize(context, { method: 'delete', caller, bucket, name, before });
  if (before === null) throw new StorageError(404, 'Not Found.');
  context.objects.remove(bucket, name);
  await context.blobs.dropBlob(before.blob);
}
