import { LOAD_REPORT_BYTES } from '@lectern/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import { clientOf } from '@lectern/backend/client';
import type { KnowsVersion } from './knownVersions';
import type { CanaryVisits } from '../canary/canaryVisits';
import type { LoadCounter } from './loadCounts';
import { readReport } from './readReport';
import type { RateLimit } from '../http/rateLimit';

/**
 * `knows` resolves to true for a version that exists; `onUnknown` is called for a report on any other. `note` gets the
 * reports for the canaries; it returns false for one without a valid token, and `onUnsigned` is called.
 */
type Telemetry = {
  knows: KnowsVersion;
  counter: LoadCounter;
  note: CanaryVisits['note'];
  allow: RateLimit;
  onUnknown: () => void;
  onUnsigned: () => void;
};

/**
 * Accepts reports on loads, and on revisions that a browser refused, at `POST /telemetry`: JSON under any content type,
 * since a beacon sends text. Answers 204 for a report, 400 for anything else, 403 to another site's page, 413 above
 * `LOAD_REPORT_BYTES`, and 429 to a client that sends too many. Counts only versions that are live or
 * published; others are only counted as unknown.
 */
export function telemetryRoutes({ knows, counter, note, allow, onUnknown, onUnsigned }: Telemetry): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LOAD_REPORT_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    app.post(
      '/telemetry',
      {
        bodyLimit: LOAD_REPORT_BYTES,
        onRequest: async (request, reply) => {
          const from = request.headers['sec-fetch-site'];
          if (from !== undefined && from !== 'same-origin')
            return reply.code(403).type('text/plain').send('Reports come from pages of this site.\n');
          if (!allow(clientOf(request)))
            return reply.code(429).header('retry-after', '10').type('text/plain').send('Too many reports.\n');
          return undefined;
        },
      },
      async (request, reply) => {
        const report = typeof request.body === 'string' ? readReport(request.body) : null;
        if (!report) return reply.code(400).type('text/plain').send('This is not a load report.\n');
        if ('refused' in report) counter.addRefusal(report);
        else if (await knows(report.remote, report.version)) {
          counter.add(report);
          if (!note(report, clientOf(request))) onUnsigned();
        } else onUnknown();
        return reply.code(204).send();
      },
    );
    await Promise.resolve();
  };
}
