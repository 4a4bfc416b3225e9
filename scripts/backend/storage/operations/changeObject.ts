import { inTransaction } from '../../persistence';
import { authorize } from '../authorize';
import { changeSettings } from '../request/objectSettings';
import { jsonBody } from '../request/requestParts';
import { metadataResponse } from '../resource';
import { StorageError } from '../StorageError';
import type { ObjectCall, StorageContext } from '../storageContext';

/** `PATCH`: changes an object's metadata. Resolves to the metadata after the change. */
export async function changeObject(
  context: StorageContext,
  { request, caller, bucket, name }: ObjectCall,
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
    return metadataResponse(after);
  });
}
