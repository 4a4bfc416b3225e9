import { open } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientOf } from '../../client';
import { LimitError } from '../../limits';
import { isUnwritable } from '../../persistence';
import { newSettings, announcedMd5 } from '../request/objectSettings';
import { bodyOf, bytesHeader, headerOf, jsonBody } from '../request/requestParts';
import { metadataResponse } from '../resource';
import { StorageError } from '../StorageError';
import type { ObjectCall, StorageContext } from '../storageContext';
import { appendStream } from '../store/appendStream';
import type { ContentDigest } from '../store/ContentDigest';
import { authorizeUpload, maxUploadBytes, storeObject } from '../store/storeObject';
import type { Upload } from '../store/uploads';
import { countBytes, countUpload, inTurnOf, occupying } from '../transferLimits';
import { createExclusiveTransfers } from './exclusiveTransfers';
import { createUploadDigests, type UploadDigests } from './uploadDigests';

/** A request that continues an upload. Its URL, which nobody can guess, is all that it needs to be allowed. */
export type UploadCall = { request: FastifyRequest; reply: FastifyReply; id: string };

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
  const digests = createUploadDigests(context.blobs, (id) => context.uploads.hasActive(id));
  return {
    async start(call, reply) {
      const id = await startUpload(context, digests, call);
      reply.headers(startHeaders(call, id));
      return {};
    },
    async continue(call) {
      findUpload(context, call.id);
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
  // A file that can't be removed is left to the sweep of the next start: it belongs to another upload.
  for (const expired of uploads.expire()) await dropUpload(context, digests, expired).catch(() => undefined);
  const client = clientOf(request);
  requireFewUploads(uploads.countActive(caller, client), { isSignedIn: caller !== null });
  countUpload(context, { client, account: caller?.uid ?? null }, size ?? 0);
  const id = blobs.createId();
  await (await open(blobs.partPath(id), 'w')).close();
  uploads.start({ id, bucket, name, caller, client, settings, size, md5 });
  digests.start(id);
  return id;
}

/** Unfinished uploads that an account, and a signed-out client, may have at the same time. */
const MAX_UNFINISHED = { account: 100, signedOut: 20 };

function requireFewUploads(count: number, { isSignedIn }: { isSignedIn: boolean }): void {
  if (count < (isSignedIn ? MAX_UNFINISHED.account : MAX_UNFINISHED.signedOut)) return;
  throw new LimitError('Too many uploads are not finished: finish or cancel them first.', 60);
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
  // Read again: the transfer before this one may have finished the upload.
  const upload = findUpload(context, id);
  if (commands.includes('cancel')) return cancel(context, digests, reply, upload);
  if (upload.state === 'final') return answerFinished(context, reply, upload);
  if (upload.state === 'cancelled') return answerCancelled(reply, commands);
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

/** Cancels an upload, once or again. Throws StorageError 400 for a finished one. */
async function cancel(
  context: StorageContext,
  digests: UploadDigests,
  reply: FastifyReply,
  { id, state }: Upload,
): Promise<object> {
  if (state === 'final') throw new StorageError(400, 'The upload is finished: it cannot be cancelled.');
  context.uploads.cancel(id);
  await dropUpload(context, digests, id);
  return answerCancelled(reply, []);
}

function answerCancelled(reply: FastifyReply, commands: readonly string[]): object {
  reply.header('x-goog-upload-status', 'cancelled');
  if (commands.some((command) => command !== 'query')) throw new StorageError(400, 'The upload was cancelled.');
  return {};
}

/** Appends the body. After a lost connection the SDK sends a piece again: the part that has arrived is skipped. */
async function receive(
  context: StorageContext,
  { id, size, caller }: Upload,
  request: FastifyRequest,
  digest: ContentDigest,
): Promise<void> {
  const offset = bytesHeader(request, 'x-goog-upload-offset') ?? 0;
  if (offset > digest.size)
    throw new StorageError(400, `The upload has ${digest.size} bytes: the offset ${offset} is too large.`);
  const before = digest.size;
  const rest = skipBytes(bodyOf(request), digest.size - offset);
  const sender = { client: clientOf(request), account: caller?.uid ?? null };
  await occupying(context, sender.client, () =>
    appendStream(
      rest,
      context.blobs.partPath(id),
      digest,
      maxUploadBytes(context, size),
      inTurnOf(context, sender.client),
    ),
  ).finally(() => {
    if (size === null) countBytes(context, sender, digest.size - before);
  });
}

async function finalize(
  context: StorageContext,
  digests: UploadDigests,
  { reply }: UploadCall,
  { id, bucket, name, size, settings, md5, caller }: Upload,
): Promise<object> {
  const digest = await digests.of(id);
  if (size !== null && size !== digest.size)
    throw new StorageError(400, `The upload has ${digest.size} of ${size} bytes: it cannot be finalized yet.`);
  digests.drop(id);
  try {
    const object = await storeObject(context, id, digest, { bucket, name, settings, md5, caller });
    setProgress(reply, 'final', digest.size);
    return metadataResponse(object);
  } catch (error) {
    // While the disk is full or the database locked, all bytes stay: the client finalizes it again.
    if (isUnwritable(error)) throw error;
    context.uploads.cancel(id);
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
