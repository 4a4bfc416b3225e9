import { createGateway, type Gateway, type LogLevel } from '../../server';
import type { ServedAddress } from '../options/siteOptions';
import { exposureOf } from './exposureOf';
import type { HostedConfig } from './hostedConfig';
import { LOOPBACK } from './requireFreePort';
import { siteHosts } from './siteHosts';

/**
 * Address and configuration of a site on hosted Firebase. `home` is the folder of the counts of loads, which gateways
 * may share; null for one of this machine, beside its copies of bundles.
 */
export type HostedAddress = ServedAddress & {
  home: string | null;
  hosted: HostedConfig;
  logLevel: LogLevel;
  /** Gets the error, once the gateway has ended, when another key than the trusted one has signed the store. */
  onUntrusted: (error: unknown) => void;
};

/** A gateway of a hosted site. `close` serves on for `drainMs` milliseconds, and then ends in order. */
export type HostedSite = { url: string; close(drainMs: number): Promise<void> };

/**
 * Serves a site on hosted Firebase from its store alone: pages, bundles, the registry, the published catalogue and
 * search. Listens at once, and is ready when a revision is served. Rejects when the port is in use.
 */
export async function openHostedSite(address: HostedAddress): Promise<HostedSite> {
  const { host, port, origin, homeUrl, hosted, stores, metrics } = address;
  const isLocal = exposureOf(address) === 'local';
  const url = `http://${host ?? 'localhost'}:${port}`;
  const gateway: Gateway = createGateway({
    home: address.home ?? stores.folder,
    stores,
    servesCatalogue: true,
    waitsForRevision: true,
    onUntrusted: (error) => void gateway.close().finally(() => address.onUntrusted(error)),
    isLocal,
    prerenders: address.prerender,
    host: host ?? LOOPBACK,
    port,
    trustProxy: address.trustProxy,
    origin,
    metrics: { ...metrics, isOpen: isLocal && metrics.port == null && metrics.token == null },
    answersHost: siteHosts({ host, origin }),
    logger: { level: address.logLevel, stream: process.stderr },
    warn: (message) => gateway.app.log.warn(message),
    config: { ...hosted, homeUrl: homeUrl ?? `${origin ?? url}/` },
  });
  await gateway.listen();
  return { url, close: (drainMs) => gateway.close(drainMs) };
}
