import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Registry } from 'prom-client';
import type { EventStream } from '../live/eventStream';
import type { LiveSite } from '../live/liveSite';
import type { LoadCounter } from './loadCounts';

/** The parts of a gateway that metrics are read from. */
type Observed = { site: LiveSite; events: EventStream; counter: LoadCounter; rendered: { pages: number } };

/** Counts every response of `app` by status class, and serves `/metrics` in Prometheus' text format 0.0.4. */
export function addMetrics(app: FastifyInstance, observed: Observed): void {
  const registry = new Registry();
  const requests = countRequests(registry);
  countLoads(registry, observed.counter);
  countRenders(registry, observed.rendered);
  describeState(registry, observed);
  app.addHook('onResponse', (_request, reply, done) => {
    requests.inc({ status: `${String(Math.floor(reply.statusCode / 100))}xx` });
    done();
  });
  app.get('/metrics', async (_request, reply) =>
    reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics()),
  );
}

function countRequests(registry: Registry): Counter<'status'> {
  const requests = new Counter({
    name: 'lectern_requests_total',
    help: 'Answers by class of status.',
    labelNames: ['status'],
    registers: [registry],
  });
  for (const status of ['1xx', '2xx', '3xx', '4xx', '5xx']) requests.inc({ status }, 0);
  return requests;
}

function countLoads(registry: Registry, counter: LoadCounter): void {
  new Counter({
    name: 'lectern_screen_loads_total',
    help: 'Loads of screens that visitors reported.',
    labelNames: ['remote', 'version', 'outcome', 'kind'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { kind, count, ...labels } of counter.list()) this.inc({ ...labels, kind: kind ?? '' }, count);
    },
  });
}

function countRenders(registry: Registry, rendered: Observed['rendered']): void {
  new Counter({
    name: 'lectern_pages_rendered_total',
    help: 'Pages that were rendered, because no cached page fitted.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(rendered.pages);
    },
  });
}

function describeState(registry: Registry, { site, events }: Observed): void {
  const gauge = (name: string, help: string, value: () => number): void => {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value());
      },
    });
  };
  gauge('lectern_revision_serial', 'Serial of the revision being served.', () => site.current().registry.serial);
  gauge('lectern_degraded', '1 while the newest revision cannot be served.', () =>
    site.problems().length > 0 ? 1 : 0,
  );
  gauge('lectern_event_clients', 'Open connections of /events.', () => events.clients());
}
