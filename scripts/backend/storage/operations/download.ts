import { timingSafeEqual } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientOf } from '../../client';
import type { Caller } from '../../wireValue';
import { authorize } from '../authorize';
import { parseByteRange } from '../request/byteRange';
import type { ObjectRecord } from '../store/objects';
import { headerOf, queryOf } from '../request/requestParts';
import { dispositionOf, etagOf, metadataResponse } from '../resource';
import { StorageError } from '../StorageError';
import { decompress, mayDecompress, mustDecompress } from './decompress';
import type { StorageContext } from '../storageContext';
import { occupyUntilClosed, PIECE_BYTES } from '../transferLimits';

/** Content types that a browser may show inline: they cannot contain scripts. */
const INLINE = /^(image\/(?!svg)|video\/|audio\/|text\/(plain|vtt)\b|application\/json\b|font\/)/i;

/** A request to read an object. The caller is verified only when the rules are checked. */
type DownloadCall = {
  request: FastifyRequest;
  reply: FastifyReply;
  caller: () => Caller;
  bucket: string;
  name: string;
};

/**
 * `GET` of metadata, or with `alt=media` of the bytes, whole or a range. A request with the object's own token needs no
 * permission from the rules.
 */
export async function download(
  context: StorageContext,
  { request, reply, caller, bucket, name }: DownloadCall,
): Promise<FastifyReply> {
  const query = queryOf(request);
  const findReadable = (): ObjectRecord => {
    const object = context.objects.find(bucket, name);
    if (object === null || !isToken(query.get('token'), object.token))
      authorize(context, { method: 'get', caller: caller(), bucket, name, before: object });
    if (object === null) throw new StorageError(404, 'Not Found.');
    return object;
  };
  const object = findReadable();
  if (query.get('alt') !== 'media') return reply.header('cache-control', 'no-store').send(metadataResponse(object));
  if (mayDecompress(object)) addVary(reply, 'accept-encoding');
  if (isFresh(request, object)) return reply.code(304).headers(validators(object)).send();
  return sendContent(context, { request, reply, object, reload: findReadable });
}

type ContentAnswer = {
  request: FastifyRequest;
  reply: FastifyReply;
  object: ObjectRecord;
  /** Finds the object again, or throws StorageError. */
  reload: () => ObjectRecord;
};

async function sendContent(context: StorageContext, answer: ContentAnswer): Promise<FastifyReply> {
  const { request, reply, object, reload } = answer;
  if (mustDecompress(request, object)) return sendDecompressed(context, answer);
  const range = parseByteRange(rangeHeader(request, object), object.size);
  reply.headers(contentHeaders(object));
  if (range === 'unsatisfiable') {
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${object.size}`, 'content-type': 'text/plain; charset=utf-8' })
      .send('The range is beyond the end.');
  }
  const { start, end } = range ?? { start: 0, end: object.size - 1 };
  if (range !== null) reply.code(206).header('content-range', `bytes ${start}-${end}/${object.size}`);
  reply.header('content-length', String(end - start + 1));
  if (request.method === 'HEAD' || object.size === 0) return reply.send();
  occupyUntilClosed(context, clientOf(request), reply);
  const handle = await openBlob(context, object);
  // The object was replaced between lookup and opening: serve the new one.
  if (handle === null) return sendContent(context, { ...answer, object: reload() });
  return reply.send(handle.createReadStream({ start, end, highWaterMark: PIECE_BYTES }));
}

/** Sends the content of an object that is stored with gzip without it: whole, because nobody knows its size. */
async function sendDecompressed(context: StorageContext, answer: ContentAnswer): Promise<FastifyReply> {
  const { request, reply, object, reload } = answer;
  const headers = contentHeaders(object);
  delete headers['content-encoding'];
  delete headers['x-goog-hash'];
  // Weak: other bytes than those of the stored object, which the strong tag stands for (RFC 9110, 8.8.3.3).
  reply.headers({ ...headers, etag: `W/${headers.etag}`, 'accept-ranges': 'none' });
  if (request.method === 'HEAD') return reply.send();
  occupyUntilClosed(context, clientOf(request), reply);
  const handle = await openBlob(context, object);
  if (handle === null) return sendDecompressed(context, { ...answer, object: reload() });
  return reply.send(decompress(handle.createReadStream({ highWaterMark: PIECE_BYTES })));
}

async function openBlob(context: StorageContext, object: ObjectRecord): Promise<FileHandle | null> {
  try {
    return await open(context.blobs.blobPath(object.blob), 'r');
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error;
    if (context.objects.find(object.bucket, object.name)?.blob === object.blob) throw error;
    return null;
  }
}

/**
 * Headers that keep an uploaded page from running as this site: no type sniffing, a sandbox, and a download for all but
 * media.
 */
function contentHeaders(object: ObjectRecord): Record<string, string> {
  const { settings, name } = object;
  const shown = INLINE.test(settings.contentType);
  return {
    ...validators(object),
    'content-type': settings.contentType,
    'content-disposition': shown
      ? (settings.contentDisposition ?? dispositionOf('inline', name))
      : dispositionOf('attachment', name),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'accept-ranges': 'bytes',
    ...(settings.contentEncoding === undefined ? {} : { 'content-encoding': settings.contentEncoding }),
    ...(settings.contentLanguage === undefined ? {} : { 'content-language': settings.contentLanguage }),
    'x-goog-hash': `crc32c=${object.crc32c},md5=${object.md5}`,
    'x-goog-generation': String(object.generation),
  };
}

function validators(object: ObjectRecord): Record<string, string> {
  return {
    etag: `"${etagOf(object)}"`,
    'last-modified': new Date(object.updatedAt).toUTCString(),
    'cache-control': object.settings.cacheControl ?? 'private, max-age=0',
  };
}

/** Adds to the headers that caches tell answers apart by; the answer may already depend on the origin. */
function addVary(reply: FastifyReply, name: string): void {
  const present = reply.getHeader('vary');
  void reply.header('vary', present === undefined ? name : `${String(present)}, ${name}`);
}

function isFresh(request: FastifyRequest, object: ObjectRecord): boolean {
  const tags = headerOf(request, 'if-none-match');
  if (tags !== undefined)
    return tags === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${etagOf(object)}"`);
  const since = Date.parse(headerOf(request, 'if-modified-since') ?? '');
  return Math.floor(object.updatedAt / 1000) * 1000 <= since;
}

/** Returns the `Range` header, or undefined when `If-Range` names another state: the whole object is sent then. */
function rangeHeader(request: FastifyRequest, object: ObjectRecord): string | undefined {
  const condition = headerOf(request, 'if-range');
  if (condition === undefined) return headerOf(request, 'range');
  const same = condition.startsWith('"')
    ? condition === `"${etagOf(object)}"`
    : Date.parse(condition) === Math.floor(object.updatedAt / 1000) * 1000;
  return same ? headerOf(request, 'range') : undefined;
}

/** Compares in constant time. Lengths are those in bytes: characters outside ASCII take several. */
function isToken(given: string | null, token: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(new Uint8Array(one), new Uint8Array(other));
}
