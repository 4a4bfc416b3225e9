import type { FastifyInstance } from 'fastify';
import type { EventStream } from '../live/eventStream';
import type { LiveSite } from '../live/liveSite';
import type { LoadCounter } from './loadCounts';

/** Counts every answer of `app` by the class of its status, and serves `/metrics` in Prometheus' text format 0.0.4. */
export function addMetrics(app: FastifyInstance, site: LiveSite, events: EventStream, counter: LoadCounter): void {
  const requests = new Map(['1xx', '2xx', '3xx', '4xx', '5xx'].map((status) => [status, 0]));
  app.addHook('onResponse', (_request, reply, done) => {
    const status = `${String(Math.floor(reply.statusCode / 100))}xx`;
    requests.set(status, (requests.get(status) ?? 0) + 1);
    done();
  });
  app.get('/metrics', async (_request, reply) => {
    const loads = counter
      .list()
      .map(({ remote, version, outcome, kind, count }) =>
        sample({ remote, version, outcome, kind: kind ?? '' }, count),
      );
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        [
          ...metric(
            'lectern_requests_total',
            'counter',
            'Answers by class of status.',
            [...requests].map(([status, count]) => sample({ status }, count)),
          ),
          ...metric('lectern_screen_loads_total', 'counter', 'Loads of screens that visitors reported.', loads),
          ...metric('lectern_revision_serial', 'gauge', 'Serial of the revision being served.', [
            sample({}, site.current().registry.serial),
          ]),
          ...metric('lectern_degraded', 'gauge', '1 while the newest revision cannot be served.', [
            sample({}, site.problems().length > 0 ? 1 : 0),
          ]),
          ...metric('lectern_event_clients', 'gauge', 'Open connections of /events.', [sample({}, events.clients())]),
          '',
        ].join('\n'),
      );
  });
}

type Sample = { labels: string; value: number };

function sample(labels: Record<string, string>, value: number): Sample {
  const pairs = Object.entries(labels).map(
    ([name, text]) => `${name}="${text.replace(/[\\"\n]/g, (c) => (c === '\n' ? '\\n' : `\\${c}`))}"`,
  );
  return { labels: pairs.length === 0 ? '' : `{${pairs.join(',')}}`, value };
}

function metric(name: string, type: 'counter' | 'gauge', help: string, samples: Sample[]): string[] {
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(({ labels, value }) => `${name}${labels} ${String(value)}`),
  ];
}
