import type { FastifyPluginAsync } from 'fastify';
import type { BundleHealth } from '../bundles/bundleHealth';
import type { LiveSite } from '../live/liveSite';

/**
 * Serves `/healthz` and `/readyz` as JSON. `/healthz` is 200 while the process responds. `/readyz` is 200 while the
 * newest revision is served and no file of a live bundle is damaged, else 503 with `status: "degraded"`, the serial
 * served instead, and the reasons.
 */
export function healthRoutes(site: LiveSite, bundles: BundleHealth): FastifyPluginAsync {
  return async (app) => {
    app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
    app.get('/readyz', async (_request, reply) => {
      await bundles.recheck();
      const problems = [...site.problems(), ...bundles.problems()];
      const { serial } = site.current().registry;
      void reply.code(problems.length === 0 ? 200 : 503).header('cache-control', 'no-store');
      return reply.send({ status: problems.length === 0 ? 'ready' : 'degraded', serial, problems });
    });
    await Promise.resolve();
  };
}
