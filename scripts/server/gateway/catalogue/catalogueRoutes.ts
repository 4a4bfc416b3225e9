import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { acceptEncodingOf, preferredEncoding } from '../http/acceptEncoding';
import { contentTypeOf } from '../http/contentType';
import { representationOf, sendRepresentation, type Representation } from '../http/representation';
import type { StoredCatalogue } from './storedCatalogue';

/** Files in this folder are named by a hash of their content, so they never change. */
const IMMUTABLE = 'catalogue/files/';

/**
 * Serves the published catalogue at the addresses of `fileUrl`, `/v0/b/<bucket>/o/<path>?alt=media`. Browsers cache
 * lists forever, and revalidate the pointer and courses. Answers in plain text, never with a page: 404 for a file that
 * is not published, and 503 while the store is unavailable.
 */
export function catalogueRoutes(catalogue: StoredCatalogue, bucket: string): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { bucket: string; path: string } }>('/v0/b/:bucket/o/:path', async (request, reply) => {
      const { path } = request.params;
      if (request.params.bucket !== bucket) return sendText(reply.code(404), 'There is no such file.');
      let bytes: Uint8Array | null;
      try {
        bytes = await catalogue.read(path);
      } catch (error) {
        request.log.warn(error, 'A file of the catalogue could not be read.');
        return sendText(reply.code(503).header('retry-after', '5'), 'The catalogue is unavailable for a moment.');
      }
      if (bytes === null) return sendText(reply.code(404), 'There is no such file.');
      const lifetime = path.startsWith(IMMUTABLE) ? 'public, max-age=31536000, immutable' : 'public, no-cache';
      void reply.headers({ 'content-type': contentTypeOf(path), 'cache-control': lifetime });
      return sendRepresentation(request, reply, await inEncodingOf(bytes, acceptEncodingOf(request)));
    });
    await Promise.resolve();
  };
}

/** Returns stored bytes as they are, or decompressed for a client that does not accept gzip. */
async function inEncodingOf(bytes: Uint8Array, accepted: string | undefined): Promise<Representation> {
  const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!isCompressed) return representationOf(bytes, 'identity');
  if (preferredEncoding(accepted, ['gzip']) === 'gzip') return representationOf(bytes, 'gzip');
  return representationOf(new Uint8Array(await promisify(gunzip)(bytes)), 'identity');
}

function sendText(reply: FastifyReply, message: string): FastifyReply {
  return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(`${message}\n`);
}
