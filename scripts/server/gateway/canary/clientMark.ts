import { createHmac } from 'node:crypto';
import { BlockList } from 'node:net';

/** Addresses that nobody outside of the site's own network has. */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4');
const PRIVATE_IPV6 = /^(0:0:0:0|f[cd][0-9a-f]{2}:|fe80:)/;

/**
 * Returns the mark by which a client counts once in a step: a keyed hash of its address that differs between steps, so
 * that marks can't be joined. Null for a private address: behind it may be a whole school, and nobody from outside.
 */
export function clientMark(client: string, step: string, key: Uint8Array): string | null {
  const isPrivate = client.includes(':') ? PRIVATE_IPV6.test(client) : PRIVATE.check(client, 'ipv4');
  return isPrivate ? null : createHmac('sha256', key).update(`${step} ${client}`).digest('base64url').slice(0, 8);
}
