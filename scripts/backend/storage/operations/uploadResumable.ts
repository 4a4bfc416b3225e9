import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../wireValue';
import { ContentDigest } from '../store/ContentDigest';
import { newSettings, promisedMd5 } from '../request/objectSettings';
import { appendStream } from '../store/appendStream';
import { bodyOf, bytesHeader, headerOf, jsonBody } from '../request/requestParts';
import { metadataAnswer } from '../resource';
import { StorageError } from '../StorageError';
import { maxUploadBytes, authorizeUpload, storeObject } from '../store/storeObject';
import type { StorageContext } from '../storageContext';
import { createExclusiveTransfers } from './exclusiveTransfers';
import type { Upload } from '../store/uploads';

/** Resumable uploads: begun, continued, asked about, finished or cancelled, as `X-Goog-Upload-Command` says. */
export type ResumableUploads = {
  start(request: FastifyRequest, reply: FastifyReply, caller: Caller, bucket: string, name: string): Promise<object>;
  continue(request: FastifyRequest, reply: FastifyReply, caller: Caller, id: string): Promise<object>;
};

/** Keeps the running transfers of this process; everything else is in the database and on disk, and outlives it. */
export function createResumableUploads(context: StorageContext): ResumableUploads {
  const turns = createExclusiveTransfers();
  const digests = new Map<string, ContentDigest>();

  const forget = async (id: string): Promise<void> => {
    digests.delete(id);
    await context.blobs.dropPart(id);
  };

  return {
    async start(request, reply, caller, bucket, name) {
      const metadata = await jsonBody(request);
      const type = headerOf(request, 'x-goog-upload-header-content-type');
      const size = bytesHeader(request, 'x-goog-upload-header-content-length');
      const [settings, md5] = [newSettings(metadata, type), promisedMd5(metadata)];
      authorizeUpload(context, { bucket, name, settings, md5, caller }, size ?? 0);
      for (const expired of context.uploads.expire()) await forget(expired);
      const id = context.blobs.createId();
      await (await open(context.blobs.partPath(id), 'w')).close();
      context.uploads.start({ id, bucket, name, uid: caller?.uid ?? null, settings, size, md5 });
      digests.set(id, new ContentDigest());
      reply.headers(startHeaders(request, bucket, name, id));
      return {};
    },

    async continue(request, reply, caller, id) {
      const upload = context.uploads.find(id);
      if (upload === null) throw new StorageError(404, 'There is no such upload, or it has expired.');
      if (upload.uid !== (caller?.uid ?? null)) throw new StorageError(403, 'Permission denied.');
      const commands = (headerOf(request, 'x-goog-upload-command') ?? '').split(',').map((command) => command.trim());
      return turns.run(
        id,
        () => void request.raw.destroy(),
        async () => {
          if (commands.includes('cancel')) {
            context.uploads.remove(id);
            await forget(id);
            reply.header('x-goog-upload-status', 'cancelled');
            return {};
          }
          return resume(context, digests, request, reply, caller, id, commands);
        },
      );
    },
  };
}

function startHeaders(request: FastifyRequest, bucket: string, name: string, id: string): Record<string, string> {
  const query = new URLSearchParams({ name, uploadType: 'resumable', upload_id: id, upload_protocol: 'resumable' });
  return {
    'x-goog-upload-url': `${request.protocol}://${request.host}/v0/b/${encodeURIComponent(bucket)}/o?${query.toString()}`,
    'x-goog-upload-status': 'active',
    'x-goog-upload-chunk-granularity': '262144',
  };
}

async function resume(
  context: StorageContext,
  digests: Map<string, ContentDigest>,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller,
  id: string,
  commands: string[],
): Promise<object> {
  // Read again: what ran before this in turn may have finished it.
  const upload = context.uploads.find(id);
  if (upload === null) throw new StorageError(404, 'There is no such upload, or it has expired.');
  const say = (status: 'active' | 'final', received: number): void =>
    void reply.headers({ 'x-goog-upload-status': status, 'x-goog-upload-size-received': String(received) });
  if (upload.state === 'final') return finished(context, upload, say);

  const digest = await digestOf(context, digests, id);
  say('active', digest.size);
  if (commands.includes('upload')) {
    const offset = bytesHeader(request, 'x-goog-upload-offset') ?? 0;
    if (offset > digest.size)
      throw new StorageError(400, `The upload stands at ${digest.size} bytes, not at ${offset}.`);
    // After a lost connection the SDK sends the same piece again, of which a part may have arrived: that part is passed
    // over.
    await appendStream(
      withoutFirst(bodyOf(request), digest.size - offset),
      context.blobs.partPath(id),
      digest,
      maxUploadBytes(context, upload.size),
    );
    say('active', digest.size);
  }
  if (!commands.includes('finalize')) {
    if (commands.some((command) => command !== 'upload' && command !== 'query'))
      throw new StorageError(400, 'The upload command is not known.');
    return {};
  }
  return finalize(context, digests, upload, digest, caller, say);
}

function finished(context: StorageContext, upload: Upload, say: (status: 'final', received: number) => void): object {
  say('final', upload.size ?? 0);
  const object = context.objects.find(upload.bucket, upload.name);
  return object === null ? {} : metadataAnswer(object);
}

async function finalize(
  context: StorageContext,
  digests: Map<string, ContentDigest>,
  upload: Upload,
  digest: ContentDigest,
  caller: Caller,
  say: (status: 'final', received: number) => void,
): Promise<object> {
  const { id, bucket, name, settings, md5 } = upload;
  if (upload.size !== null && upload.size !== digest.size) {
    throw new StorageError(400, `The upload has ${digest.size} of ${upload.size} bytes: it cannot be finished yet.`);
  }
  digests.delete(id);
  try {
    const object = await storeObject(context, id, digest, { bucket, name, settings, md5, caller });
    context.uploads.finish(id, digest.size);
    say('final', digest.size);
    return metadataAnswer(object);
  } catch (error) {
    context.uploads.remove(id);
    await context.blobs.dropPart(id);
    throw error;
  }
}

async function* withoutFirst(source: AsyncIterable<Buffer>, count: number): AsyncGenerator<Buffer> {
  let left = count;
  for await (const chunk of source) {
    const passed = Math.min(left, chunk.length);
    left -= passed;
    if (passed < chunk.length) yield chunk.subarray(passed);
  }
}

/** The checksums so far; after a restart they are made again from the file, which alone says how much has arrived. */
async function digestOf(
  context: StorageContext,
  digests: Map<string, ContentDigest>,
  id: string,
): Promise<ContentDigest> {
  const size = await context.blobs.partSize(id);
  const kept = digests.get(id);
  if (kept?.size === size) return kept;
  const digest = new ContentDigest();
  if (size > 0) for await (const chunk of createReadStream(context.blobs.partPath(id))) digest.add(chunk as Buffer);
  digests.set(id, digest);
  return digest;
}
