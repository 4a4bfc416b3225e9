import { rm } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import { clientOf } from '../../client';
import { readMultipart } from '../request/multipartBody';
import { newSettings, announcedMd5 } from '../request/objectSettings';
import { bodyOf, bytesHeader, headerOf } from '../request/requestParts';
import { metadataResponse } from '../resource';
import type { ObjectCall, StorageContext } from '../storageContext';
import { countBytes, countUpload, inTurnOf, occupying } from '../transferLimits';
import { appendStream } from '../store/appendStream';
import { ContentDigest } from '../store/ContentDigest';
import { authorizeUpload, maxUploadBytes, storeObject, type NewObject } from '../store/storeObject';

/**
 * Stores an upload made in one request: `multipart/related` (metadata and content), or the content alone. Resolves to
 * the object's metadata.
 */
export async function uploadWhole(
  context: StorageContext,
  { request, caller, bucket, name }: ObjectCall,
): Promise<object> {
  const header = headerOf(request, 'content-type') ?? '';
  const length = bytesHeader(request, 'content-length');
  const body = bodyOf(request);
  if (!/^multipart\/related\b/i.test(header)) {
    const object = { bucket, name, settings: newSettings(undefined, header), md5: null, caller };
    return store(context, request, object, body, length);
  }
  const { metadata, contentType, content, overhead } = await readMultipart(header, body);
  const object = { bucket, name, settings: newSettings(metadata, contentType), md5: announcedMd5(metadata), caller };
  // An epilogue after the closing delimiter makes this a little more than the content, never less.
  return store(context, request, object, content, length === null ? null : Math.max(0, length - overhead));
}

async function store(
  context: StorageContext,
  request: FastifyRequest,
  object: NewObject,
  content: AsyncIterable<Buffer>,
  expected: number | null,
): Promise<object> {
  // The size of a chunked body is known only at its end: the rules judge it then.
  if (expected !== null) authorizeUpload(context, object, expected);
  const sender = { client: clientOf(request), account: object.caller?.uid ?? null };
  countUpload(context, sender, expected ?? 0);
  const [part, digest] = [context.blobs.createId(), new ContentDigest()];
  try {
    await occupying(context, sender.client, () =>
      appendStream(
        content,
        context.blobs.partPath(part),
        digest,
        maxUploadBytes(context, expected),
        inTurnOf(context, sender.client),
      ),
    );
    if (expected === null) countBytes(context, sender, digest.size);
    return metadataResponse(await storeObject(context, part, digest, object));
  } finally {
    await rm(context.blobs.partPath(part), { force: true });
  }
}
