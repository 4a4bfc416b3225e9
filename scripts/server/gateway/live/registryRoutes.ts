import type { FastifyPluginAsync } from 'fastify';
import { acceptEncodingOf } from '../http/acceptEncoding';
import type { LiveSite } from './liveSite';
import { sendRepresentation } from '../http/representation';

/** Serves the live revision at `/registry.json`, revalidated by its entity tag. */
export function registryRoutes(site: LiveSite): FastifyPluginAsync {
  return async (app) => {
    app.get('/registry.json', async (request, reply) => {
      const representation = await site.current().registryJson(acceptEncodingOf(request));
      void reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' });
      return sendRepresentation(request, reply, representation);
    });
    await Promise.resolve();
  };
}
