import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { clientOf } from '@lectern/backend/client';
import type { Governor } from '@lectern/backend/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferredEncoding, type Encoding, type PublishedEncoding } from './acceptEncoding';

declare module 'fastify' {
  interface FastifyInstance {
    /** Shares memory and connections between clients. Missing where nothing limits them, as in `lectern dev`. */
    governor?: Governor;
  }
}

/** A response body as sent, with the strong entity tag of exactly these bytes. */
export type Representation = { body: Uint8Array; encoding: PublishedEncoding; etag: string };

/** Resolves to a text in the best encoding that a request accepts; compresses once per encoding. */
export type CompressedText = (acceptEncoding: string | undefined) => Promise<Representation>;

const compress: Record<Encoding, (body: Uint8Array, effort: number) => Promise<Uint8Array>> = {
  br: (body, effort) =>
    viewOf(
      promisify(brotliCompress)(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: effort, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      }),
    ),
  gzip: (body, effort) => viewOf(promisify(gzip)(body, { level: effort })),
  identity: (body) => Promise.resolve(body),
};

/**
 * Caches `text` in memory together with its compressed forms, created on first use. `effort` is the compression level,
 * up to 9: lower for text that is rarely requested twice. A text that is requested again as Brotli is compressed with
 * the level `later` in the background, and from then on sent like that.
 */
export function compressedText(text: string, effort = 9, later = effort): CompressedText {
  const plain = new TextEncoder().encode(text);
  const cache = new Map<Encoding, Promise<Representation>>();
  const create = (encoding: Encoding, level: number): Promise<Representation> =>
    compress[encoding](plain, level).then((body) => representationOf(body, encoding));
  let isBest = later === effort;
  const improve = async (): Promise<void> => {
    isBest = true;
    cache.set('br', Promise.resolve(await create('br', later)));
  };
  return (acceptEncoding) => {
    const encoding = preferredEncoding(acceptEncoding, ['br', 'gzip']);
    const cached = cache.get(encoding);
    if (cached && encoding === 'br' && !isBest) void improve().catch(() => undefined);
    if (cached) return cached;
    const compressed = create(encoding, effort);
    cache.set(encoding, compressed);
    return compressed;
  };
}

/** Returns the representation of bytes that are already in `encoding`. */
export function representationOf(body: Uint8Array, encoding: PublishedEncoding): Representation {
  return { body, encoding, etag: `"${contentTag(body)}"` };
}

/** Returns the first 22 characters of the content's sha256 in base64url, for entity tags. */
export function contentTag(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

/** Size of the pieces of a large body. A reader's pace is judged by the pieces that it has taken. */
const PIECE_BYTES = 64 * 1024;

/**
 * Sends a representation, or 304 when the client already has it. Only a 200 reply can become 304, so that other
 * statuses are never hidden. Source: RFC 9110, section 13.2.1. A large body is sent in pieces and counts as bytes in
 * flight of the client: throws LimitError when it has too many, and a slow reader is cut off.
 */
export function sendRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, encoding, etag }: Representation,
): FastifyReply {
  const vary = reply.getHeader('vary');
  void reply.header('etag', etag).header('vary', ['Accept-Encoding', ...(vary ? [String(vary)] : [])].join(', '));
  if (reply.statusCode === 200 && matchesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  if (request.method === 'HEAD' || body.length <= PIECE_BYTES) return reply.send(body);
  request.server.governor?.hold(clientOf(request), reply.raw, body.length);
  return reply.header('content-length', body.length).send(Readable.from(piecesOf(body)));
}

function* piecesOf(body: Uint8Array): Generator<Uint8Array> {
  for (let index = 0; index < body.length; index += PIECE_BYTES) yield body.subarray(index, index + PIECE_BYTES);
}

/**
 * Returns true when an `If-None-Match` header matches `etag` in a weak comparison. Source: RFC 9110, section 13.1.2.
 */
export function matchesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

async function viewOf(buffer: Promise<Buffer>): Promise<Uint8Array> {
  const { buffer: bytes, byteOffset, byteLength } = await buffer;
  return new Uint8Array(bytes, byteOffset, byteLength);
}
