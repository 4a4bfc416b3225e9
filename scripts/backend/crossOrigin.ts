import type { FastifyInstance } from 'fastify';
import { isLocalOrigin } from './auth';

const EXPOSED_HEADERS =
  'content-length, content-range, etag, x-goog-upload-url, x-goog-upload-status, ' +
  'x-goog-upload-size-received, x-goog-upload-chunk-granularity';
const FOREIGN_ORIGIN = {
  error: {
    code: 403,
    message: 'This site is local: it serves pages of this machine only.',
    status: 'PERMISSION_DENIED',
  },
};
const PREFLIGHT_PATHS = [
  '/v1/projects/*',
  '/identitytoolkit.googleapis.com/*',
  '/securetoken.googleapis.com/*',
  '/v0/*',
];

/**
 * Lets pages and tools of this machine call the backend of a local site from any port, and answers their preflight
 * requests. Refuses pages of other origins with 403: the password of the sample accounts is public, so such a page
 * could sign in on a developer's machine and read its data. A public site needs no CORS: its pages have its own origin.
 */
export function allowLocalOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    if (!isLocalOrigin(origin)) return void reply.code(403).send(FOREIGN_ORIGIN);
    if (origin !== undefined) {
      void reply.headers({
        'access-control-allow-origin': origin,
        vary: 'Origin',
        'access-control-expose-headers': EXPOSED_HEADERS,
      });
      if (request.method === 'OPTIONS')
        void reply.headers(preflightHeaders(request.headers['access-control-request-headers']));
    }
    if (request.method === 'OPTIONS') void reply.code(204).send();
    else done();
  });
  for (const path of PREFLIGHT_PATHS) app.options(path, (_request, reply) => reply.code(204).send());
}

function preflightHeaders(requested: string | undefined): Record<string, string> {
  return {
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': requested ?? '',
    'access-control-max-age': '3600',
  };
}
