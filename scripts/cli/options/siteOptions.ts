import { Option, type Command } from 'commander';
import type { StoresAt } from '../../release';
import { LOG_LEVELS, type LogLevel, type MetricsAccess } from '../../server';
import { otherPort, requireFreePort } from '../site/requireFreePort';
import { publicOrigin } from './publicOrigin';
import { storesOf, type StoreOptions } from './storeOptions';
import { trustedHops } from './trustedHops';
import { UsageError } from './UsageError';

/** Options of the commands that serve a site. */
export type SiteOptions = StoreOptions & {
  port?: string;
  host?: string;
  origin?: string;
  trustProxy?: string | boolean;
  smtp?: string;
  mailFrom?: string;
  signIn?: string;
  metricsPort?: string;
  storagePerAccount?: string;
  storagePerTeacher?: string;
  prerender: boolean;
  logLevel?: LogLevel;
};

/** Adds the options of the address: `--port`, `--host`, `--origin` and `--trust-proxy`. */
export function withAddress(command: Command): Command {
  return command
    .option('--port <number>', 'the port to serve on (default: $PORT, or 4000; 0 for any free port)')
    .option(
      '--host <name>',
      'an address that others can reach, which makes the site public (default: this machine alone)',
    )
    .option(
      '--origin <url>',
      'the address of a site behind a proxy, also used for links in mails (default: ' +
        "$LECTERN_ORIGIN, or the site's own address)",
    )
    .option(
      '--trust-proxy [hops]',
      'the number of proxies whose X-Forwarded-For, -Proto and -Host are trusted, 1 when left out; use it only when ' +
        'every visitor comes through them (default: $LECTERN_TRUST_PROXY, or none)',
    );
}

/** Adds the options of the embedded backend, `--metrics-port`, `--no-prerender` and `--log-level`. */
export function withServices(command: Command): Command {
  return command
    .option(
      '--smtp <url>',
      'the server that sends mails, such as smtp://user:password@mail.example:587 (default: $LECTERN_SMTP; without ' +
        'one, mails are only stored, see "lectern mail")',
    )
    .option('--mail-from <sender>', "the sender of mails (default: $LECTERN_MAIL_FROM, or no-reply at the site's host)")
    .option(
      '--sign-in <list>',
      'ways to sign in beside password and Google: anonymous, email-link, custom-token (default: $LECTERN_SIGN_IN, ' +
        'or none)',
    )
    .option(
      '--storage-per-account <size>',
      'how much an account may store in files, such as 500M or 2G (default: $LECTERN_STORAGE_PER_ACCOUNT, or 512M)',
    )
    .option(
      '--storage-per-teacher <size>',
      'the same for teachers and administrators (default: $LECTERN_STORAGE_PER_TEACHER, or 200G)',
    )
    .option(
      '--metrics-port <number>',
      'serve /metrics on a port of its own; LECTERN_METRICS_TOKEN serves it on the site to whoever sends that token ' +
        '(default: open on a local site, none on a public one)',
    )
    .option(
      '--no-prerender',
      'send public pages without prerendered content, which scripts then show (or set LECTERN_PRERENDER=0)',
    )
    .addOption(
      new Option(
        '--log-level <level>',
        'log requests and errors from this level on, as lines of JSON on standard error (default: ' +
          '$LECTERN_LOG_LEVEL, or error; info on a hosted site)',
      ).choices(LOG_LEVELS),
    );
}

/** The parts of an address that every site has; `host` null binds to this machine alone. */
export type ServedAddress = {
  host: string | null;
  port: number;
  homeUrl: string | null;
  origin: string | null;
  trustProxy: number;
  prerender: boolean;
  metrics: Pick<MetricsAccess, 'port' | 'token'>;
  stores: StoresAt;
};

/** Reads the options that every site has. Rejects with a UsageError for an unusable one, or a port in use. */
export async function servedAddressOf(options: SiteOptions): Promise<ServedAddress> {
  const { LECTERN_TRUST_PROXY, LECTERN_ORIGIN, LECTERN_PRERENDER, LECTERN_METRICS_TOKEN } = process.env;
  const host = options.host === undefined || ['localhost', '127.0.0.1'].includes(options.host) ? null : options.host;
  const port = portOf(options);
  return {
    host,
    port: await requireFreePort(host, port, `Choose another: ${portOption(otherPort(port))}, or set PORT.`),
    homeUrl: homeUrl(),
    origin: publicOrigin(options.origin, LECTERN_ORIGIN),
    trustProxy: trustedHops(options.trustProxy, LECTERN_TRUST_PROXY),
    prerender: options.prerender && LECTERN_PRERENDER !== '0',
    metrics: { port: await metricsPortOf(options, host), token: LECTERN_METRICS_TOKEN || null },
    stores: storesOf(options, { freshMs: 2_000 }),
  };
}

async function metricsPortOf(options: SiteOptions, host: string | null): Promise<number | null> {
  const { metricsPort } = options;
  if (metricsPort === undefined) return null;
  const fix = 'Give a free port from 1 to 65535: --metrics-port 9464.';
  const port = parsePort(metricsPort);
  if (port === null) throw new UsageError(`"${metricsPort}" is not a port.`, fix);
  if (port !== 0 && port === portOf(options))
    throw new UsageError(`The site and its metrics can't both use port ${port}.`, fix);
  return requireFreePort(host, port, fix);
}

function portOf({ port = process.env.PORT ?? '4000' }: SiteOptions): number {
  const number = parsePort(port);
  if (number !== null) return number;
  throw new UsageError(`"${port}" is not a port.`, `Give one from 1 to 65535: ${portOption(4001)}, or set PORT.`);
}

const parsePort = (text: string): number | null =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : null;

/** Returns the option of a port as the command takes it: npm passes on what follows `--`. */
const portOption = (port: number): string =>
  `${process.env.npm_lifecycle_event === 'start' ? 'npm start -- ' : ''}--port ${port}`;

function homeUrl(): string | null {
  const url = process.env.LECTERN_EXTERNAL_HOME_URL;
  if (!url) return null;
  if (/^https?:\/\/\S+$/.test(url)) return url;
  throw new UsageError(
    `LECTERN_EXTERNAL_HOME_URL is "${url}".`,
    'Set it to an absolute URL such as https://lectern.example/, or leave it out.',
  );
}
