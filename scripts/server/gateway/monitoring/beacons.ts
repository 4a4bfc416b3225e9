import { clientOf } from '@lectern/backend/client';
import type { FastifyPluginAsync } from 'fastify';
import { visitorOf } from '../canary/clientMark';
import type { RateLimit } from '../http/rateLimit';

/** Reports that pages send as beacons to `path`. `parse` throws for anything else; `bytes` is the maximum size. */
type Beacons<R> = {
  path: string;
  bytes: number;
  allow: RateLimit;
  parse: (value: unknown, path: string) => R;
  accept: (report: R, visitor: string) => Promise<void>;
};

/**
 * Accepts reports with `POST`: JSON under any content type, since a beacon sends text. Answers 204 for a report, 400
 * for anything else, 403 to another site's page, 413 above the size, and 429 to a client that sends too many.
 */
export function beaconRoutes<R>({ path, bytes, allow, parse, accept }: Beacons<R>): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: bytes }, (_request, body, done) => done(null, body));
    app.post(
      path,
      {
        bodyLimit: bytes,
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
        const report = read(parse, request.body);
        if (report === null) return reply.code(400).type('text/plain').send('This is not a report.\n');
        await accept(report, visitorOf(request));
        return reply.code(204).send();
      },
    );
    await Promise.resolve();
  };
}

function read<R>(parse: Beacons<R>['parse'], body: unknown): R | null {
  try {
    return parse(JSON.parse(String(body)), 'report');
  } catch {
    return null;
  }
}
