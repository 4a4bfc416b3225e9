import type { FastifyPluginAsync } from 'fastify';
import { ISSUER_PATH, issuerProfile, KEYS_PATH, type Issuer } from './credential';

/** Public keys change only when they are rotated, and old ones stay listed. */
const CACHE = 'public, max-age=300';

/**
 * Serves what a verifier needs: the public keys, and the issuer's profile. Both are public, and readable from any
 * origin.
 */
export function certificateRoutes({ origin, keys }: Issuer): FastifyPluginAsync {
  const headers = { 'cache-control': CACHE, 'access-control-allow-origin': '*' };
  return (app) => {
    app.get(KEYS_PATH, (_request, reply) =>
      reply
        .headers(headers)
        .type('application/jwk-set+json')
        .send(JSON.stringify({ keys: keys.publicKeys })),
    );
    app.get(ISSUER_PATH, (_request, reply) => reply.headers(headers).send(issuerProfile(origin)));
    return Promise.resolve();
  };
}
