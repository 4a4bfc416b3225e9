import type { FastifyPluginAsync } from 'fastify';
import type { BundleHealth } from '../bundles/bundleHealth';
import type { StoresAt } from '../../../release';
import type { SiteSearch } from '../search/siteSearch';
import type { Lifecycle, Phase } from '../lifecycle';
import type { HomeHealth } from './homeHealth';
import type { LiveSite } from '../live/liveSite';

/** The parts of a gateway whose state is served. */
type Observed = {
  lifecycle: Lifecycle;
  site: LiveSite;
  stores: Pick<StoresAt, 'isRemote'>;
  bundles: BundleHealth;
  search: SiteSearch;
  home: HomeHealth;
};

/**
 * Serves `/healthz` and `/readyz` as JSON. `/healthz` is 200 while the process responds. `/readyz` is 200 while the
 * newest revision is served and valid, no file of a live bundle is damaged, and the home can be written; else 503 with
 * `status: "degraded"`, the serial served instead, and the reasons. It is 503 too while the gateway is `starting`,
 * without a serial, and once it is `draining`. `notices` say what visitors hardly notice: it stays 200. A service that
 * can't be reached is one of these, since all gateways would be taken out of use at once.
 */
export function healthRoutes(parts: Observed): FastifyPluginAsync {
  return async (app) => {
    app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
    app.get('/readyz', async (_request, reply) => {
      const state = await readiness(parts);
      return reply
        .code(state.status === 'ready' ? 200 : 503)
        .header('cache-control', 'no-store')
        .send(state);
    });
    await Promise.resolve();
  };
}

type Readiness = {
  status: 'ready' | 'degraded' | Exclude<Phase, 'serving'>;
  serial: number | null;
  problems: string[];
  notices: string[];
};

async function readiness({ lifecycle, site, stores, bundles, search, home }: Observed): Promise<Readiness> {
  const phase = lifecycle.phase();
  if (phase === 'starting')
    return { status: phase, serial: null, problems: [lifecycle.trouble() ?? []].flat(), notices: [] };
  const { serial } = site.current().registry;
  if (phase === 'draining') return { status: phase, serial, problems: [], notices: [] };
  await bundles.recheck();
  const { problem } = await site.current().served(Date.now());
  const refused = problem === null ? [] : [problem];
  const outage = [site.outage() ?? []].flat();
  const unread = stores.isRemote ? [] : outage;
  const problems = [...site.problems(), ...unread, ...refused, ...bundles.problems(), ...(await home.problems())];
  const notices = [...(stores.isRemote ? outage : []), ...[search.trouble() ?? []].flat()];
  return { status: problems.length === 0 ? 'ready' : 'degraded', serial, problems, notices };
}
