import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferredEncoding, type Encoding } from './acceptEncoding';

/** A body as it goes over the wire, with the strong entity tag of exactly these bytes. */
export type Representation = { body: Uint8Array; encoding: Encoding; etag: string };

/** Gives a text in the encoding that a request asks for; each encoding is made once. */
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
 * Holds `text` in memory together with its compressed forms, made when first asked for. `effort` is up to 9: less for
 * what is seldom asked twice.
 */
export function compressedText(text: string, effort = 9): CompressedText {
  const plain = new TextEncoder().encode(text);
  const made = new Map<Encoding, Promise<Representation>>();
  return (acceptEncoding) => {
    const encoding = preferredEncoding(acceptEncoding, ['br', 'gzip']);
    const known = made.get(encoding);
    if (known) return known;
    const making = compress[encoding](plain, effort).then((body) => representationOf(body, encoding));
    made.set(encoding, making);
    return making;
  };
}

/** The representation of bytes that are already in `encoding`. */
export function representationOf(body: Uint8Array, encoding: Encoding): Representation {
  return { body, encoding, etag: `"${contentTag(body)}"` };
}

/** Returns 22 characters that stand for these very bytes: the start of their sha256. */
export function contentTag(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

/**
 * Answers with a representation, or with 304 where the client has it. Only a reply of status 200 is answered with 304:
 * a page of another status must keep saying so. Source: RFC 9110, section 13.2.1.
 */
export function sendRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, encoding, etag }: Representation,
): FastifyReply {
  void reply.header('etag', etag).header('vary', 'Accept-Encoding');
  if (reply.statusCode === 200 && holdsTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(body);
}

/** True when an `If-None-Match` header names `etag`; compared weakly, as RFC 9110 section 13.1.2 says. */
export function holdsTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

async function viewOf(buffer: Promise<Buffer>): Promise<Uint8Array> {
  const { buffer: bytes, byteOffset, byteLength } = await buffer;
  return new Uint8Array(bytes, byteOffset, byteLength);
}
