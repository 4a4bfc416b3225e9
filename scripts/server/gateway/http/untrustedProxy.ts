import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isForwarded } from '@lectern/backend/client';

/** Warning for a site behind a proxy that is not configured with --trust-proxy. */
export const UNTRUSTED_PROXY =
  'Requests come through a proxy that this site does not trust, so all visitors behind it count as one: they share ' +
  'their limits, and have one vote in a canary. Start the site with --trust-proxy and the number of proxies.';

const FIND_EVERY_MS = 60_000;

/** Addresses of this machine and of private networks, where a proxy is. Sources: RFC 1918, RFC 4193, RFC 6598. */
const NEAR = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  NEAR.addSubnet(network, bits);
NEAR.addAddress('::1', 'ipv6');
NEAR.addSubnet('fc00::', 7, 'ipv6');
NEAR.addSubnet('fe80::', 10, 'ipv6');

/**
 * Calls `onFound`, at most once a minute, when a request names its client although no proxy is trusted. A visitor may
 * forge such a header, so it counts from an address of this machine or of a private network alone.
 */
export function findUntrustedProxy(app: FastifyInstance, onFound: () => void): void {
  let last = -Infinity;
  app.addHook('onRequest', (request, _reply, done) => {
    if (isForwarded(request) && performance.now() - last >= FIND_EVERY_MS && isNear(request)) {
      last = performance.now();
      onFound();
    }
    done();
  });
}

function isNear({ raw }: FastifyRequest): boolean {
  const address = (raw.socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/, '').replace(/%.*$/, '');
  return address !== '' && NEAR.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Warns once of a proxy that is not trusted, and calls `count` each time that it is found, at most once a minute. */
export function warnOfUntrustedProxy(app: FastifyInstance, warn: (message: string) => void, count: () => void): void {
  let isWarned = false;
  findUntrustedProxy(app, () => {
    if (!isWarned) warn(UNTRUSTED_PROXY);
    isWarned = true;
    count();
  });
}
