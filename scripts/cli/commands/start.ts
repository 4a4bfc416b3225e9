import { limitYoungGeneration, lockHome, type MailDelivery } from '@lectern/backend';
import type { Command } from 'commander';
import { SAMPLE_PASSWORD } from '../../content';
import { channelOf, latestOrNull, messageOf, ownersOf, signAtStart, verifyLive } from '../../release';
import { openLocalSite, type LocalSite } from '../site/localSite';
import { requireFreePort } from '../site/requireFreePort';
import { printResult, printProgress } from '../output/printResult';
import { mailDelivery } from '../options/mailDelivery';
import { publicOrigin } from '../options/publicOrigin';
import { releaseWorkspaces } from '../build/releaseWorkspaces';
import {
  withExamples,
  changeBy,
  homeOf,
  openStores,
  recordsOf,
  ROOT,
  storesOf,
  withReleaseStore,
  type StoreOptions,
} from '../options/storeOptions';
import { signInMethods } from '../options/signInMethods';
import { storageLimits, type StorageLimits } from '../options/storageLimits';
import { trustedHops } from '../options/trustedHops';
import { UsageError } from '../options/UsageError';
import { wasForwarded } from '../status/readStatus';
import { UNTRUSTED_PROXY } from '../../server/loadCounts';

type StartOptions = StoreOptions & {
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
  serve: boolean;
  sample: boolean;
  prerender?: boolean;
};

/** Adds `lectern start`, which `npm start` runs. */
export function addStartCommand(program: Command): void {
  const command = program
    .command('start')
    .description('build and release changed workspaces, then serve the site on this machine')
    .option('--port <number>', 'the port to serve on (default: $PORT, or 4000; 0 for any free port)')
    .option(
      '--host <name>',
      'an address that others can reach, which makes the site public (default: this machine alone)',
    );
  command.option(
    '--origin <url>',
    'the address of a site behind a proxy, also used for links in mails (default: ' +
      "$LECTERN_ORIGIN, or the site's own address)",
  );
  command.option(
    '--trust-proxy [hops]',
    'the number of proxies whose X-Forwarded-For, -Proto and -Host are trusted, 1 when left out; use it only when ' +
      'every visitor comes through them (default: $LECTERN_TRUST_PROXY, or none)',
  );
  addServiceOptions(command);
  command.option(
    '--prerender',
    'send public pages together with their content, before any script has run (or set LECTERN_PRERENDER=1)',
  );
  command.option('--no-serve', 'build and release only');
  command.option('--no-sample', 'do not import the sample courses and books into a new site (or set LECTERN_SAMPLE=0)');
  withExamples(
    withReleaseStore(command),
    'start',
    'start --port 4001 --home /srv/lectern',
    'start --origin https://learn.example --trust-proxy',
  ).action((options: StartOptions) => (options.serve ? serve(options) : releaseOnly(options)));
}

function addServiceOptions(command: Command): void {
  command.option(
    '--smtp <url>',
    'the server that sends mails, such as smtp://user:password@mail.example:587 (default: $LECTERN_SMTP; without ' +
      'one, mails are only stored, see "lectern mail")',
  );
  command.option(
    '--mail-from <sender>',
    "the sender of mails (default: $LECTERN_MAIL_FROM, or no-reply at the site's host)",
  );
  command.option(
    '--sign-in <list>',
    'ways to sign in beside password and Google: anonymous, email-link, custom-token (default: $LECTERN_SIGN_IN, or ' +
      'none)',
  );
  command.option(
    '--storage-per-account <size>',
    'how much an account may store in files, such as 500M or 2G (default: $LECTERN_STORAGE_PER_ACCOUNT, or 512M)',
  );
  command.option(
    '--storage-per-teacher <size>',
    'the same for teachers and administrators (default: $LECTERN_STORAGE_PER_TEACHER, or 200G)',
  );
  command.option(
    '--metrics-port <number>',
    'serve /metrics on a port of its own; LECTERN_METRICS_TOKEN serves it on the site to whoever sends that token ' +
      '(default: open on a local site, none on a public one)',
  );
}

async function serve(options: StartOptions): Promise<void> {
  let end = (): void => process.exit(130);
  watchNpm(() => end());
  const host = options.host === undefined || ['localhost', '127.0.0.1'].includes(options.host) ? null : options.host;
  const port = await requireFreePort(host, portOf(options));
  const trustProxy = trustedHops(options.trustProxy, process.env.LECTERN_TRUST_PROXY);
  const origin = publicOrigin(options.origin, process.env.LECTERN_ORIGIN);
  const sample = options.sample && process.env.LECTERN_SAMPLE !== '0';
  const address = {
    home: homeOf(options),
    host,
    port,
    homeUrl: homeUrl(),
    origin,
    trustProxy,
    sample,
    mail: mailOf(options, origin),
    signIn: signInMethods(options.signIn, process.env.LECTERN_SIGN_IN),
    prerender: options.prerender ?? process.env.LECTERN_PRERENDER === '1',
    storage: storageOf(options),
    metrics: { port: await metricsPortOf(options, host), token: process.env.LECTERN_METRICS_TOKEN || null },
    stores: storesOf(options, { freshMs: 2_000 }),
  };
  lockHome(address.home, 'lectern start').release();
  await releaseChanges(options);
  limitYoungGeneration();
  const site = await openLocalSite(address);
  end = closeOnSignal(site);
  printResult(options.json, { url: site.url, home: address.home, exposure: site.exposure, accounts: site.accounts }, [
    `Lectern is ready on ${site.url}`,
    ...accountLines(site),
    ...exposureLines(site),
    ...(await proxyLines(address)),
    ...mailLines(site, address.mail),
  ]);
}

async function metricsPortOf({ metricsPort }: StartOptions, host: string | null): Promise<number | null> {
  if (metricsPort === undefined) return null;
  const fix = 'Give a free port from 1 to 65535: --metrics-port 9464.';
  if (/^\d{1,5}$/.test(metricsPort) && Number(metricsPort) <= 65535)
    return requireFreePort(host, Number(metricsPort), fix);
  throw new UsageError(`"${metricsPort}" is not a port.`, fix);
}

function storageOf({ storagePerAccount, storagePerTeacher }: StartOptions): StorageLimits {
  const { LECTERN_STORAGE_PER_ACCOUNT, LECTERN_STORAGE_PER_TEACHER } = process.env;
  return storageLimits(
    { flag: storagePerAccount, variable: LECTERN_STORAGE_PER_ACCOUNT },
    { flag: storagePerTeacher, variable: LECTERN_STORAGE_PER_TEACHER },
  );
}

function mailOf({ smtp, mailFrom }: StartOptions, origin: string | null): MailDelivery | null {
  const { LECTERN_SMTP, LECTERN_MAIL_FROM } = process.env;
  return mailDelivery({ smtp, from: mailFrom }, { smtp: LECTERN_SMTP, from: LECTERN_MAIL_FROM }, origin);
}

async function releaseOnly(options: StartOptions): Promise<void> {
  const home = homeOf(options);
  await releaseChanges(options);
  const { serial, registry } = await openStores(options, 'built-here').registry.latest();
  const versions = Object.fromEntries(
    ownersOf(registry).map((owner) => [owner, channelOf(registry, owner)?.stable.version]),
  );
  printResult(options.json, { home, serial, versions }, [
    `Revision ${serial} in ${home}: ${Object.entries(versions)
      .map(([owner, version]) => `${owner} ${version ?? ''}`)
      .join(', ')}.`,
    'To serve it: lectern start',
  ]);
}

async function releaseChanges(options: StartOptions): Promise<void> {
  const stores = openStores(options, 'built-here');
  const live = (await latestOrNull(stores.registry))?.registry ?? null;
  const context = {
    root: ROOT,
    home: recordsOf(options),
    stores,
    live,
    change: changeBy({}, 'start'),
    log: printProgress,
  };
  await releaseWorkspaces(context);
  await signAtStart(stores.registry, changeBy({}, 'start (signature)')).catch((error: unknown) =>
    printProgress(`The newest revision can't be renewed from this home: ${messageOf(error)}`),
  );
  await verifyLive(stores);
}

function portOf({ port = process.env.PORT ?? '4000' }: StartOptions): number {
  const number = /^\d{1,5}$/.test(port) ? Number(port) : Number.NaN;
  if (number <= 65535) return number;
  throw new UsageError(`"${port}" is not a port.`, 'Give one from 1 to 65535: npm start -- --port 4001, or set PORT.');
}

function homeUrl(): string | null {
  const url = process.env.LECTERN_EXTERNAL_HOME_URL;
  if (!url) return null;
  if (/^https?:\/\/\S+$/.test(url)) return url;
  throw new UsageError(
    `LECTERN_EXTERNAL_HOME_URL is "${url}".`,
    'Set it to an absolute URL such as https://lectern.example/, or leave it out.',
  );
}

function accountLines({ accounts }: LocalSite): string[] {
  if (accounts.length === 0) return [];
  return [
    '',
    `Sample accounts, with the password ${SAMPLE_PASSWORD}:`,
    ...accounts.map((email) => `  ${email}`),
    '',
    'Stop with Ctrl-C.',
  ];
}

function exposureLines({ exposure }: LocalSite): string[] {
  if (exposure === 'local') return ['This site is local: only this machine can reach it.'];
  return [
    'This site is public: it has no sample accounts, no mailbox page and no local Google sign-in.',
    'To appoint the first administrator, sign up on the site and run: npx lectern admin grant admin <e-mail>',
  ];
}

/** Names a proxy in front that the options do not, once the site has met it. */
async function proxyLines({ home, trustProxy }: { home: string; trustProxy: number }): Promise<string[]> {
  return trustProxy === 0 && (await wasForwarded(home)) ? [`Today or yesterday: ${UNTRUSTED_PROXY}`] : [];
}

function mailLines({ exposure }: LocalSite, mail: MailDelivery | null): string[] {
  if (mail !== null) return [`Mails are sent from ${mail.from}.`];
  if (exposure === 'local') return [];
  return [
    'Mails are NOT sent: nobody can reset a password or verify an address. They are only stored; "npx lectern mail" ' +
      'lists them.',
    'To send them, set LECTERN_SMTP=smtp://user:password@host:587 (and LECTERN_MAIL_FROM), or use --smtp, and start ' +
      'again.',
  ];
}

/** Closes the site on the first signal, after open requests; exits at once on the second. */
function closeOnSignal(site: LocalSite): () => void {
  let closing = false;
  const close = (): void => {
    if (closing) process.exit(130);
    closing = true;
    site.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, close);
  return close;
}

/** Stops the site when npm stops. npm ends only its shell, so a stopped `npm start` would keep the port in use. */
function watchNpm(end: () => void): void {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 500).unref();
}
