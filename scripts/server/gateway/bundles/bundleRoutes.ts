import { FRAMES_FOLDER } from '@lectern/shared/contract';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { acceptEncodingOf, offeredDictionary } from '../http/acceptEncoding';
import type { ReadBundleFile } from './bundleFiles';
import { contentTypeOf } from '../http/contentType';
import { isDictionary, ROOT_FILES, useAsDictionary } from '../../../release';
import type { LiveSite } from '../live/liveSite';
import { sendRepresentation } from '../http/representation';
import { FRAME_POLICY, SEALED_FRAME_POLICY } from '../http/securityHeaders';

/**
 * Serves the published bundles at `/remotes/<name>/<version>/<file>`, immutable and readable from any origin. A missing
 * file is 404 as plain text, never a page.
 */
export function bundleRoutes(read: ReadBundleFile): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { '*': string } }>('/remotes/*', async (request, reply) => {
      void reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
      const [owner, version, ...rest] = request.params['*'].split('/');
      const file = rest.join('/');
      const decodable = { acceptEncoding: acceptEncodingOf(request), dictionary: offeredDictionary(request) };
      const found = owner && version && isPlainPath(rest) ? await read(owner, version, file, decodable) : null;
      if (!owner || !found) return sendMissing(reply);
      if (isDictionary(file))
        void reply.headers({ 'use-as-dictionary': useAsDictionary(owner, file), vary: 'Available-Dictionary' });
      const type = contentTypeOf(file);
      void reply.headers({ 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' });
      if (type.startsWith('text/html')) void reply.header('content-security-policy', framePolicy(rest));
      return sendRepresentation(request, reply, found);
    });
    await Promise.resolve();
  };
}

/**
 * Serves `/favicon.svg` and similar root files from the bundle of the live shell release; 404 as plain text for missing
 * ones.
 */
export function rootFileRoutes(site: LiveSite, read: ReadBundleFile): FastifyPluginAsync {
  return async (app) => {
    for (const file of ROOT_FILES) {
      app.get(`/${file}`, async (request, reply) => {
        const { version } = site.current().registry.shell.stable;
        const found = await read('shell', version, file, { acceptEncoding: acceptEncodingOf(request) });
        if (!found) return sendMissing(reply);
        void reply.headers({ 'content-type': contentTypeOf(file), 'cache-control': 'no-cache' });
        return sendRepresentation(request, reply, found);
      });
    }
    await Promise.resolve();
  };
}

const framePolicy = ([folder, ...inside]: string[]): string =>
  folder === FRAMES_FOLDER && inside.length > 0 ? SEALED_FRAME_POLICY : FRAME_POLICY;

function sendMissing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })
    .send('There is no such file.\n');
}

function isPlainPath(segments: string[]): boolean {
  return (
    segments.length > 0 &&
    segments.every((segment) => segment !== '' && segment !== '.' && segment !== '..' && !/[\\\0]/.test(segment))
  );
}
