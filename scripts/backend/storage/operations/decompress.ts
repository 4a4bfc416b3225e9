import { pipeline, Transform, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { headerOf } from '../request/requestParts';
import type { ObjectRecord } from '../store/objects';

/** A small object may decompress to a huge one: beyond this many bytes the connection ends. */
const MAX_BYTES = 256 * 1024 * 1024;

/** Returns true for an object whose answer depends on `Accept-Encoding`: stored with gzip, without `no-transform`. */
export function mayDecompress({ settings }: ObjectRecord): boolean {
  return settings.contentEncoding?.toLowerCase() === 'gzip' && !/\bno-transform\b/i.test(settings.cacheControl ?? '');
}

/**
 * Returns true when a client without gzip asks for an object that is stored with gzip: as in hosted Storage it gets the
 * content decompressed, whole, unless the object forbids transformations.
 */
export function mustDecompress(request: FastifyRequest, object: ObjectRecord): boolean {
  return mayDecompress(object) && !acceptsGzip(headerOf(request, 'accept-encoding') ?? '');
}

/** Returns the decompressed content. It fails, and ends the connection, when it is damaged or too large. */
export function decompress(content: Readable): Transform {
  let bytes = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) done(new Error(`An object decompresses to at most ${MAX_BYTES} bytes.`));
      else done(null, chunk);
    },
  });
  pipeline(content, createGunzip(), limit, () => undefined);
  return limit;
}

function acceptsGzip(header: string): boolean {
  return header.split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return (
      (name === 'gzip' || name === 'x-gzip' || name === '*') && !parameters.some((part) => /^q=0(\.0*)?$/.test(part))
    );
  });
}
