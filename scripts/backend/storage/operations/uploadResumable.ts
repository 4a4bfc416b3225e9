import { open } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../wireValue';
import { newSettings, announcedMd5 } from '../request/objectSettings';
import { bodyOf, bytesHeader, headerOf, jsonBody } from '../request/requestParts';
import { metadataResponse } from '../resource';
import { StorageError } from '../StorageError';
import type { ObjectCall, StorageContext } from '../storageContext';
import { appendStream } from '../store/appendStream';
import type { ContentDigest } from '../store/ContentDigest';
import { authorizeUpload, maxUploadBytes, storeObject } from '../store/storeObject';
import type { Upload } from '../store/uploads';
import { createExclusiveTransfers } from './exclusiveTransfers';
import { createUploadDigests, type UploadDigests } from './uploadDigests';

/** A request that continues an upload. */
export type UploadCall = { request: FastifyRequest; reply: FastifyReply; caller: Caller; id: string };

/** Resumable uploads: started, continued, queried, finalized or cancelled, as `X-Goog-Upload-Command` says. */
export type ResumableUploads = {
  start(call: ObjectCall, reply: FastifyReply): Promise<object>;
  continue(call: UploadCall): Promise<object>;
};

/**
 * Creates the resumable uploads of a process. Only running transfers are in memory; everything else survives a restart.
 */
export function createResumableUploads(context: StorageContext): ResumableUploads {
  const transfers = createExclusiveTransfers();
  const digests = createUploadDigests(context.blobs);
  return {
    async start(call, reply) {
      const id = await startUpload(context, digests, call);
      reply.headers(startHeaders(call, id));
      return {};
    },
    async continue(call) {
      const upload = findUpload(context, call.id);
      if (upload.uid !== (call.caller?.uid ?? null)) throw new StorageError(403, 'Permission denied.');
      const stop = () => void call.request.raw.destroy();
      return transfers.run(call.id, stop, () => runCommands(context, digests, call));
    },
  };
}

async function startUpload(
  context: StorageContext,
  digests: UploadDigests,
  { request, caller, bucket, name }: ObjectCall,
): Promise<string> {
  const { uploads, blobs } = context;
  const metadata = await jsonBody(request);
  const type = headerOf(request, 'x-goog-upload-header-content-type');
  const size = bytesHeader(request, 'x-goog-upload-header-content-length');
  const [settings, md5] = [newSettings(metadata, type), announcedMd5(metadata)];
  authorizeUpload(context, { bucket, name, settings, md5, caller }, size ?? 0);
  for (const expired of uploads.expire()) await dropUpload(context, digests, expired);
  const id = blobs.createId();
  await (await open(blobs.partPath(id), 'w')).close();
  uploads.start({ id, bucket, name, uid: caller?.uid ?? null, settings, size, md5 });
  digests.start(id);
  return id;
}

function startHeaders({ request, bucket, name }: ObjectCall, id: string): Record<string, string> {
  const query = new URLSearchParams({ name, uploadType: 'resumable', upload_id: id, upload_protocol: 'resumable' });
  const path = `/v0/b/${encodeURIComponent(bucket)}/o?${query.toString()}`;
  return {
    'x-goog-upload-url': `${request.protocol}://${request.host}${path}`,
    'x-goog-upload-status': 'active',
    'x-goog-upload-chunk-granularity': '262144',
  };
}

async function dropUpload({ blobs }: StorageContext, digests: UploadDigests, id: string): Promise<void> {
  digests.drop(id);
  await blobs.dropPart(id);
}

function findUpload(context: StorageContext, id: string): Upload {
  const upload = context.uploads.find(id);
  if (upload === null) throw new StorageError(404, 'There is no such upload, or it has expired.');
  return upload;
}

async function runCommands(context: StorageContext, digests: UploadDigests, call: UploadCall): Promise<object> {
  const { request, reply, id } = call;
  const commands = (headerOf(request, 'x-goog-upload-command') ?? '').split(',').map((command) => command.trim());
  if (commands.includes('cancel')) {
    context.uploads.remove(id);
    await dropUpload(context, digests, id);
    reply.header('x-goog-upload-status', 'cancelled');
    return {};
  }
  // Read again: the transfer before this one may have finished the upload.
  const upload = findUpload(context, id);
  if (upload.state === 'final') return answerFinished(context, reply, upload);
  const digest = await digests.of(id);
  setProgress(reply, 'active', digest.size);
  if (commands.includes('upload')) {
    await receive(context, upload, request, digest);
    setProgress(reply, 'active', digest.size);
  }
  if (commands.includes('finalize')) return finalize(context, digests, call, upload);
  if (commands.some((command) => command !== 'upload' && command !== 'query'))
    throw new StorageError(400, 'The upload command is unknown.');
  return {};
}

/** Appends the body. After a lost connection the SDK sends a piece again: the part that has arrived is skipped. */
async function receive(
  context: StorageContext,
  { id, size }: Upload,
  request: FastifyRequest,
  digest: ContentDigest,
): Promise<void> {
  const offset = bytesHeader(request, 'x-goog-upload-offset') ?? 0;
  if (offset > digest.size)
    throw new StorageError(400, `The upload has ${digest.size} bytes: the offset ${offset} is too large.`);
  const rest = skipBytes(bodyOf(request), digest.size - offset);
  await appendStream(rest, context.blobs.partPath(id), digest, maxUploadBytes(context, size));
}

async function finalize(
  context: StorageContext,
  digests: UploadDigests,
  { reply, caller }: UploadCall,
  { id, bucket, name, size, settings, md5 }: Upload,
): Promise<object> {
  const digest = await digests.of(id);
  if (size !== null && size !== digest.size)
    throw new StorageError(400, `The upload has ${digest.size} of ${size} bytes: it cannot be finalized yet.`);
  digests.drop(id);
  try {
    const object = await storeObject(context, id, digest, { bucket, name, settings, md5, caller });
    context.uploads.finish(id, digest.size);
    setProgress(reply, 'final', digest.size);
    return metadataResponse(object);
  } catch (error) {
    context.uploads.remove(id);
    await context.blobs.dropPart(id);
    throw error;
  }
}

function answerFinished(context: StorageContext, reply: FastifyReply, { bucket, name, size }: Upload): object {
  setProgress(reply, 'final', size ?? 0);
  const object = context.objects.find(bucket, name);
  return object === null ? {} : metadataResponse(object);
}

function setProgress(reply: FastifyReply, status: 'active' | 'final', received: number): void {
  reply.headers({ 'x-goog-upload-status': status, 'x-goog-upload-size-received': String(received) });
}

async function* skipBytes(source: AsyncIterable<Buffer>, count: number): AsyncGenerator<Buffer> {
  let left = count;
  for await (const chunk of source) {
    const skipped = Math.min(left, chunk.length);
    left -= skipped;
    if (skipped < chunk.length) yield chunk.subarray(skipped);
  }
}
