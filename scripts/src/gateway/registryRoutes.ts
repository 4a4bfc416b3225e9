import type { FastifyPluginAsync } from 'fastify';
import { acceptEncodingOf } from './acceptEncoding';
import type { LiveSite } from './liveSite';
import { sendRepresentation } from './representation';
import { routesOf } from './siteView';

/** `/registry.json`: the live revision, revalidated by its entity tag. `/robots.txt`: everything but the routes that need an account. */
export function registryRoutes(site: LiveSite): FastifyPluginAsync {
  return async (app) => {
    app.get('/registry.json', async (request, reply) => {
      const representation = await site.current().registryJson(acceptEncodingOf(request));
      void reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' });
      return sendRepresentation(request, reply, representation);
    });
    app.get('/robots.txt', async (_request, reply) => {
      const guarded = routesOf(site.current().registry).filter((route) => route.access !== 'public');
      const paths = new Set(guarded.map((route) => route.path.replace(/:[A-Za-z0-9_]+/g, '*')));
      const lines = ['User-agent: *', ...[...paths].map((path) => `Disallow: ${path}$`), 'Allow: /', ''];
      return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(lines.join('\n'));
    });
    await Promise.resolve();
  };
}
