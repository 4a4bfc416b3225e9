import { rm } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../wireValue';
import { ContentDigest } from '../store/ContentDigest';
import { readMultipart } from '../request/multipartBody';
import { newSettings, promisedMd5 } from '../request/objectSettings';
import { appendStream } from '../store/appendStream';
import { bodyOf, bytesHeader, headerOf } from '../request/requestParts';
import { metadataAnswer } from '../resource';
import { maxUploadBytes, authorizeUpload, storeObject, type NewObject } from '../store/storeObject';
import type { StorageContext } from '../storageContext';

/**
 * An upload in one request: `multipart/related` (metadata and content), or the content alone. Answers the object's
 * metadata.
 */
export async function uploadWhole(
  context: StorageContext,
  request: FastifyRequest,
  caller: Caller,
  bucket: string,
  name: string,
): Promise<object> {
  const header = headerOf(request, 'content-type') ?? '';
  const length = bytesHeader(request, 'content-length');
  const body = bodyOf(request);
  if (!/^multipart\/related\b/i.test(header)) {
    const object = { bucket, name, settings: newSettings(undefined, header), md5: null, caller };
    return take(context, object, body, length);
  }
  const { metadata, contentType, content, overhead } = await readMultipart(header, body);
  const object = { bucket, name, settings: newSettings(metadata, contentType), md5: promisedMd5(metadata), caller };
  // An epilogue behind the closing delimiter makes this a little more than the content, never less.
  return take(context, object, content, length === null ? null : Math.max(0, length - overhead));
}

async function take(
  context: StorageContext,
  object: NewObject,
  content: AsyncIterable<Buffer>,
  expected: number | null,
): Promise<object> {
  // A chunked body tells its size at the end only: it is judged then.
  if (expected !== null) authorizeUpload(context, object, expected);
  const [part, digest] = [context.blobs.createId(), new ContentDigest()];
  try {
    await appendStream(content, context.blobs.partPath(part), digest, maxUploadBytes(context, expected));
    return metadataAnswer(await storeObject(context, part, digest, object));
  } finally {
    await rm(context.blobs.partPath(part), { force: true });
  }
}
