import type { FastifyInstance } from 'fastify';

const exposed =
  'content-length, content-range, etag, x-goog-upload-url, x-goog-upload-status, ' +
  'x-goog-upload-size-received, x-goog-upload-chunk-granularity';
const preflighted = ['/v1/projects/*', '/identitytoolkit.googleapis.com/*', '/securetoken.googleapis.com/*', '/v0/*'];

/**
 * Any page may call Firebase's addresses, as on hosted: what a request may do is decided by its token, never by a
 * cookie. Adds the headers to every answer of the instance, and answers preflight requests.
 */
export function allowAnyOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    if (origin !== undefined) {
      void reply.headers({
        'access-control-allow-origin': origin,
        vary: 'Origin',
        'access-control-expose-headers': exposed,
      });
      if (request.method === 'OPTIONS')
        void reply.headers(preflightHeaders(request.headers['access-control-request-headers']));
    }
    if (request.method === 'OPTIONS') void reply.code(204).send();
    else done();
  });
  for (const path of preflighted) app.options(path, (_request, reply) => reply.code(204).send());
}

function preflightHeaders(requested: string | undefined): Record<string, string> {
  return {
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': requested ?? '',
    'access-control-max-age': '3600',
    // A page of a public address may reach this machine only when the answer says so.
    'access-control-allow-private-network': 'true',
  };
}
