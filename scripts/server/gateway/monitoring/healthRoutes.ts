import type { FastifyPluginAsync } from 'fastify';
import type { BundleHealth } from '../bundles/bundleHealth';
import type { SiteSearch } from '../search/siteSearch';
import type { HomeHealth } from './homeHealth';
import type { LiveSite } from '../live/liveSite';

/** The parts of a gateway whose state is served. */
type Observed = { site: LiveSite; bundles: BundleHealth; search: SiteSearch; home: HomeHealth };

/**
 * Serves `/healthz` and `/readyz` as JSON. `/healthz` is 200 while the process responds. `/readyz` is 200 while the
 * newest revision is served and valid, no file of a live bundle is damaged, and the home can be written; else 503 with
 * `status: "degraded"`, the serial served instead, and the reasons. `notices` say what visitors hardly notice: it stays
 * 200.
 */
export function healthRoutes({ site, bundles, search, home }: Observed): FastifyPluginAsync {
  return async (app) => {
    app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
    app.get('/readyz', async (_request, reply) => {
      await bundles.recheck();
      const { problem } = await site.current().served(Date.now());
      const refused = problem === null ? [] : [problem];
      const problems = [...site.problems(), ...refused, ...bundles.problems(), ...(await home.problems())];
      const notices = [search.trouble()].filter((notice) => notice !== null);
      const { serial } = site.current().registry;
      void reply.code(problems.length === 0 ? 200 : 503).header('cache-control', 'no-store');
      return reply.send({ status: problems.length === 0 ? 'ready' : 'degraded', serial, problems, notices });
    });
    await Promise.resolve();
  };
}
