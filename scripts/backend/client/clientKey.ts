import { isIP, isIPv6 } from 'node:net';

/**
 * The part of a Fastify request that identifies its client. `ip` follows the server's configured number of proxy hops.
 */
type ClientRequest = { ip: string; raw: { socket: { remoteAddress?: string | undefined } } };

/** Headers by which a proxy names the client of a request. */
const FORWARDING = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/** Returns true for a request that names a client besides its connection, as one that comes through a proxy does. */
export function isForwarded({ headers }: { headers: Record<string, unknown> }): boolean {
  return FORWARDING.some((name) => headers[name] !== undefined);
}

/**
 * Returns Fastify's `trustProxy` for a configured number of proxies in front of the server: the address that the
 * outermost of them saw is the client, and entries that a client puts at the left of `X-Forwarded-For` change nothing.
 * Fastify itself refuses to count hops, because a client that reaches the server directly could forge them: use it only
 * when every request comes through the proxies.
 */
export function trustHops(hops: number): (address: string, hop: number) => boolean {
  return (_address, hop) => hop < hops;
}

/**
 * Returns the key under which limits and quotas count the client of a request; the client cannot choose it. The
 * server's `trustProxy` is {@link trustHops}. An entry that is no address counts as the proxy itself.
 */
export function clientOf(request: ClientRequest): string {
  return clientKey(request.ip) ?? clientKey(request.raw.socket.remoteAddress ?? '') ?? 'unknown';
}

/**
 * Returns the key of the client behind an IP address: an IPv4 address, also when it is mapped into IPv6, or the first
 * 64 bits of an IPv6 address, because one customer gets at least such a network. A port is ignored. Returns null for
 * anything but an address.
 */
export function clientKey(address: string): string | null {
  const ip = withoutPort(address.trim());
  if (isIP(ip) === 0) return null;
  if (!isIPv6(ip)) return ip;
  const groups = groupsOf(ip);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) return mappedIpv4(groups);
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** Removes the port of `203.0.113.9:4711` and `[2001:db8::1]:4711`, and the zone of `fe80::1%eth0`. */
function withoutPort(address: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(address) ?? [];
  const [, ipv4] = /^([\d.]+):\d+$/.exec(address) ?? [];
  return (bracketed ?? ipv4 ?? address).replace(/%.*$/, '');
}

/** Returns the eight groups of a valid IPv6 address. The URL parser writes it in one form, with hexadecimal groups. */
function groupsOf(ip: string): number[] {
  const [left = '', right] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::');
  const parse = (part: string): number[] =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  if (right === undefined) return parse(left);
  const [start, end] = [parse(left), parse(right)];
  return [...start, ...Array<number>(8 - start.length - end.length).fill(0), ...end];
}

function mappedIpv4(groups: readonly number[]): string {
  const [high = 0, low = 0] = groups.slice(6);
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
