import type { FastifyPluginAsync } from 'fastify';
import { acceptEncodingOf } from '../http/acceptEncoding';
import type { LiveSite } from './liveSite';
import { sendRepresentation } from '../http/representation';

/**
 * Serves the live revision at `/registry.json`, with the signatures that prove it and an entity tag for revalidation.
 * Answers 503, with the reason, when browsers would refuse that proof.
 */
export function registryRoutes(site: LiveSite): FastifyPluginAsync {
  return async (app) => {
    app.get('/registry.json', async (request, reply) => {
      const { json, problem } = await site.current().served(Date.now());
      if (problem !== null)
        return reply
          .code(503)
          .header('cache-control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send(`${problem}\n`);
      const representation = await json(acceptEncodingOf(request));
      void reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' });
      return sendRepresentation(request, reply, representation);
    });
    await Promise.resolve();
  };
}
