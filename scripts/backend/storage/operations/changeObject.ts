import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../persistence';
import type { Caller } from '../../wireValue';
import { authorize } from '../authorize';
import { changeSettings } from '../request/objectSettings';
import { jsonBody } from '../request/requestParts';
import { metadataAnswer } from '../resource';
import { StorageError } from '../StorageError';
import type { StorageContext } from '../storageContext';

/** `PATCH`: changes an object's metadata and answers it. */
export async function changeObject(
  context: StorageContext,
  request: FastifyRequest,
  caller: Caller,
  bucket: string,
  name: string,
): Promise<object> {
  const sent = await jsonBody(request);
  return inTransaction(context.db, () => {
    const before = context.objects.find(bucket, name);
    const settings = before === null ? null : changeSettings(before.settings, sent);
    const after =
      before === null || settings === null
        ? undefined
        : { ...before, settings, metageneration: before.metageneration + 1, updatedAt: context.now() };
    authorize(context, { method: 'update', caller, bucket, name, before, ...(after === undefined ? {} : { after }) });
    if (after === undefined) throw new StorageError(404, 'Not Found.');
    context.objects.put(after);
    return metadataAnswer(after);
  });
}

/** `DELETE`: removes an object and its bytes. */
export async function deleteObject(
  context: StorageContext,
  caller: Caller,
  bucket: string,
  name: string,
): Promise<void> {
  const before = context.objects.find(bucket, name);
  authorize(context, { method: 'delete', caller, bucket, name, before });
  if (before === null) throw new StorageError(404, 'Not Found.');
  context.objects.remove(bucket, name);
  await context.blobs.dropBlob(before.blob);
}
