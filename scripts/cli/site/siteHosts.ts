import { networkInterfaces } from 'node:os';
import type { Reach } from './exposureOf';
import { LOOPBACK } from './requireFreePort';

const LOOPBACK_NAMES = ['localhost', LOOPBACK, '[::1]'];
/** Addresses that bind to every network of the machine. */
const EVERY_ADDRESS = ['0.0.0.0', '::', '[::]'];

/**
 * Returns the check of Host headers for a site: those of its `origin`, its `--host`, and loopback, which programs on
 * this machine and a proxy without `Host` use. A site bound to every network also answers for the machine's addresses.
 * Any port is accepted, because tunnels and port mappings change it.
 */
export function siteHosts({ host, origin = null }: Reach): (header: string) => boolean {
  const isEverywhere = host !== null && EVERY_ADDRESS.includes(host);
  const names = new Set(LOOPBACK_NAMES);
  if (host !== null && !isEverywhere) names.add(nameOf(host));
  if (origin !== null) names.add(new URL(origin).hostname);
  return (header) => {
    const [, name = ''] = /^(\[[\da-f:.]+\]|[^:]*?)\.?(?::\d{1,5})?$/.exec(header.toLowerCase()) ?? [];
    return names.has(name) || (isEverywhere && machineNames().includes(name));
  };
}

function machineNames(): string[] {
  return Object.values(networkInterfaces()).flatMap((addresses) =>
    (addresses ?? []).map(({ address }) => nameOf(address.replace(/%.*$/, ''))),
  );
}

/** Returns a host as URLs and Host headers write it: IPv6 addresses in brackets. */
const nameOf = (host: string): string =>
  (host.includes(':') && !host.startsWith('[') ? `[${host}]` : host).toLowerCase();
